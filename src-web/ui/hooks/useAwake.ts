import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on a page that the build writes out, and until a browser has taken it over. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
