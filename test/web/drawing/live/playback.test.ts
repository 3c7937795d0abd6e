import { describe, expect, it } from "vitest";
import { randomFrom, seeded } from "../../../../src-rooms/games/random.ts";
import { Playback } from "../../../../src-web/drawing/live/playback.ts";

/** Points that a painter draws per second: 20 frames of 6. */
const POINTS_A_SECOND = 120;
const SCREEN_MS = 1_000 / 60;
const SECONDS = 30;

/**
 * Simulates a painter who never pauses and room frames that arrive every `gapMs`, plus or minus `jitterMs`.
 * Returns what a watching phone shows.
 */
function watch(gapMs: number, jitterMs: number) {
  const random = randomFrom(seeded([gapMs, jitterMs, 1]));
  const playback = new Playback();
  let [waiting, painted, comes, drawn] = [0, 0, gapMs, 0];
  let lastDrawnAt: number | undefined;
  let behind = 0;
  const gaps: number[] = [];
  for (let now = 0; now < SECONDS * 1_000; now += SCREEN_MS) {
    if (now >= comes) {
      const total = Math.floor((comes * POINTS_A_SECOND) / 1_000);
      playback.came(now, waiting === 0);
      waiting += total - painted;
      painted = total;
      comes += gapMs + random.between(-jitterMs, jitterMs);
      continue;
    }
    if (waiting === 0) continue;
    const due = Math.min(waiting, playback.due(waiting, now));
    waiting -= due;
    drawn += due;
    if (due === 0) continue;
    if (lastDrawnAt !== undefined) gaps.push(now - lastDrawnAt);
    lastDrawnAt = now;
    behind = Math.max(behind, now - (drawn * 1_000) / POINTS_A_SECOND);
  }
  const sorted = gaps.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity, behind };
}

describe("ink on a phone that watches", () => {
  it.each([
    [33, 10],
    [50, 15],
    [130, 0],
    [130, 35],
    [150, 20],
    [200, 20],
  ])(
    "flows smoothly when frames arrive every %i ms, give or take %i, at most a quarter of a second behind the painter",
    (gapMs, jitterMs) => {
      const { p99, behind } = watch(gapMs, jitterMs);
      expect(p99).toBeLessThan(51);
      // Guesses that are further behind would come too late.
      expect(behind).toBeLessThanOrEqual(250);
      expect(behind).toBeLessThan(gapMs + jitterMs + 2 * SCREEN_MS);
    },
  );

  it("appears at once when the picture already exists", () => {
    const playback = new Playback();
    playback.came(1_000, true);
    expect(playback.due(5_000, 1_016)).toBe(5_000);
  });
});
