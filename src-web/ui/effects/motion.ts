/**
 * Whether the user wants less movement, or this television cannot keep up with it (app/tv/reduceMotion.ts). Check it
 * each time an animation starts, not once.
 */
export function wantsLessMotion(): boolean {
  return (
    window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset["calm"] !== undefined
  );
}

const SHAKE_MS = 320;

/** Shakes an element to say 'no, not like that'. Does nothing for people who want less movement. */
export function shake(element: Element | null): void {
  if (!element || wantsLessMotion()) return;
  const steps = [0, -10, 9, -7, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(steps, { duration: SHAKE_MS, easing: "ease-out" });
}
