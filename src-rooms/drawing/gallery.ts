import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import type { Keepsake } from "../../src-shared/protocol/entities.ts";
import type { OutboxRow } from "../session/model/inputs.ts";
import type { InkStore } from "./inkStore.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Characters that all drawings of one game may have together: D1 and the room's own storage take two
 * million bytes in a row, and a row that does not fit would keep the game from ending.
 */
const DRAWINGS_MAX_CHARS = 1_500_000;

/** Drawings that are kept: of the sheet that is still on the easels, and of those before it. */
export class Gallery {
  readonly #store: InkStore;
  #onEasels: Sheet | undefined;

  constructor(store: InkStore) {
    this.#store = store;
  }

  /** This sheet is painted on now. */
  show(sheet: Sheet | undefined): void {
    this.#onEasels = sheet;
  }

  /** A sheet is done with: what is kept of it is hung, its ink goes. */
  hang(sheet: Sheet, keepsakes: readonly Keepsake[]): void {
    const ids = keepsakes.map(({ id }) => id);
    const drawings = [...sheet.drawings()].filter(([id]) => ids.includes(id));
    this.#store.turnOver(new Map(drawings));
  }

  /** Earlier games' drawings, and those that somebody took away, go. */
  keepOnly(keepsakes: readonly Keepsake[]): void {
    this.#store.keepOnly(keepsakes.map(({ id }) => id));
  }

  /** A drawing by its id. */
  drawing(id: string): Drawing | undefined {
    return this.#onEasels?.drawings().get(id) ?? this.#store.drawing(id);
  }

  /** What goes to D1, with the drawings themselves beside what the game says about them, as far as they fit. */
  filled(row: OutboxRow): OutboxRow {
    if (row.kind !== "keepsakes") return row;
    const onEasels = this.#onEasels?.drawings();
    let left = DRAWINGS_MAX_CHARS;
    const keepsakes = row.body.keepsakes.map((keepsake): Keepsake => {
      if (keepsake.kind !== "drawing") return keepsake;
      const drawing = onEasels?.get(keepsake.id) ?? this.#store.drawing(keepsake.id);
      if (!drawing) return keepsake;
      left -= JSON.stringify(drawing).length;
      return left < 0 ? keepsake : { ...keepsake, body: { ...bodyOf(keepsake), drawing } };
    });
    return { ...row, body: { ...row.body, keepsakes } };
  }
}

function bodyOf({ body }: Keepsake): object {
  return typeof body === "object" && body !== null ? body : {};
}
