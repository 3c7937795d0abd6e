import { wantsLessMotion } from "../../ui/effects/motion.ts";

/** How long movement is watched after an animation starts, ms. */
const WATCH_MS = 1_500;
/** Below this many frames per second movement stutters. */
const SMOOTH = 25;
/** One slow period may be a game that is loading; two mean a slow television. */
const SLOW_MOMENTS = 2;

/**
 * Turns off movement on televisions that cannot keep up with it, as for people who want less movement: from
 * the second watched period under 25 frames per second until the page is reloaded. Sets `data-calm` on the
 * page, which the build's style sheets react to.
 */
export function reduceMotionWhenSlow(): void {
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

/** Measures how many frames per second the page shows during the next `ms` milliseconds. */
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
