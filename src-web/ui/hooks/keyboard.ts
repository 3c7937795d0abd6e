/** A page that is partly covered by a keyboard, CSS px. */
export interface CoveredPage {
  /** How far the browser moved the page up to show the focused field. */
  readonly moved: number;
  /** Height that is still visible. */
  readonly seen: number;
  /** Whether the page is longer than the window, so that its scroll position is the user's choice. */
  readonly scrolls: boolean;
  /**
   * Lower edge of the focused field in the page as it is without being moved; undefined if no field has the
   * focus.
   */
  readonly fieldEndsAt: number | undefined;
}

/**
 * Whether Safari has moved the page up without need. It does so when the keyboard appears; if the layout
 * already keeps the field above the keyboard, this only hides the top of the page, which says what to type.
 */
export function isMovedInVain({ moved, seen, scrolls, fieldEndsAt }: CoveredPage): boolean {
  return moved > 0 && !scrolls && fieldEndsAt !== undefined && fieldEndsAt <= seen;
}

/**
 * Keeps the height covered by a phone's keyboard in `--keyboard`, so that a button can be placed on top of
 * it. It stays 0 in browsers that shrink the page themselves.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  let frame = 0;
  const moveBack = () => {
    const field = document.activeElement?.matches("input, textarea")
      ? document.activeElement
      : undefined;
    const page: CoveredPage = {
      moved: viewport.offsetTop,
      seen: viewport.height,
      scrolls: document.documentElement.scrollHeight > window.innerHeight,
      fieldEndsAt: field?.getBoundingClientRect().bottom,
    };
    if (viewport.scale <= 1.01 && isMovedInVain(page)) window.scrollTo(0, 0);
  };
  const measure = () => {
    // Zooming shrinks the visual viewport too, but is no keyboard.
    const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
    document.documentElement.style.setProperty(
      "--keyboard",
      `${Math.max(0, Math.round(covered))}px`,
    );
    // After the page has been laid out for the new height.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moveBack);
  };
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
  measure();
}
