import { describe, expect, it } from "vitest";
import { FlushPolicy, WatchingPolicy } from "../../../src-rooms/drawing/flushPolicy.ts";

/** A phone's frames come so often, ms. */
const FRAME_MS = 1_000 / 20;
const SECONDS = 10;

interface Shown {
  /** Frames that the screens got. */
  readonly frames: number;
  /** How long each of the painters' frames waited, ms, least first. */
  readonly waits: readonly number[];
}

interface Policy {
  inked(canvas: number, now: number): void;
  flushed(now: number): void;
  nextAt(now: number): number;
}

const forScreens = (): Policy => new FlushPolicy();
function forPhones(): Policy {
  const policy = new WatchingPolicy();
  return {
    inked: (_canvas, now) => policy.inked(now),
    flushed: (now) => policy.flushed(now),
    nextAt: (now) => policy.nextAt(now),
  };
}

/** So many paint for a while; the clock goes on by tenths of ms. */
function paint(painters: number, rhythm: Policy): Shown {
  const waits: number[] = [];
  let waiting: number[] = [];
  let frames = 0;
  const next = Array.from({ length: painters }, (_, canvas) => 1_000 + canvas * 7);
  for (let tenth = 10_000; tenth < 10_000 + SECONDS * 10_000; tenth++) {
    const now = tenth / 10;
    next.forEach((at, canvas) => {
      if (at > now) return;
      next[canvas] = at + FRAME_MS;
      rhythm.inked(canvas, now);
      waiting.push(now);
    });
    if (waiting.length === 0 || rhythm.nextAt(now) > now) continue;
    waits.push(...waiting.map((at) => now - at));
    waiting = [];
    frames += 1;
    rhythm.flushed(now);
  }
  return { frames: frames / SECONDS, waits: waits.toSorted((a, b) => a - b) };
}

describe("how often ink is told", () => {
  it("[PR27] hands on each frame of one painter at once to big screens", () => {
    const { frames, waits } = paint(1, forScreens());
    expect(frames).toBeCloseTo(20, 0);
    expect(waits.at(-1)).toBeLessThan(1);
  });

  it("[PR27] gathers what several paint: 25 frames a second", () => {
    const { frames, waits } = paint(4, forScreens());
    expect(frames).toBeCloseTo(25, 0);
    expect(waits.at(-1)).toBeLessThanOrEqual(41);
  });

  it.each([1, 4])(
    "[PR27] gives phones that watch %i paint some seven frames a second",
    (painters) => {
      const { frames, waits } = paint(painters, forPhones());
      expect(frames).toBeLessThan(9);
      expect(frames).toBeGreaterThan(6);
      expect(waits.at(-1)).toBeLessThan(150);
    },
  );

  it("[PR27] keeps nothing back when a painter stops in the middle", () => {
    const rhythm = forPhones();
    const rest = [1_000, 1_033, 1_066].filter((now) => {
      rhythm.inked(0, now);
      const isDue = rhythm.nextAt(now) <= now;
      if (isDue) rhythm.flushed(now);
      return !isDue;
    });
    expect(rest).toEqual([1_033, 1_066]);
    expect(rhythm.nextAt(1_070)).toBe(1_233);
  });
});
