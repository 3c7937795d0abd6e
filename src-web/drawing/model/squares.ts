import type { Size } from "./geometry.ts";

/** How equal squares are arranged in a box. */
export interface Squares {
  readonly columns: number;
  /** Side of each, px. */
  readonly side: number;
}

/** Arranges `count` equal squares, `gap` px apart, in a box so that they are as large as possible. */
export function fitSquares(count: number, { width, height }: Size, gap: number): Squares {
  let best: Squares = { columns: 1, side: 0 };
  let bestEmpty = count;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows;
    const side = Math.max(0, Math.floor(Math.min(across, down)));
    // Among equal sizes, the one without a half-empty row and with more squares side by side, to compare
    // them.
    const empty = rows * columns - count;
    const isNeater = side === best.side && empty <= bestEmpty;
    if (side > best.side || isNeater) {
      best = { columns, side };
      bestEmpty = empty;
    }
  }
  return best;
}
