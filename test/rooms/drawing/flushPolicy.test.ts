import { describe, expect, it } from "vitest";
import { FlushPolicy } from "../../../src-rooms/drawing/flushPolicy.ts";

/** A phone's frames come so often, ms. */
const FRAME_MS = 1_000 / 30;
const SECONDS = 10;

interface Shown {
  /** Frames that the screens got. */
  readonly frames: number;
  /** How long each of the painters' frames waited, ms, least first. */
  readonly waits: readonly number[];
}

/** So many paint for a while before so many screens; the clock goes on by tenths of ms. */
function paint(painters: number, screens: number): Shown {
  const rhythm = new FlushPolicy();
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
    if (waiting.length === 0 || rhythm.nextAt(now, screens) > now) continue;
    waits.push(...waiting.map((at) => now - at));
    waiting = [];
    frames += 1;
    rhythm.flushed(now);
  }
  return { frames: frames / SECONDS, waits: waits.toSorted((a, b) => a - b) };
}

describe("how often screens get ink", () => {
  it("[PR27] hands on each frame of one painter at once to the few who watch", () => {
    const { frames, waits } = paint(1, 8);
    expect(frames).toBeCloseTo(30, 0);
    expect(waits.at(-1)).toBeLessThan(1);
  });

  it("[PR27] gathers what several paint: 25 frames a second to few, 20 to a crowd", () => {
    expect(paint(4, 8).frames).toBeCloseTo(25, 0);
    const crowd = paint(4, 17);
    expect(crowd.frames).toBeCloseTo(20, 0);
    expect(crowd.waits.at(-1)).toBeLessThanOrEqual(51);
  });

  it("[PR27] gives a crowd half as many frames of one painter, most of them without waiting", () => {
    const { frames, waits } = paint(1, 17);
    expect(frames).toBeLessThan(16);
    expect(frames).toBeGreaterThan(15);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(1);
    expect(waits.at(-1)).toBeLessThan(35);
  });

  it("[PR27] keeps nothing back when a single painter stops in the middle", () => {
    const rhythm = new FlushPolicy();
    const rest = [1_000, 1_033, 1_066].filter((now) => {
      rhythm.inked(0, now);
      const isDue = rhythm.nextAt(now, 17) <= now;
      if (isDue) rhythm.flushed(now);
      return !isDue;
    });
    expect(rest).toEqual([1_066]);
    expect(rhythm.nextAt(1_066, 17)).toBe(1_136);
  });
});
