import { useSyncExternalStore } from "react";

/**
 * Does the server answer? `silent`: one call found nobody, which an ad blocker or a page that is being left can
 * do as well. `gone`: nobody answers at all.
 */
type Reach = "there" | "silent" | "gone";

let reach: Reach = "there";
const listeners = new Set<() => void>();

function setReach(next: Reach): void {
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

async function answers(): Promise<boolean> {
  try {
    // Wakes no room, and is answered by no cache.
    const answer = await fetch("/api/v1/health", { cache: "no-store" });
    return answer.status < 500;
  } catch {
    return false;
  }
}

let asking: Promise<void> | undefined;

/** Ask the server whether it is there; one question at a time, however many want to know. */
export function askServer(): Promise<void> {
  asking ??= answers().then((isThere) => {
    asking = undefined;
    setReach(isThere ? "there" : "gone");
  });
  return asking;
}

/** What failed while the server was gone may be asked again: called once it is there. Returns how to stop. */
export function onBack(again: () => void): () => void {
  let before = reach;
  return onReach(() => {
    if (before === "gone" && reach === "there") again();
    before = reach;
  });
}
