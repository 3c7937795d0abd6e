import { cellsOf, SKETCH_SIDE, type Sketch } from "../sketch.ts";
import type { CanvasContent } from "./content.ts";

/** Largest distance that is measured, in cells; anything farther counts as this. */
const FAR = 4;
/**
 * Weight of how well the sketch lies within the thing; the rest is how well the thing is covered by the
 * sketch.
 */
const BELONGS = 0.7;

/** Number of sketches whose likenesses are cached. */
const REMEMBERED = 16;

const CELLS = SKETCH_SIDE * SKETCH_SIDE;

/** A thing as robots know it: the cells with ink, and each cell's distance from them. */
interface Look {
  readonly cells: readonly number[];
  readonly away: Uint8Array;
}

/** Each cell's distance from the nearest of these cells; a diagonal step counts as one. */
function awayFrom(cells: readonly number[]): Uint8Array {
  const away = new Uint8Array(CELLS).fill(FAR);
  let edge = cells;
  for (const cell of cells) away[cell] = 0;
  for (let distance = 1; distance < FAR; distance++) {
    const next: number[] = [];
    for (const cell of edge) {
      const [x, y] = [cell % SKETCH_SIDE, Math.floor(cell / SKETCH_SIDE)];
      for (let down = Math.max(0, y - 1); down <= Math.min(SKETCH_SIDE - 1, y + 1); down++) {
        for (
          let across = Math.max(0, x - 1);
          across <= Math.min(SKETCH_SIDE - 1, x + 1);
          across++
        ) {
          const other = SKETCH_SIDE * down + across;
          if ((away[other] ?? 0) <= distance) continue;
          away[other] = distance;
          next.push(other);
        }
      }
    }
    edge = next;
  }
  return away;
}

function lookOf(cells: readonly number[]): Look {
  return { cells, away: awayFrom(cells) };
}

const mirrored = (cells: readonly number[]) =>
  cells.map((cell) => cell - 2 * (cell % SKETCH_SIDE) + SKETCH_SIDE - 1);

function mean(cells: readonly number[], { away }: Look): number {
  let sum = 0;
  for (const cell of cells) sum += away[cell] ?? FAR;
  return sum / Math.max(1, cells.length);
}

/** How alike two looks are: 1 when they are the same, 0 when they have nothing in common. */
function likeness(seen: Look, known: Look): number {
  const apart = BELONGS * mean(seen.cells, known) + (1 - BELONGS) * mean(known.cells, seen);
  return Math.max(0, 1 - apart / FAR);
}

/** Recognises in sketches what robots could draw themselves. */
export class Recogniser {
  readonly #content: CanvasContent;
  /** Computed when a robot looks for the first time. */
  #known: readonly (readonly [id: string, looks: readonly Look[]])[] | undefined;
  /** Likenesses of the newest sketches: all robots of a room see the same ones. */
  readonly #seen = new Map<Sketch, ReadonlyMap<string, number>>();

  constructor(content: CanvasContent) {
    this.#content = content;
  }

  #looks(): readonly (readonly [id: string, looks: readonly Look[]])[] {
    this.#known ??= this.#content.drawable.map((id) => {
      const cells = cellsOf(this.#content.lookOf(id));
      return [id, [lookOf(cells), lookOf(mirrored(cells))]] as const;
    });
    return this.#known;
  }

  /** How alike a sketch is to each thing that robots can draw, from 0 to 1, by its id. */
  likenesses(sketch: Sketch): ReadonlyMap<string, number> {
    const known = this.#seen.get(sketch);
    if (known) return known;
    const seen = lookOf(cellsOf(sketch));
    const found = new Map(
      this.#looks().map(([id, looks]) => [
        id,
        Math.max(...looks.map((look) => likeness(seen, look))),
      ]),
    );
    if (this.#seen.size >= REMEMBERED) this.#seen.clear();
    this.#seen.set(sketch, found);
    return found;
  }
}
