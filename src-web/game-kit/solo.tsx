import { createContext, use, useEffect } from "react";

const SoloContext = createContext<(solo: boolean) => void>(() => undefined);

/** Provides the function by which the task below claims the whole phone. */
export const SoloProvider = SoloContext.Provider;

/** While the calling task is rendered, no stage is shown above it: a canvas needs the whole phone. */
export function useSolo(): void {
  const setSolo = use(SoloContext);
  useEffect(() => {
    setSolo(true);
    return () => setSolo(false);
  }, [setSolo]);
}
