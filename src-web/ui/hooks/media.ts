import { useSyncExternalStore } from "react";

/** Screens of a phone's size (specification, section 9), for what CSS cannot decide by itself. */
const SMALL = "(max-width: 499.98px), (max-height: 599.98px)";

const asked = new Map<string, MediaQueryList>();

function query(media: string): MediaQueryList {
  const known = asked.get(media) ?? window.matchMedia(media);
  asked.set(media, known);
  return known;
}

/** Does this media query hold now? Follows its changes. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      query(media).addEventListener("change", changed);
      return () => query(media).removeEventListener("change", changed);
    },
    () => query(media).matches,
    // A page that is written out at build time knows no window.
    () => false,
  );
}

/** Is this a phone in somebody's hand rather than a screen that a room looks at? */
export function isHandheld(): boolean {
  return query(SMALL).matches && window.matchMedia("(pointer: coarse)").matches;
}
