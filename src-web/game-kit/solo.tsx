import { createContext, use, useEffect } from "react";

const SoloContext = createContext<(solo: boolean) => void>(() => undefined);

/** Hears whether the task below wants the phone for itself. */
export const SoloProvider = SoloContext.Provider;

/** While the calling task is shown, no stage stands above it: a canvas needs all of a phone. */
export function useSolo(): void {
  const setSolo = use(SoloContext);
  useEffect(() => {
    setSolo(true);
    return () => setSolo(false);
  }, [setSolo]);
}
