import { cellsOf, SKETCH_SIDE, type Sketch } from "../sketch.ts";
import type { CanvasContent } from "./content.ts";

/** Cells that are farther away than this are just far away. */
const FAR = 4;
/** How much it counts that all of the sketch belongs to the thing, against that all of the thing is in the sketch. */
const BELONGS = 0.7;

/** Sketches whose likenesses are kept at hand. */
const REMEMBERED = 16;

const CELLS = SKETCH_SIDE * SKETCH_SIDE;

/** A thing as robots know it: where its ink is, and how far each cell is from there. */
interface Look {
  readonly cells: readonly number[];
  readonly away: Uint8Array;
}

/** How far each cell is from the nearest of these, diagonal ways being as short as straight ones. */
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

/** How alike two looks are: 1 is the same, 0 has nothing in common. */
function likeness(seen: Look, known: Look): number {
  const apart = BELONGS * mean(seen.cells, known) + (1 - BELONGS) * mean(known.cells, seen);
  return Math.max(0, 1 - apart / FAR);
}

/** What robots could draw themselves, and so know when they see it. */
export class Recogniser {
  readonly #content: CanvasContent;
  /** Made when a robot looks for the first time. */
  #known: readonly (readonly [id: string, looks: readonly Look[]])[] | undefined;
  /** What the newest sketches looked like: all robots of a room see the same. */
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

  /** How alike a sketch is to each thing that robots can draw, by its id: 0 to 1. */
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
