import { wantsLessMotion } from "../../ui/effects/motion.ts";

/** How long a moment is watched from its first movement on, ms. */
const WATCH_MS = 1_500;
/** Frames a second under which movement is a stutter. */
const SMOOTH = 25;
/** One slow moment may be a game that loads; two are a slow set. */
const SLOW_MOMENTS = 2;

/**
 * A set that cannot keep up with what moves shows things where they end, as for people who want less movement: from
 * its second moment under 25 frames a second on, until the page is loaded again. Marks the page with `data-calm`,
 * which the build's style sheets wait for.
 */
export function keepCalm(): void {
  const beCalm = () => document.documentElement.setAttribute("data-calm", "");
  if (wantsLessMotion()) return beCalm();
  let slow = 0;
  let isWatching = false;

  const watch = async () => {
    isWatching = true;
    if ((await framesASecond(WATCH_MS)) < SMOOTH) slow += 1;
    isWatching = false;
    if (slow < SLOW_MOMENTS) return;
    document.removeEventListener("animationstart", onMove);
    beCalm();
  };
  const onMove = () => {
    if (!isWatching) void watch();
  };
  document.addEventListener("animationstart", onMove);
}

/** How many frames a second the page shows during the next so many ms. */
function framesASecond(ms: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    let frames = 0;
    const step = () => {
      frames += 1;
      const passed = performance.now() - start;
      if (passed < ms) requestAnimationFrame(step);
      else resolve((frames * 1_000) / passed);
    };
    requestAnimationFrame(step);
  });
}
