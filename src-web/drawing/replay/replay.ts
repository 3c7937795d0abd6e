import type { Point } from "../model/geometry.ts";
import { middleOf, type Brush } from "../model/ink.ts";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";

/** A replay waits this long before its first stroke, ms (specification, section 9: load delay). */
export const LOAD_DELAY_MS = 500;
/** How fast a person draws, drawing widths a second. */
const WIDTHS_PER_SECOND = 1.6;
/** Lifting the brush and setting it down elsewhere, ms. */
const LIFT_MS = 140;
/** A dot is there at once, but not in no time, ms. */
const DOT_MS = 60;

/** One line as the brush went: short straight steps, and how far along each ends. */
interface Track extends Brush {
  readonly points: readonly Point[];
  /** Length of the way up to each point, in units of the drawing; as many as points. */
  readonly along: readonly number[];
  /** When the brush touches down and when it is lifted, ms from the start at human speed. */
  readonly from: number;
  readonly to: number;
}

export interface Timeline {
  readonly tracks: readonly Track[];
  /** Length at human speed, ms. */
  readonly lasts: number;
  readonly width: number;
  readonly height: number;
}

/** Straight steps that make up a curve are about this long, in units of the drawing. */
const STEP = 5;
const STEPS_MAX = 14;

/** The curves that `drawLine` draws, as short straight steps. */
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

/** When each line of a drawing begins and ends, as if a person drew it. */
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

/** A piece of a line to add to what is on the canvas already. */
export interface Piece extends Brush {
  readonly points: readonly Point[];
}

/** Where on its way (units of the drawing) the brush is at this moment; below 0 before it starts. */
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
 * What comes onto the canvas between two moments of a replay (ms at human speed); `before` below 0 for
 * all that was drawn up to `now`.
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
