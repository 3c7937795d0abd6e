import { colourOf, type Drawing } from "../../../src-shared/catalog/drawing.ts";
import type { Point, Size } from "./geometry.ts";
import { drawLine, type Pen } from "./ink.ts";

/** How a stroke looks: its colour by index, because the colour-blind set has others in the same places. */
export interface StrokeLook {
  readonly colour: number;
  /** In units of the drawing. */
  readonly radius: number;
}

/** One stroke of the brush, finished or on its way. */
export interface Stroke extends StrokeLook {
  /** Counts up; never used twice on one canvas. */
  readonly id: number;
  /** Strokes with the same number were one movement of the hand, and are undone together. */
  readonly group: number;
  readonly points: readonly Point[];
}

export type StrokeChange =
  | { readonly type: "begun" | "ended" | "undone"; readonly stroke: Stroke }
  /** `from`: the first new point. */
  | { readonly type: "grown"; readonly stroke: Stroke; readonly from: number }
  | { readonly type: "cleared" | "loaded" };

interface Growing extends Stroke {
  readonly points: Point[];
}

/**
 * What is on one canvas, stroke by stroke, outside React. Whoever draws, sends or shows it listens.
 */
export class StrokeStore {
  readonly size: Size;
  #strokes: Growing[] = [];
  #open: Growing | undefined;
  #nextId: number;
  readonly #listeners = new Set<(change: StrokeChange) => void>();

  /** `firstId`: one more than the last id that this canvas used before a reload. */
  constructor(size: Size, firstId = 1) {
    this.size = size;
    this.#nextId = firstId;
  }

  /** Hear every change; returns how to stop. */
  onChange = (listener: (change: StrokeChange) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`: how many strokes there are. */
  get count(): number {
    return this.#strokes.length;
  }

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  get isEmpty(): boolean {
    return this.#strokes.length === 0;
  }

  /** Set down the brush. `group` left out: a movement of its own. */
  begin(look: StrokeLook, points: readonly Point[], group?: number): Stroke {
    this.end();
    const id = this.#nextId++;
    const stroke: Growing = { ...look, id, group: group ?? id, points: [...points] };
    this.#strokes.push(stroke);
    this.#open = stroke;
    this.#tell({ type: "begun", stroke });
    return stroke;
  }

  /** Move the brush; nothing happens when it is not down. */
  extend(points: readonly Point[]): void {
    const stroke = this.#open;
    if (!stroke || points.length === 0) return;
    const from = stroke.points.length;
    stroke.points.push(...points);
    this.#tell({ type: "grown", stroke, from });
  }

  /** Lift the brush. */
  end(): void {
    const stroke = this.#open;
    if (!stroke) return;
    this.#open = undefined;
    this.#tell({ type: "ended", stroke });
  }

  /** Take back the last movement of the hand; false when there is nothing left to take back. */
  undo(): boolean {
    this.end();
    const group = this.#strokes.at(-1)?.group;
    if (group === undefined) return false;
    while (this.#strokes.at(-1)?.group === group) {
      const stroke = this.#strokes.pop();
      if (stroke) this.#tell({ type: "undone", stroke });
    }
    return true;
  }

  clear(): void {
    this.end();
    if (this.isEmpty) return;
    this.#strokes = [];
    this.#tell({ type: "cleared" });
  }

  /** Put in place what the room kept of this canvas, as after a reload. */
  load(strokes: readonly Stroke[]): void {
    this.end();
    this.#strokes = strokes.map((stroke) => ({ ...stroke, points: [...stroke.points] }));
    const last = Math.max(0, ...strokes.map(({ id }) => id));
    this.#nextId = Math.max(this.#nextId, last + 1);
    this.#tell({ type: "loaded" });
  }

  #tell(change: StrokeChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** All strokes with one pen, whose units are those of the drawing. */
export function drawStrokes(pen: Pen, strokes: readonly Stroke[], safeColours: boolean): void {
  for (const { points, colour, radius } of strokes) {
    drawLine(pen, points, { brushColor: colourOf(colour, safeColours), brushRadius: radius });
  }
}

/** A canvas in the shape in which drawings are saved (specification, section 3). */
export function asDrawing({ strokes, size }: Pick<StrokeStore, "strokes" | "size">): Drawing {
  return {
    ...size,
    lines: strokes.map(({ points, colour, radius }) => ({
      points,
      brushColor: colourOf(colour),
      brushRadius: radius,
    })),
  };
}

/** Ink that is shown and not on the canvas yet: its end still changes with the next point. */
export interface LooseInk extends StrokeLook {
  readonly points: readonly Point[];
  /** A whole line; otherwise the end of one, from the middle between its first two points on. */
  readonly isWhole: boolean;
}
