import { useSyncExternalStore } from "react";

/*
 * Set when a room refused something because its host's paid time is over. The screen that sent the request
 * shows the overlay, wherever the pressed button was.
 */
let isOpen = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Shows on this room's screen that hosting has to be paid for. */
export const showExpired = () => become(true);
export const hideExpired = () => become(false);

/** Whether that is shown. */
export function useIsExpiredShown(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => isOpen,
  );
}
