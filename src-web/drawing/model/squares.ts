import type { Size } from "./geometry.ts";

/** How equal squares stand in a box. */
export interface Squares {
  readonly columns: number;
  /** Side of each, px. */
  readonly side: number;
}

/** The arrangement of so many equal squares in a box that makes them largest, `gap` px apart. */
export function fitSquares(count: number, { width, height }: Size, gap: number): Squares {
  let best: Squares = { columns: 1, side: 0 };
  let bestEmpty = count;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows;
    const side = Math.max(0, Math.floor(Math.min(across, down)));
    // Where it costs nothing: no half-empty row, and more of them side by side to be compared.
    const empty = rows * columns - count;
    const isNeater = side === best.side && empty <= bestEmpty;
    if (side > best.side || isNeater) {
      best = { columns, side };
      bestEmpty = empty;
    }
  }
  return best;
}
