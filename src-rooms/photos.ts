import type { PlayerId } from "./protocol/ids.ts";

/** A photo that was looked through: no metadata, a known kind. */
export interface PhotoFile {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
}

/** A seat's newest photos that are kept; who changes their mind more often loses the oldest. */
export const KEPT_EACH = 12;

/**
 * Photos that players brought. They are nowhere else, and go when the next game begins and when the
 * room ends.
 */
export interface PhotoShelf {
  /** Keep a photo; the answer is its id, which nobody can guess. */
  keep(owner: PlayerId, photo: PhotoFile): string;
  /** Who brought this photo; undefined when it is not there. */
  ownerOf(id: string): PlayerId | undefined;
  /** A photo; undefined when it is not there. */
  find(id: string): Promise<PhotoFile | undefined>;
  /** Forget them all. */
  clear(): void;
}

/** Photos in a table of the room's own. */
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
      // Made with the first photo: most rooms never see one.
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
