import { createContext, use } from "react";

const OpenEvening = createContext<() => void>(() => undefined);

/** Says how the plan of the evening is opened. */
export const OpenEveningProvider = OpenEvening.Provider;

/** Opens the plan of the evening. */
export function useOpenEvening(): () => void {
  return use(OpenEvening);
}
