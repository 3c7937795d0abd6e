import { useSyncExternalStore } from "react";

/** The specification's breakpoints (section 9), for what CSS cannot decide by itself. */
const QUERIES = {
  big: "(min-width: 530.02px)",
  veryBig: "(min-width: 700.02px) and (min-height: 700.02px)",
  bigHeight: "(min-height: 750.02px)",
  verySmall: "(max-width: 499.98px) and (max-height: 699.98px)",
  small: "(max-width: 499.98px), (max-height: 599.98px)",
} as const;

export type Viewport = keyof typeof QUERIES;

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

/** Is the window of this kind now? Follows turning and resizing. */
export function useViewport(name: Viewport): boolean {
  return useMedia(QUERIES[name]);
}

/** Is this a phone in somebody's hand rather than a screen that a room looks at? */
export function isHandheld(): boolean {
  return query(QUERIES.small).matches && window.matchMedia("(pointer: coarse)").matches;
}
