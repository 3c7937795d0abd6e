import type { Drawing } from "../../src-shared/catalog/drawing.ts";

/** One row of ink. */
export interface StoredInk {
  /** An `ink` frame: what all painters drew since the row before. */
  readonly frame: Uint8Array<ArrayBuffer>;
  /** How many actions of each source the room has so far, for those that added some. */
  readonly have: ReadonlyMap<number, number>;
}

/** Storage for ink that must outlive the process: that of the current sheet, and drawings of earlier ones. */
export interface InkStore {
  /** All rows, oldest first. */
  rows(): readonly StoredInk[];
  append(ink: StoredInk): void;
  /** Called when a sheet is finished: keeps these drawings, deletes its ink. */
  turnOver(drawings: ReadonlyMap<string, Drawing>): void;
  /** Returns a drawing of an earlier sheet; undefined: it is not kept. */
  drawing(id: string): Drawing | undefined;
  /** Deletes all other drawings: those of earlier games, and those that their makers took away. */
  keepOnly(ids: readonly string[]): void;
  /** Deletes everything. */
  forget(): void;
}
