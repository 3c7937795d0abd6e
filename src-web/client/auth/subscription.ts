import { useSyncExternalStore } from "react";
import type { AccessClaims } from "./token.ts";

/** A token without an end counts as paid for this much longer, s (specification, section 4). */
const WITHOUT_END_S = 60;

/** Has the time these claims speak of run out? `now`: ms since 1970. */
export function isExpired({ subscriptionEpoch }: AccessClaims, now: number): boolean {
  const nowS = now / 1000;
  return (subscriptionEpoch ?? nowS + WITHOUT_END_S) < nowS;
}

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
