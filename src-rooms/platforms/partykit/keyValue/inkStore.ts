import type { Drawing } from "../../../../src-shared/catalog/drawing.ts";
import type { InkStore, StoredInk } from "../../../drawing/inkStore.ts";
import { bytesOf, textOf } from "../../../../src-shared/base64.ts";
import type { Pages } from "./pages.ts";

const STROKE = "stroke/";
const DRAWING = "drawing/";

interface StoredRow {
  readonly frame: string;
  readonly have: readonly (readonly [number, number])[];
}

const strokeKey = (seq: number): string => `${STROKE}${String(seq).padStart(12, "0")}`;

/** Ink in key-value storage; what is stored is also held in memory for as long as it is needed. */
export class KeyValueInkStore implements InkStore {
  readonly #pages: Pages;
  readonly #drawings = new Map<string, Drawing>();
  #rows = new Map<string, StoredInk>();
  #next = 1;

  private constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Opens the store: reads what is stored, once. */
  static async open(pages: Pages): Promise<KeyValueInkStore> {
    const store = new KeyValueInkStore(pages);
    for (const [key, text] of await pages.all(STROKE)) {
      // SAFETY: `append` wrote a StoredRow.
      const { frame, have } = JSON.parse(text) as StoredRow;
      store.#rows.set(key, { frame: bytesOf(frame), have: new Map(have) });
      store.#next = Number(key.slice(STROKE.length)) + 1;
    }
    for (const [key, text] of await pages.all(DRAWING)) {
      // SAFETY: `turnOver` wrote a Drawing.
      store.#drawings.set(key.slice(DRAWING.length), JSON.parse(text) as Drawing);
    }
    return store;
  }

  append(ink: StoredInk): void {
    const key = strokeKey(this.#next);
    this.#next += 1;
    // A copy, since the frame's bytes belong to the room, which may overwrite them.
    this.#rows.set(key, { frame: ink.frame.slice(), have: new Map(ink.have) });
    const row: StoredRow = { frame: textOf(ink.frame), have: [...ink.have] };
    this.#pages.put(key, JSON.stringify(row));
  }

  rows(): readonly StoredInk[] {
    return [...this.#rows.values()];
  }

  turnOver(drawings: ReadonlyMap<string, Drawing>): void {
    this.#forgetRows();
    for (const [id, drawing] of drawings) {
      this.#drawings.set(id, drawing);
      this.#pages.put(`${DRAWING}${id}`, JSON.stringify(drawing));
    }
  }

  drawing(id: string): Drawing | undefined {
    return this.#drawings.get(id);
  }

  keepOnly(ids: readonly string[]): void {
    const gone = [...this.#drawings.keys()].filter((id) => !ids.includes(id));
    for (const id of gone) this.#drawings.delete(id);
    this.#pages.delete(gone.map((id) => `${DRAWING}${id}`));
  }

  #forgetRows(): void {
    this.#pages.delete([...this.#rows.keys()]);
    this.#rows = new Map();
  }

  forget(): void {
    this.#forgetRows();
    this.keepOnly([]);
  }
}
