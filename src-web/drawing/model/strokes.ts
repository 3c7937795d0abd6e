import { colourOf, type Drawing } from "../../../src-shared/catalog/drawing.ts";
import type { Point, Size } from "./geometry.ts";
import { drawLine, type Pen } from "./ink.ts";

/**
 * How a stroke looks. Its colour is an index, since the colour-blind palette has other colours in the same
 * places.
 */
export interface StrokeLook {
  readonly colour: number;
  /** In units of the drawing. */
  readonly radius: number;
}

/** One stroke of the brush, finished or not. */
export interface Stroke extends StrokeLook {
  /** Counts up; never used twice on one canvas. */
  readonly id: number;
  /** Strokes with the same number were a single movement of the hand, and are undone together. */
  readonly group: number;
  readonly points: readonly Point[];
}

/** What has changed on a canvas. */
export type StrokeChange =
  | { readonly type: "begun" | "ended" | "undone"; readonly stroke: Stroke }
  /** `from`: index of the first new point. */
  | { readonly type: "grown"; readonly stroke: Stroke; readonly from: number }
  | { readonly type: "cleared" | "loaded" };

interface Growing extends Stroke {
  readonly points: Point[];
}

/**
 * What is on one canvas, stroke by stroke, outside React. The code that draws, sends or shows it listens for
 * changes.
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

  /** Calls the listener at every change; returns a function that removes it. */
  onChange = (listener: (change: StrokeChange) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Number of strokes, for `useSyncExternalStore`. */
  get count(): number {
    return this.#strokes.length;
  }

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  get isEmpty(): boolean {
    return this.#strokes.length === 0;
  }

  /** Puts the brush down. Without `group` the stroke is a movement of its own. */
  begin(look: StrokeLook, points: readonly Point[], group?: number): Stroke {
    this.end();
    const id = this.#nextId++;
    const stroke: Growing = { ...look, id, group: group ?? id, points: [...points] };
    this.#strokes.push(stroke);
    this.#open = stroke;
    this.#tell({ type: "begun", stroke });
    return stroke;
  }

  /** Moves the brush; does nothing while it is lifted. */
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

  /** Undoes the last movement of the hand; false when there is nothing left to undo. */
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

  /** Replaces the strokes by those the room has stored, for example after a reload. */
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

/** Draws all strokes with a pen whose units are those of the drawing. */
export function drawStrokes(pen: Pen, strokes: readonly Stroke[], safeColours: boolean): void {
  for (const { points, colour, radius } of strokes) {
    drawLine(pen, points, { brushColor: colourOf(colour, safeColours), brushRadius: radius });
  }
}

/** Returns a canvas in the format in which drawings are saved (specification, section 3). */
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

/** Ink that is shown but not on the canvas yet, since the next point still changes its end. */
export interface PendingInk extends StrokeLook {
  readonly points: readonly Point[];
  /**
   * Whether this is a complete line; otherwise it is the end of one, from the midpoint of its first two
   * points on.
   */
  readonly isWhole: boolean;
}
