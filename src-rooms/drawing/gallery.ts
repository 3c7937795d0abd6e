import type { Drawing } from "../../src-shared/catalog/drawing.ts";
import type { Keepsake } from "../../src-shared/protocol/entities.ts";
import type { OutboxRow } from "../session/model/inputs.ts";
import type { InkStore } from "./inkStore.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Most characters of all drawings of one game together: D1 and the room's own storage accept two million
 * bytes in a row, and a row that does not fit would keep the game from ending.
 */
const DRAWINGS_MAX_CHARS = 1_500_000;

/** The drawings that are kept: those on the current sheet, and those of earlier sheets. */
export class Gallery {
  readonly #store: InkStore;
  #onEasels: Sheet | undefined;

  constructor(store: InkStore) {
    this.#store = store;
  }

  /** Sets the sheet that is painted on now. */
  show(sheet: Sheet | undefined): void {
    this.#onEasels = sheet;
  }

  /**
   * Called when a sheet is finished: stores those of its drawings that are keepsakes, and deletes its ink.
   */
  hang(sheet: Sheet, keepsakes: readonly Keepsake[]): void {
    const ids = keepsakes.map(({ id }) => id);
    const drawings = [...sheet.drawings()].filter(([id]) => ids.includes(id));
    this.#store.turnOver(new Map(drawings));
  }

  /** Deletes all other drawings: those of earlier games, and those that their makers took away. */
  keepOnly(keepsakes: readonly Keepsake[]): void {
    this.#store.keepOnly(keepsakes.map(({ id }) => id));
  }

  /** Returns a drawing by its id. */
  drawing(id: string): Drawing | undefined {
    return this.#onEasels?.drawings().get(id) ?? this.#store.drawing(id);
  }

  /** Returns a row for D1 with the drawings added to its keepsakes, as far as they fit. */
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
