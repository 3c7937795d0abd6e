import type { Point } from "../model/geometry.ts";
import { middleOf, type Brush } from "../model/ink.ts";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";

/** How long a replay waits before its first stroke, ms (specification, section 9: load delay). */
export const LOAD_DELAY_MS = 500;
/** How fast a person draws, in widths of the drawing per second. */
const WIDTHS_PER_SECOND = 1.6;
/** Time for lifting the brush and putting it down elsewhere, ms. */
const LIFT_MS = 140;
/** How long a dot takes, ms. */
const DOT_MS = 60;

/** One line as the path of the brush: short straight steps, and the distance at which each ends. */
interface Track extends Brush {
  readonly points: readonly Point[];
  /** Distance along the path up to each point, in units of the drawing; one entry per point. */
  readonly along: readonly number[];
  /** When the brush is put down and lifted, ms from the start at human speed. */
  readonly from: number;
  readonly to: number;
}

export interface Timeline {
  readonly tracks: readonly Track[];
  /** Duration at human speed, ms. */
  readonly lasts: number;
  readonly width: number;
  readonly height: number;
}

/** Approximate length of the straight steps that make up a curve, in units of the drawing. */
const STEP = 5;
const STEPS_MAX = 14;

/** Returns the curves that `drawLine` draws as short straight steps. */
export function flatten(points: readonly Point[]): Point[] {
  const [first] = points;
  if (!first || points.length < 3) return [...points];
  const flat: Point[] = [first];
  let joint: Point = first;
  for (let at = 1; at < points.length - 1; at++) {
    const bend = points[at] ?? first;
    const next = middleOf(bend, points[at + 1] ?? bend);
    const long = Math.hypot(bend.x - joint.x, bend.y - joint.y);
    const steps = Math.min(STEPS_MAX, Math.max(2, Math.ceil((2 * long) / STEP)));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      flat.push({
        x: a * joint.x + b * bend.x + c * next.x,
        y: a * joint.y + b * bend.y + c * next.y,
      });
    }
    joint = next;
  }
  const last = points.at(-1);
  if (last) flat.push(last);
  return flat;
}

function lengths(points: readonly Point[]): number[] {
  let sum = 0;
  return points.map((point, at) => {
    const before = points[at - 1] ?? point;
    sum += Math.hypot(point.x - before.x, point.y - before.y);
    return sum;
  });
}

/** Computes when each line of a drawing begins and ends, as if a person drew it. */
export function timeline({ lines, width, height }: Drawing): Timeline {
  let clock = 0;
  const tracks = lines.map(({ points, brushColor, brushRadius }): Track => {
    const flat = flatten(points);
    const along = lengths(flat);
    const from = clock;
    const way = along.at(-1) ?? 0;
    const to = from + Math.max(DOT_MS, (way / (width * WIDTHS_PER_SECOND)) * 1_000);
    clock = to + LIFT_MS;
    return { points: flat, along, from, to, brushColor, brushRadius };
  });
  return { tracks, lasts: tracks.at(-1)?.to ?? 0, width, height };
}

/** A piece of a line to add to what is already on the canvas. */
export interface Piece extends Brush {
  readonly points: readonly Point[];
}

/**
 * Distance along its path (units of the drawing) that the brush has covered at this time; below 0 before it
 * starts.
 */
function wayAt({ from, to, along }: Track, at: number): number {
  if (at < from) return -1;
  const way = along.at(-1) ?? 0;
  return way * Math.min(1, (at - from) / Math.max(1, to - from));
}

function pointAt({ points, along }: Track, way: number): Point | undefined {
  const next = along.findIndex((length) => length >= way);
  const b = points[next] ?? points.at(-1);
  const a = points[next - 1];
  if (!a || !b) return b;
  const before = along[next - 1] ?? 0;
  const share = (way - before) / Math.max(1e-6, (along[next] ?? way) - before);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/**
 * Returns what is drawn between two times of a replay (ms at human speed); `before` below 0 for everything
 * drawn up to `now`.
 */
export function piecesBetween({ tracks }: Timeline, before: number, now: number): Piece[] {
  return tracks.flatMap((track) => {
    if (track.from > now || track.to <= before) return [];
    const start = wayAt(track, before);
    const end = wayAt(track, now);
    const first = start < 0 ? track.points[0] : pointAt(track, start);
    const last = pointAt(track, end);
    if (!first || !last) return [];
    const between = track.points.filter((_, at) => {
      const way = track.along[at] ?? 0;
      return way > start && way < end;
    });
    const { brushColor, brushRadius } = track;
    return [{ points: [first, ...between, last], brushColor, brushRadius }];
  });
}
