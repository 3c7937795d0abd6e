import type { SectionStore } from "../../crowd/sectionPlatform.ts";
import type { CountedVote } from "../../crowd/sectionTally.ts";
import type { TakenPlace } from "../../crowd/placeAllocator.ts";

/**
 * Votes and places of a section. Its tables are created with the first row, so an empty section stores
 * nothing.
 */
export class SqliteSectionStore implements SectionStore {
  readonly #storage: DurableObjectStorage;
  #isThere: boolean;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'voice'";
    this.#isThere = storage.sql.exec(tables).toArray().length > 0;
  }

  #begin(): SqlStorage {
    const { sql } = this.#storage;
    if (this.#isThere) return sql;
    sql.exec(
      "CREATE TABLE voice (member INTEGER, question TEXT, body TEXT, PRIMARY KEY (member, question))",
    );
    sql.exec("CREATE TABLE place (device TEXT PRIMARY KEY, member INTEGER, section INTEGER)");
    this.#isThere = true;
    return sql;
  }

  *voices(): Iterable<CountedVote> {
    if (!this.#isThere) return;
    const rows = this.#storage.sql.exec<{ body: string }>("SELECT body FROM voice ORDER BY rowid");
    // SAFETY: `keepVoice` writes nothing else.
    for (const { body } of rows) yield JSON.parse(body) as CountedVote;
  }

  keepVoice(voice: CountedVote): void {
    const { member, on } = voice;
    const body = JSON.stringify(voice);
    this.#begin().exec("INSERT OR REPLACE INTO voice VALUES (?, ?, ?)", member, on, body);
  }

  forgetVoices(): void {
    if (this.#isThere) this.#storage.sql.exec("DELETE FROM voice");
  }

  placeOf(device: string): TakenPlace | undefined {
    if (!this.#isThere) return undefined;
    const query = "SELECT member, section FROM place WHERE device = ?";
    const [row] = this.#storage.sql
      .exec<{ member: number; section: number }>(query, device)
      .toArray();
    return row;
  }

  keepPlace(device: string, { member, section }: TakenPlace): void {
    this.#begin().exec("INSERT OR REPLACE INTO place VALUES (?, ?, ?)", device, member, section);
  }

  given(): number {
    if (!this.#isThere) return 0;
    const query = "SELECT COALESCE(MAX(rowid), 0) AS given FROM place";
    return this.#storage.sql.exec<{ given: number }>(query).one().given;
  }

  async wipe(): Promise<void> {
    if (!this.#isThere) return;
    this.#isThere = false;
    await this.#storage.deleteAll();
  }
}
