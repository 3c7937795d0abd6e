import { useCallback, useRef } from "react";

/** How long a button ignores repeated clicks, ms (specification, section 9). */
const BUTTON_LOCK_MS = 1_500;
/** The same for a form's button, ms: whoever is refused mends it and sends it again at once. */
const SUBMIT_LOCK_MS = 500;

/** How long a button of this type ignores repeated clicks, unless it says otherwise, ms. */
export const lockOf = (type: "submit" | "reset" | "button" | undefined): number =>
  type === "submit" ? SUBMIT_LOCK_MS : BUTTON_LOCK_MS;

/** Returns `pass()`, which returns true once and then false until `lockMs` have passed. */
export function useLock(lockMs: number = BUTTON_LOCK_MS): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < lockMs) return false;
    last.current = now;
    return true;
  }, [lockMs]);
}
