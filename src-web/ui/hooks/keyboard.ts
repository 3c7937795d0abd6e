/** A page with a keyboard over it, CSS px. */
export interface CoveredPage {
  /** How far the browser moved the page up to show the field that is typed in. */
  readonly moved: number;
  /** Height that is left to be seen. */
  readonly seen: number;
  /** The page is longer than the window: where it is scrolled to is somebody's choice. */
  readonly scrolls: boolean;
  /** Lower edge of the field in the page as it lies without having been moved; undefined: none is typed in. */
  readonly fieldEndsAt: number | undefined;
}

/**
 * Safari moves a page up that the keyboard covers. Where the layout keeps the field above the keyboard by
 * itself that only takes the top of the page out of sight: what one types about.
 */
export function isMovedInVain({ moved, seen, scrolls, fieldEndsAt }: CoveredPage): boolean {
  return moved > 0 && !scrolls && fieldEndsAt !== undefined && fieldEndsAt <= seen;
}

/**
 * Keeps the height a phone's keyboard covers in `--keyboard`, so that a button can stand on top of
 * it. Browsers that shrink the page themselves leave it at 0.
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
    // Zooming shrinks the visual viewport too, and is none of our business.
    const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
    document.documentElement.style.setProperty(
      "--keyboard",
      `${Math.max(0, Math.round(covered))}px`,
    );
    // Once the page has been laid out for it.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moveBack);
  };
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
  measure();
}
