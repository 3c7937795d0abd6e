import { KEPT_EACH, type PhotoFile, type PhotoShelf } from "../../room/photos.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** Photos in a table of the room's SQLite. */
export class SqlitePhotoShelf implements PhotoShelf {
  readonly #sql: SqlStorage;
  readonly #transaction: (act: () => void) => void;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#transaction = (act) => storage.transactionSync(act);
  }

  keep(owner: PlayerId, { type, bytes }: PhotoFile): string {
    const id = crypto.randomUUID();
    this.#transaction(() => {
      // Created with the first photo: most rooms never have one.
      this.#sql.exec(
        `CREATE TABLE IF NOT EXISTS photo (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
          owner INTEGER NOT NULL, type TEXT NOT NULL, body BLOB NOT NULL)`,
      );
      this.#sql.exec(
        `INSERT INTO photo (id, owner, type, body) VALUES (?, ?, ?, ?)`,
        id,
        owner,
        type,
        bytes,
      );
      this.#sql.exec(
        `DELETE FROM photo WHERE owner = ?1 AND seq NOT IN
          (SELECT seq FROM photo WHERE owner = ?1 ORDER BY seq DESC LIMIT ?2)`,
        owner,
        KEPT_EACH,
      );
    });
    return id;
  }

  ownerOf(id: string): PlayerId | undefined {
    if (!this.#exists()) return undefined;
    const [row] = this.#sql.exec<{ owner: number }>(`SELECT owner FROM photo WHERE id = ?`, id);
    // SAFETY: `keep` wrote a player id.
    return row?.owner as PlayerId | undefined;
  }

  async find(id: string): Promise<PhotoFile | undefined> {
    if (!this.#exists()) return undefined;
    const [row] = this.#sql.exec<{ type: string; body: ArrayBuffer }>(
      `SELECT type, body FROM photo WHERE id = ?`,
      id,
    );
    // SAFETY: `keep` wrote one of the known types.
    return row && { type: row.type as PhotoFile["type"], bytes: new Uint8Array(row.body) };
  }

  clear(): void {
    this.#sql.exec(`DROP TABLE IF EXISTS photo`);
  }

  #exists(): boolean {
    return this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'photo'`).toArray().length > 0;
  }
}
