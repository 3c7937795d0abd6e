import { describe, expect, it } from "vitest";
import { FlushPolicy, GAPS } from "../../../src-rooms/drawing/flushPolicy.ts";

/** The interval between a phone's frames, ms. */
const FRAME_MS = 1_000 / 20;
const SECONDS = 10;

interface Shown {
  /** Frames per second that the audience received. */
  readonly frames: number;
  /** How long each of the painters' frames waited, ms, in ascending order. */
  readonly waits: readonly number[];
}

/**
 * This many painters draw for a while, each starting a little after the previous one; the clock advances in
 * tenths of a ms.
 */
function paint(painters: number, audience: keyof typeof GAPS, apartMs = 7): Shown {
  const policy = new FlushPolicy(GAPS[audience]);
  const waits: number[] = [];
  let waiting: number[] = [];
  let frames = 0;
  const next = Array.from({ length: painters }, (_, canvas) => 1_000 + canvas * apartMs);
  for (let tenth = 10_000; tenth < 10_000 + SECONDS * 10_000; tenth++) {
    const now = tenth / 10;
    next.forEach((at, canvas) => {
      if (at > now) return;
      next[canvas] = at + FRAME_MS;
      policy.inked(canvas, now);
      waiting.push(now);
    });
    if (waiting.length === 0 || policy.nextAt(now) > now) continue;
    waits.push(...waiting.map((at) => now - at));
    waiting = [];
    frames += 1;
    policy.flushed(now);
  }
  return { frames: frames / SECONDS, waits: waits.toSorted((a, b) => a - b) };
}

describe("how often ink is sent", () => {
  it("[PR27] sends each frame of one painter to big screens immediately", () => {
    const { frames, waits } = paint(1, "screens");
    expect(frames).toBeCloseTo(20, 0);
    expect(waits.at(-1)).toBeLessThan(1);
  });

  it.each([
    [2, 7],
    [2, 25],
    [3, 7],
    [4, 7],
    [4, 12.5],
  ])(
    "[PR27] combines the frames of %i painters, %s ms apart, and delays none longer than a painter's frame",
    (painters, apartMs) => {
      const { frames, waits } = paint(painters, "screens", apartMs);
      expect(frames).toBeGreaterThanOrEqual(20);
      expect(frames).toBeLessThanOrEqual(28);
      expect(waits.at(-1)).toBeLessThanOrEqual(FRAME_MS);
    },
  );

  it.each([1, 4])(
    "[PR27] gives phones that watch %i paint about seven frames a second",
    (painters) => {
      const { frames, waits } = paint(painters, "phones");
      expect(frames).toBeLessThan(9);
      expect(frames).toBeGreaterThan(6);
      expect(waits.at(-1)).toBeLessThan(150);
    },
  );

  it("[PR27] holds nothing back for more than a second when a painter disappears in the middle", () => {
    const policy = new FlushPolicy(GAPS.phones);
    const waiting = [5_000, 5_033, 5_066].filter((now) => {
      policy.inked(0, now);
      const isDue = policy.nextAt(now) <= now;
      if (isDue) policy.flushed(now);
      return !isDue;
    });
    expect(waiting).toEqual([5_033, 5_066]);
    expect(policy.nextAt(5_070)).toBe(6_033);
    expect(policy.nextAt(6_033)).toBe(6_033);
  });
});
