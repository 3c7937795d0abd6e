import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page is hydrated: false while the build prerenders it, and until the browser has taken it over.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
