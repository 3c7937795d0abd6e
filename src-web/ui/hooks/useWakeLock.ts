import { useEffect } from "react";

/** Keeps the screen lit while mounted; does nothing in browsers without wake locks. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const next = await navigator.wakeLock?.request("screen");
        if (isOver) await next?.release();
        else lock = next;
      } catch {
        // Refused, for example because of a low battery: the game continues on a screen that may dim.
      }
    };
    // The browser drops the lock whenever the page is hidden.
    const again = () => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
