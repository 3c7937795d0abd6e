import { useCallback, useRef } from "react";

/** A button ignores repeat clicks for this long (specification, section 9). */
export const BUTTON_LOCK_MS = 1_500;

/** A gate that opens once and then stays shut for a while: `pass()` says whether to go on. */
export function useLock(lockMs: number = BUTTON_LOCK_MS): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < lockMs) return false;
    last.current = now;
    return true;
  }, [lockMs]);
}
