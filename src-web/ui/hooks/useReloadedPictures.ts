import { useEffect } from "react";

/** Pause before a picture is first loaded again, ms; each further one is twice as long. */
const AGAIN_MS = 1_000;
/** The longest pause, ms: the seventh, two minutes later. A picture that is gone is not asked for for ever. */
const LONGEST_MS = 64_000;

const pauses = new WeakMap<EventTarget, number>();

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const pause = pauses.get(target) ?? AGAIN_MS;
  if (pause > LONGEST_MS) return;
  pauses.set(target, 2 * pause);
  setTimeout(() => {
    const { src } = target;
    // Setting the same address again loads it again.
    if (target.isConnected) target.src = src;
  }, pause);
}

/**
 * Loads the page's pictures again which a bad connection lost: a browser leaves them broken for as long as
 * they are shown, which may be a player's cards for a whole game, or the photo that a whole room writes about.
 */
export function useReloadedPictures(): void {
  useEffect(() => {
    // The event does not bubble. A listener that is there already is not added again.
    document.addEventListener("error", onError, true);
  }, []);
}
