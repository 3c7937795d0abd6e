import { useEffect } from "react";

/** Pause before a picture is first loaded again, ms; each further one is twice as long. */
const AGAIN_MS = 1_000;
/** How often in all, so that the last time is two minutes later. A picture that is gone is not asked for for ever. */
const TIMES = 7;

/**
 * Loads the page's pictures again which a bad connection lost: a browser leaves them broken for as long as
 * they are shown, which may be a player's cards for a whole game.
 */
export function usePicturesAgain(): void {
  useEffect(() => {
    const times = new WeakMap<HTMLImageElement, number>();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) times.delete(target);
    };
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      const before = times.get(target) ?? 0;
      if (before === TIMES) return;
      times.set(target, before + 1);
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          if (!target.isConnected) return;
          const { src } = target;
          // Setting the same address again loads it again.
          target.src = src;
        },
        AGAIN_MS * 2 ** before,
      );
      timers.add(timer);
    };
    // These events do not bubble.
    document.addEventListener("load", onLoad, true);
    document.addEventListener("error", onError, true);
    return () => {
      document.removeEventListener("load", onLoad, true);
      document.removeEventListener("error", onError, true);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
}
