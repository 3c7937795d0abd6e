import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that tells whether the component is still on the page, for work that waits for others:
 * meanwhile the user may have gone back, and must not be pulled to where the work would have led.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
