import { KnownCommands, REMEMBER_ROWS, type CommandKey } from "../../room/knownCommands.ts";
import { patched, statePatch, type StatePatch } from "../../room/statePatch.ts";
import { baselineOf, type Commit, type QueuedRow, type RoomStore } from "../../room/store.ts";
import type { Input, JournalFile, OutboxRow } from "../../session/model/inputs.ts";
import { roomOfSections, SECTIONS } from "../../session/model/sections.ts";
import type { RoomState, Section } from "../../session/model/state.ts";

/**
 * After this many inputs their changes are written into the sections, so that a room that wakes never has
 * more to apply (some ms).
 */
export const FOLD_AFTER_INPUTS = 256;

/** The patch of an input that changed nothing. */
const UNCHANGED: StatePatch = {};

/** The row beside the sections that stores up to which row of the journal they are complete. */
const FOLDED = "folded";
/**
 * The row of the section `crowd`. Version 1.0.0 expects its own crowd, person by person, in the row of that name, and
 * after a rollback no room with another one would start. If there is such a row, that version ran last.
 */
const CROWD = "crowdCounts";

/**
 * A room in SQLite. All calls are synchronous. The rows written make up the cost of a game (docs/scaling.md),
 * so an input writes one row: its row of the journal, with what it changed. From time to time, and whenever a
 * new journal begins, these changes are written into the sections.
 */
export class SqliteRoomStore implements RoomStore {
  readonly #storage: DurableObjectStorage;
  readonly #known = new KnownCommands();
  /** Inputs since the journal's newest baseline; undefined when they have to be counted first. */
  #inputs: number | undefined;
  /**
   * The state that the sections contain, and the number of inputs since; undefined when it is unknown and all
   * sections have to be written.
   */
  #folded: RoomState | undefined;
  #unfolded = 0;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  get #sql(): SqlStorage {
    return this.#storage.sql;
  }

  load(): RoomState | undefined {
    const tables = this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'section'`);
    if (tables.toArray().length === 0) return undefined;
    const sections = new Map<string, unknown>();
    for (const row of this.#sql.exec<{ name: string; body: string }>(
      `SELECT name, body FROM section ORDER BY name = 'crowd'`,
    )) {
      sections.set(row.name === CROWD ? "crowd" : row.name, JSON.parse(row.body));
    }
    if (!sections.has("room")) return undefined;
    this.#rememberCommands();
    this.#folded = roomOfSections(sections);
    return this.#withJournal(this.#folded, sections.get(FOLDED));
  }

  /**
   * Applies the inputs since then to the state of the sections. Builds from before patches keep everything in
   * the sections and write rows without a patch, so the sections include everything up to the newest such
   * row.
   */
  #withJournal(folded: RoomState, upTo: unknown): RoomState {
    if (typeof upTo !== "number") {
      this.#addPatches();
      this.#unfolded = FOLD_AFTER_INPUTS;
      return folded;
    }
    const rows = this.#sql
      .exec<{ patch: string | null }>(`SELECT patch FROM journal WHERE seq > ? ORDER BY seq`, upTo)
      .toArray();
    const newestWithout = rows.findLastIndex(({ patch }) => patch === null);
    this.#unfolded = newestWithout < 0 ? rows.length : FOLD_AFTER_INPUTS;
    return rows.slice(newestWithout + 1).reduce(
      (state, { patch }) =>
        // SAFETY: `commit` wrote a patch from one RoomState to the next.
        patch === null ? state : (patched(state, JSON.parse(patch) as StatePatch) as RoomState),
      folded,
    );
  }

  #addPatches(): void {
    const columns = this.#sql.exec(
      `SELECT 1 FROM pragma_table_info('journal') WHERE name = 'patch'`,
    );
    if (columns.toArray().length === 0) this.#sql.exec(`ALTER TABLE journal ADD COLUMN patch TEXT`);
  }

  /** Creates the tables only when a room is opened, so that a guessed code leaves nothing behind. */
  #prepare(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS section (name TEXT PRIMARY KEY, body TEXT NOT NULL)`,
    );
    this.#makeJournal();
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS outbox (kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
        body TEXT NOT NULL, PRIMARY KEY (kind, id))`,
    );
  }

  #makeJournal(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS journal (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL,
        kind TEXT NOT NULL, sender TEXT, command TEXT, body TEXT NOT NULL, patch TEXT)`,
    );
  }

  #rememberCommands(): void {
    const before = this.#sql
      .exec(`SELECT 1 FROM sqlite_master WHERE name = 'journal_before'`)
      .toArray();
    for (const table of before.length > 0 ? ["journal_before", "journal"] : ["journal"]) {
      const rows = this.#sql
        .exec<{ sender: string; command: string }>(
          `SELECT sender, command FROM ${table} WHERE command IS NOT NULL ORDER BY seq DESC LIMIT ?`,
          REMEMBER_ROWS,
        )
        .toArray();
      for (const row of rows.reverse()) this.#known.add({ sender: row.sender, id: row.command });
    }
  }

  remember(key: CommandKey): void {
    this.#known.add(key);
  }

  knows(key: CommandKey): boolean {
    return this.#known.has(key);
  }

  begin(state: RoomState): void {
    this.#storage.transactionSync(() => {
      this.#sql.exec(`DROP TABLE IF EXISTS journal`);
      this.#sql.exec(`DROP TABLE IF EXISTS journal_before`);
      this.#prepare();
      this.#sql.exec(`DELETE FROM section`);
      this.#known.clear();
      this.#folded = undefined;
      this.#appendBaseline(state);
      this.#fold(state);
    });
    this.#inputs = 0;
  }

  /**
   * Begins a new journal, from which a replay may start. The previous game's journal is kept until the next
   * one begins, and is then dropped as a table: deleting a row is billed like writing one, dropping a table
   * is not.
   */
  #beginJournal(state: RoomState): void {
    this.#sql.exec(`DROP TABLE IF EXISTS journal_before`);
    this.#sql.exec(`ALTER TABLE journal RENAME TO journal_before`);
    this.#makeJournal();
    this.#appendBaseline(state);
  }

  #appendBaseline(state: RoomState): void {
    this.#append({ at: 0, kind: "baseline", body: state });
  }

  #append(row: {
    readonly at: number;
    readonly kind: "baseline" | "input";
    readonly body: unknown;
    readonly key?: CommandKey | undefined;
    readonly patch?: StatePatch | undefined;
  }): void {
    this.#sql.exec(
      `INSERT INTO journal (at, kind, sender, command, body, patch) VALUES (?, ?, ?, ?, ?, ?)`,
      row.at,
      row.kind,
      row.key?.sender ?? null,
      row.key?.id ?? null,
      JSON.stringify(row.body),
      row.patch ? JSON.stringify(row.patch) : null,
    );
  }

  /** Number of the journal's newest row. */
  #newest(): number {
    return this.#sql.exec<{ seq: number }>(`SELECT max(seq) AS seq FROM journal`).one().seq;
  }

  #countInputs(): number {
    const { count } = this.#sql
      .exec<{ count: number }>(
        `SELECT count(*) AS count FROM journal
          WHERE seq > (SELECT max(seq) FROM journal WHERE kind = 'baseline')`,
      )
      .one();
    return count;
  }

  /** Writes the sections that changed, so that they include everything up to the journal's newest row. */
  #fold(after: RoomState): void {
    for (const name of SECTIONS) {
      if (this.#folded?.[name] !== after[name]) this.#saveSection(name, after[name]);
    }
    this.#saveSection(FOLDED, this.#newest());
    this.#folded = after;
    this.#unfolded = 0;
  }

  #saveSection(name: Section | typeof FOLDED, body: unknown): void {
    if (name === "crowd") this.#sql.exec(`DELETE FROM section WHERE name = 'crowd'`);
    this.#sql.exec(
      `INSERT INTO section (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body`,
      name === "crowd" ? CROWD : name,
      JSON.stringify(body),
    );
  }

  commit({ before, after, at, input, outbox, key }: Commit): void {
    const inputs = this.#inputs ?? this.#countInputs();
    const [folded, unfolded] = [this.#folded, this.#unfolded];
    this.#inputs = undefined;
    const baseline = baselineOf({ before, after }, inputs);
    // What is not in the sections yet must not be lost with the older part of the journal.
    const folds = baseline !== undefined || unfolded + 1 >= FOLD_AFTER_INPUTS;
    const write = () => {
      if (baseline) this.#beginJournal(baseline);
      const patch = statePatch(before, after) ?? UNCHANGED;
      this.#append({ at, kind: "input", body: input, key, patch });
      this.#unfolded = unfolded + 1;
      if (folds) this.#fold(after);
      for (const row of outbox) this.#queue(row);
      this.#inputs = (baseline ? 0 : inputs) + 1;
    };
    try {
      // A single row is written completely or not at all anyway; a transaction would cost two more
      // statements.
      if (folds || outbox.length > 0) this.#storage.transactionSync(write);
      else write();
    } catch (error) {
      this.#folded = folded;
      this.#unfolded = unfolded;
      throw error;
    }
    if (key) this.#known.add(key);
  }

  #queue(row: OutboxRow): void {
    this.#sql.exec(
      `INSERT INTO outbox (kind, id, version, body) VALUES (?, ?, 1, ?)
        ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, version = version + 1`,
      row.kind,
      row.id,
      JSON.stringify(row.body),
    );
  }

  queued(): QueuedRow[] {
    return this.#sql
      .exec<{ kind: string; id: string; version: number; body: string }>(
        `SELECT kind, id, version, body FROM outbox ORDER BY rowid LIMIT 50`,
      )
      .toArray()
      .map((row) => ({
        version: row.version,
        // SAFETY: `#queue` wrote an OutboxRow's three fields.
        row: {
          kind: row.kind,
          id: row.id,
          body: JSON.parse(row.body) as unknown,
        } as OutboxRow,
      }));
  }

  delivered(rows: readonly QueuedRow[]): void {
    for (const { version, row } of rows) {
      this.#sql.exec(
        `DELETE FROM outbox WHERE kind = ? AND id = ? AND version = ?`,
        row.kind,
        row.id,
        version,
      );
    }
  }

  async journal(state: RoomState): Promise<JournalFile | undefined> {
    const rows = this.#sql
      .exec<{ at: number; kind: string; body: string; command: string | null }>(
        `SELECT at, kind, body, command FROM journal
          WHERE seq >= (SELECT max(seq) FROM journal WHERE kind = 'baseline') ORDER BY seq`,
      )
      .toArray();
    const [first, ...inputs] = rows;
    if (!first) return undefined;
    return {
      format: "hubbub-journal-1",
      // SAFETY: `#appendBaseline` wrote a RoomState, `commit` wrote Inputs.
      baseline: JSON.parse(first.body) as RoomState,
      inputs: inputs.map((row) => ({
        at: row.at,
        input: JSON.parse(row.body) as Input,
        ...(row.command !== null && { id: row.command }),
      })),
      state,
    };
  }
}
