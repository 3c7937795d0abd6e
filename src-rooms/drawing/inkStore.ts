import type { Drawing } from "../../src-shared/catalog/drawing.ts";

/** One row of ink. */
export interface StoredInk {
  /** An `ink` frame: what all painters drew since the row before. */
  readonly frame: Uint8Array<ArrayBuffer>;
  /** How many actions of whom the room has by now, for whoever added some. */
  readonly have: ReadonlyMap<number, number>;
}

/** Ink that must outlive the process: of the sheet that is painted on, and drawings of earlier ones. */
export interface InkStore {
  /** All rows, oldest first. */
  rows(): readonly StoredInk[];
  append(ink: StoredInk): void;
  /** The sheet is done with: keep its drawings, forget its ink. */
  turnOver(drawings: ReadonlyMap<string, Drawing>): void;
  /** A drawing of an earlier sheet; undefined: it is not kept. */
  drawing(id: string): Drawing | undefined;
  /** Drawings of earlier games, and those that somebody took away, go. */
  keepOnly(ids: readonly string[]): void;
  /** Leave nothing behind. */
  forget(): void;
}
