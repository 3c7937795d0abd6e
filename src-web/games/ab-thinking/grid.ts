/** The best way to fill a box with cards of the ratio 2:3. */
interface GridPlan {
  readonly columns: number;
  readonly rows: number;
  /** Width of a card, px. */
  readonly card: number;
}

/** Returns the columns and rows that make the cards as large as possible, `gap` px apart. */
export function planGrid(count: number, width: number, height: number, gap: number): GridPlan {
  let best: GridPlan = { columns: Math.max(1, count), rows: 1, card: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = ((height - gap * (rows - 1)) / rows) * (2 / 3);
    const card = Math.floor(Math.min(across, down));
    if (card > best.card) best = { columns, rows, card };
  }
  // No more columns than this many rows need, so that the last row has as few gaps as possible.
  return { ...best, columns: Math.ceil(count / best.rows) };
}
