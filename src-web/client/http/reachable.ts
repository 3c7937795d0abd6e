import { useSyncExternalStore } from "react";

/**
 * Does the server answer? `silent`: one call found nobody, which an ad blocker or a page that is being left can
 * do as well. `gone`: nobody answers at all.
 */
type Reach = "there" | "silent" | "gone";

let reach: Reach = "there";
const listeners = new Set<() => void>();

/** Say what is known of the server now. */
export function setReach(next: Reach): void {
  if (reach === next) return;
  reach = next;
  for (const listener of listeners) listener();
}

/** A call found nobody. */
export function foundNobody(): void {
  if (reach === "there") setReach("silent");
}

function onReach(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Does the server answer, as far as this page knows? */
export function useReach(): Reach {
  return useSyncExternalStore(
    onReach,
    () => reach,
    () => "there",
  );
}

/** What failed while the server was gone may be asked again: called once it is there. Returns how to stop. */
export function onBack(again: () => void): () => void {
  let before = reach;
  return onReach(() => {
    if (before === "gone" && reach === "there") again();
    before = reach;
  });
}
