import { useSyncExternalStore } from "react";

/**
 * Whether the server responds. `silent`: one call got no response, which an ad blocker or leaving the page
 * can cause as well. `gone`: the server does not respond at all.
 */
type Reach = "there" | "silent" | "gone";

let reach: Reach = "there";
const listeners = new Set<() => void>();

/** Sets what is now known about the server. */
export function setReach(next: Reach): void {
  if (reach === next) return;
  reach = next;
  for (const listener of listeners) listener();
}

/** Called when a call got no response. */
export function foundNobody(): void {
  if (reach === "there") setReach("silent");
}

function onReach(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns whether the server responds, as far as this page knows. */
export function useReach(): Reach {
  return useSyncExternalStore(
    onReach,
    () => reach,
    () => "there",
  );
}

/**
 * Calls `again` when the server responds after it was gone, to repeat what failed. Returns the function that
 * unsubscribes.
 */
export function onServerBack(again: () => void): () => void {
  let before = reach;
  return onReach(() => {
    if (before === "gone" && reach === "there") again();
    before = reach;
  });
}
