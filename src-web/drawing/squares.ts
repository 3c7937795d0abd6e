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
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows;
    const side = Math.max(0, Math.floor(Math.min(across, down)));
    // More of them side by side where that costs nothing: pictures are compared from left to right.
    if (side >= best.side) best = { columns, side };
  }
  return best;
}
