import { useSyncExternalStore } from "react";

/** Screens of the size of a phone (specification, section 9), for decisions that CSS cannot make. */
const SMALL = "(max-width: 499.98px), (max-height: 599.98px)";

const asked = new Map<string, MediaQueryList>();

function query(media: string): MediaQueryList {
  const known = asked.get(media) ?? window.matchMedia(media);
  asked.set(media, known);
  return known;
}

/** Whether a media query matches; updates when that changes. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      query(media).addEventListener("change", changed);
      return () => query(media).removeEventListener("change", changed);
    },
    () => query(media).matches,
    // A page that is prerendered has no window.
    () => false,
  );
}

/** Whether this is a phone in somebody's hand rather than a screen that a whole room looks at. */
export function isHandheld(): boolean {
  return query(SMALL).matches && window.matchMedia("(pointer: coarse)").matches;
}
