import { createContext, use } from "react";

const OpenEvening = createContext<() => void>(() => undefined);

/** Provides the function that opens the plan of the evening. */
export const OpenEveningProvider = OpenEvening.Provider;

/** Returns the function that opens the plan of the evening. */
export function useOpenEvening(): () => void {
  return use(OpenEvening);
}
