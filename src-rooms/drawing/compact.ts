import { colourOf, type Drawing, type DrawnLine } from "../../src-shared/catalog/drawing.ts";
import { ByteReader, ByteWriter } from "../../src-shared/protocol/bytes.ts";
import {
  CANVASES_MAX,
  DRAWING_VERSION,
  freshPens,
  fromStep,
  KIND,
  readAction,
  writeAction,
  type CanvasAction,
  type Step,
  type StrokeBegin,
} from "../../src-shared/protocol/drawing.ts";

/** A complete stroke that was not undone. */
interface KeptStroke {
  readonly begin: StrokeBegin;
  readonly points: Step[];
}

/** Strokes by canvas, A first. */
export type Strokes = readonly (readonly KeptStroke[])[];

function act(canvas: KeptStroke[], action: CanvasAction): void {
  switch (action.action) {
    case "CLEAR":
      canvas.length = 0;
      return;
    case "UNDO":
      while ((canvas.at(-1)?.begin.stroke ?? 0) >= action.stroke) canvas.pop();
      return;
    case "DRAW":
      if (action.begin) canvas.push({ begin: action.begin, points: [...action.points] });
      else canvas.at(-1)?.points.push(...action.points);
  }
}

/** Returns what a log of actions (as in `ink` frames, without their head) leaves on the canvases. */
export function strokesOf(log: Iterable<Uint8Array>): Strokes {
  const canvases: KeptStroke[][] = Array.from({ length: CANVASES_MAX }, () => []);
  const pens = freshPens();
  for (const actions of log) {
    const reader = new ByteReader(actions);
    while (!reader.isAtEnd) {
      const action = readAction(reader, pens);
      if (!action) break;
      const canvas = canvases[action.canvas];
      if (canvas) act(canvas, action);
    }
  }
  return canvases;
}

/** Returns everything on the canvases as one frame; `only` leaves out the others. */
export function wholeFrame(
  sheet: number,
  canvases: Strokes,
  only?: number,
): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(1_024);
  out.byte(KIND.whole);
  out.byte(DRAWING_VERSION);
  out.varint(sheet);
  canvases.forEach((strokes, canvas) => {
    if (only !== undefined && canvas !== only) return;
    const pen = { x: 0, y: 0 };
    for (const { begin, points } of strokes) {
      writeAction(out, { action: "DRAW", begin, points }, pen, canvas);
    }
  });
  return out.done();
}

/** Most points of a kept drawing, as far as its lines can be simplified: a few kB of JSON. */
const KEPT_POINTS_MAX = 600;
/** Most strokes of a kept drawing that has more points even so: the newest ones, which lie on top. */
const KEPT_STROKES_MAX = 600;
/**
 * How far a kept line may deviate from the drawn one, steps of the grid. Doubled until the drawing is small
 * enough.
 */
const TOLERANCE = 4;

/** Returns how far a point is from the straight line between two others. */
function beside(point: Step, from: Step, to: Step): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  if (long === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / long ** 2;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

/** Returns the same line with fewer points (Ramer, Douglas and Peucker). */
function simplified(points: readonly Step[], tolerance: number): Step[] {
  const keep = new Set([0, points.length - 1]);
  const open: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    const [from, to] = [points[first], points[last]];
    let [far, at] = [tolerance, -1];
    for (let index = first + 1; index < last; index++) {
      const point = points[index];
      const distance = point && from && to ? beside(point, from, to) : 0;
      if (distance > far) [far, at] = [distance, index];
    }
    if (at < 0) continue;
    keep.add(at);
    open.push([first, at], [at, last]);
  }
  return points.filter((_, index) => keep.has(index));
}

const halves = (value: number) => Math.round(2 * value) / 2;

function lineOf({ begin, points }: KeptStroke, size: Pick<Drawing, "width" | "height">): DrawnLine {
  return {
    points: points.map(({ x, y }) => ({
      x: halves(fromStep(x, size.width)),
      y: halves(fromStep(y, size.height)),
    })),
    brushColor: colourOf(begin.colour),
    brushRadius: begin.radius,
  };
}

/**
 * Returns a canvas in the shape in which drawings are saved, small enough to keep; undefined: it is empty.
 */
export function drawingOf(strokes: readonly KeptStroke[]): Drawing | undefined {
  const [first] = strokes;
  if (!first) return undefined;
  const { width, height } = first.begin;
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const small = strokes.map((stroke) => ({
      ...stroke,
      points: simplified(stroke.points, tolerance),
    }));
    const count = small.reduce((sum, { points }) => sum + points.length, 0);
    // Dots cannot be simplified.
    const isLeast = small.every(({ points }) => points.length <= 2);
    if (count > KEPT_POINTS_MAX && !isLeast) continue;
    const kept = small.slice(-KEPT_STROKES_MAX);
    return { lines: kept.map((stroke) => lineOf(stroke, { width, height })), width, height };
  }
}
