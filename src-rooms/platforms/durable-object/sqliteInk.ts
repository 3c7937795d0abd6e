import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import type { InkStore, StoredInk } from "../../drawing/inkStore.ts";

/**
 * Ink in the room's SQLite: `stroke`, a row every few seconds, only for the current sheet; `drawing`, what
 * was painted on earlier sheets of the game, in the saved shape. Tables are created when first needed. A
 * sheet's ink is deleted by dropping its table, since deleted rows are billed like written ones.
 */
export class SqliteInkStore implements InkStore {
  readonly #storage: DurableObjectStorage;
  #isPrepared = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  get #sql(): SqlStorage {
    return this.#storage.sql;
  }

  #makeStrokes(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS stroke (seq INTEGER PRIMARY KEY, frame BLOB NOT NULL,
        have TEXT NOT NULL)`,
    );
  }

  #prepare(): void {
    if (this.#isPrepared) return;
    this.#makeStrokes();
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS drawing (id TEXT PRIMARY KEY, body TEXT NOT NULL)`);
    this.#isPrepared = true;
  }

  #exists(): boolean {
    this.#isPrepared ||=
      this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'drawing'`).toArray().length > 0;
    return this.#isPrepared;
  }

  forget(): void {
    this.#sql.exec(`DROP TABLE IF EXISTS stroke`);
    this.#sql.exec(`DROP TABLE IF EXISTS drawing`);
    this.#isPrepared = false;
  }

  append({ frame, have }: StoredInk): void {
    this.#prepare();
    let counts = "";
    for (const [who, count] of have) counts += `${who}:${count} `;
    this.#sql.exec(`INSERT INTO stroke (frame, have) VALUES (?, ?)`, frame.buffer, counts);
  }

  rows(): StoredInk[] {
    if (!this.#exists()) return [];
    return this.#sql
      .exec<{ frame: ArrayBuffer; have: string }>(`SELECT frame, have FROM stroke ORDER BY seq`)
      .toArray()
      .map((row) => ({
        frame: new Uint8Array(row.frame),
        have: new Map(
          row.have
            .trim()
            .split(" ")
            .map((pair): [number, number] => {
              const [who = 0, count = 0] = pair.split(":").map(Number);
              return [who, count];
            }),
        ),
      }));
  }

  turnOver(drawings: ReadonlyMap<string, Drawing>): void {
    if (drawings.size > 0) this.#prepare();
    if (!this.#exists()) return;
    this.#sql.exec(`DROP TABLE IF EXISTS stroke`);
    this.#makeStrokes();
    for (const [id, drawing] of drawings) {
      this.#sql.exec(
        `INSERT OR REPLACE INTO drawing (id, body) VALUES (?, ?)`,
        id,
        JSON.stringify(drawing),
      );
    }
  }

  drawing(id: string): Drawing | undefined {
    if (!this.#exists()) return undefined;
    const [row] = this.#sql
      .exec<{ body: string }>(`SELECT body FROM drawing WHERE id = ?`, id)
      .toArray();
    // SAFETY: `turnOver` wrote a Drawing.
    return row && (JSON.parse(row.body) as Drawing);
  }

  keepOnly(ids: readonly string[]): void {
    if (!this.#exists()) return;
    this.#sql.exec(
      `DELETE FROM drawing WHERE id NOT IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
  }
}
