import { useSyncExternalStore } from "react";

/*
 * A room said that its host's time is over: whichever screen asked shows the overlay, wherever the
 * button was that asked.
 */
let isOpen = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Show over this room's screen that hosting has to be paid for. */
export const showExpired = () => become(true);
export const hideExpired = () => become(false);

/** Is it to be shown? */
export function useIsExpiredShown(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => isOpen,
  );
}
