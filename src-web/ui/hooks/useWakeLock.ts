import { useEffect } from "react";

/** Keep the screen lit while mounted. Browsers without wake locks go on as they do. */
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
        // Refused, for a low battery say: the game goes on with a screen that may dim.
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
