import type { JournalFile, OutboxRow } from "../../../session/model/inputs.ts";
import { roomOfSections, SECTIONS } from "../../../session/model/sections.ts";
import type { RoomState, Section } from "../../../session/model/state.ts";
import { KnownCommands, REMEMBER_ROWS, type CommandKey } from "../../../room/knownCommands.ts";
import { baselineOf, type Commit, type QueuedRow, type RoomStore } from "../../../room/store.ts";
import type { Pages } from "./pages.ts";

const SECTION = "section/";
const JOURNAL = "journal/";
const OUTBOX = "outbox/";
/** Most rows of the outbox that are returned at a time. */
const QUEUED_MAX = 50;

interface JournalRow {
  readonly kind: "baseline" | "input";
  readonly at: number;
  readonly key?: CommandKey;
  readonly body: unknown;
}

interface Queued extends QueuedRow {
  /** Rows are delivered in the order in which they were first queued. */
  readonly place: number;
}

/** Keys are sorted as text, so numbers have a fixed width. */
const journalKey = (seq: number): string => `${JOURNAL}${String(seq).padStart(12, "0")}`;
const outboxKey = ({ kind, id }: OutboxRow): string => `${OUTBOX}${kind}/${id}`;

/** A room in key-value storage. State and outbox are also held in memory, the journal is not. */
export class KeyValueRoomStore implements RoomStore {
  readonly #pages: Pages;
  readonly #known = new KnownCommands();
  readonly #sections = new Map<string, unknown>();
  readonly #outbox = new Map<string, Queued>();
  /**
   * Numbers of the journal's rows: the first stored one, the newest baseline, and the next one to be written.
   */
  #journal = { first: 1, baseline: 1, next: 1 };
  #nextPlace = 1;

  private constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Opens the store: reads what is stored, once. */
  static async open(pages: Pages): Promise<KeyValueRoomStore> {
    const store = new KeyValueRoomStore(pages);
    await store.#read();
    return store;
  }

  async #read(): Promise<void> {
    for (const [key, text] of await this.#pages.all(SECTION)) {
      this.#sections.set(key.slice(SECTION.length), JSON.parse(text));
    }
    const rows = [...(await this.#pages.all(OUTBOX))]
      // SAFETY: `#queue` wrote a Queued.
      .map(([key, text]): [string, Queued] => [key, JSON.parse(text) as Queued])
      .sort(([, one], [, other]) => one.place - other.place);
    for (const [key, row] of rows) this.#outbox.set(key, row);
    this.#nextPlace = (rows.at(-1)?.[1].place ?? 0) + 1;
    this.#readJournal(await this.#pages.all(JOURNAL));
  }

  #readJournal(texts: ReadonlyMap<string, string>): void {
    const commands: CommandKey[] = [];
    const seqs: number[] = [];
    for (const [name, text] of texts) {
      const seq = Number(name.slice(JOURNAL.length));
      seqs.push(seq);
      const { kind, key } = rowOf(text);
      if (kind === "baseline") this.#journal.baseline = seq;
      if (key) commands.push(key);
    }
    for (const key of commands.slice(-REMEMBER_ROWS)) this.#known.add(key);
    this.#journal.first = seqs[0] ?? 1;
    this.#journal.next = (seqs.at(-1) ?? 0) + 1;
  }

  load(): RoomState | undefined {
    if (!this.#sections.has("room")) return undefined;
    return roomOfSections(this.#sections);
  }

  begin(state: RoomState): void {
    this.#forgetJournal(this.#journal.next);
    this.#known.clear();
    this.#sections.clear();
    this.#saveSections(undefined, state);
    this.#baseline(state);
  }

  /** Begins a new journal. The one before is kept until the next begins. */
  #baseline(state: RoomState): void {
    this.#forgetJournal(this.#journal.baseline);
    this.#journal.baseline = this.#write({ kind: "baseline", at: 0, body: state });
  }

  #forgetJournal(before: number): void {
    const { first } = this.#journal;
    const count = Math.max(0, before - first);
    this.#pages.delete(Array.from({ length: count }, (_, at) => journalKey(first + at)));
    this.#journal.first = Math.max(first, before);
  }

  #write(row: JournalRow): number {
    const seq = this.#journal.next;
    this.#journal.next += 1;
    this.#pages.put(journalKey(seq), JSON.stringify(row));
    return seq;
  }

  #saveSections(before: RoomState | undefined, after: RoomState): void {
    for (const name of SECTIONS) {
      if (before?.[name] === after[name]) continue;
      this.#sections.set(name satisfies Section, after[name]);
      this.#pages.put(`${SECTION}${name}`, JSON.stringify(after[name]));
    }
  }

  commit({ before, after, at, input, outbox, key }: Commit): void {
    const { baseline: since, next } = this.#journal;
    const baseline = baselineOf({ before, after }, next - since - 1);
    if (baseline) this.#baseline(baseline);
    this.#write({ kind: "input", at, body: input, ...(key && { key }) });
    this.#saveSections(before, after);
    for (const row of outbox) this.#queue(row);
    if (key) this.#known.add(key);
  }

  #queue(row: OutboxRow): void {
    const key = outboxKey(row);
    const known = this.#outbox.get(key);
    const place = known?.place ?? this.#nextPlace++;
    const queued: Queued = { version: (known?.version ?? 0) + 1, row, place };
    this.#outbox.set(key, queued);
    this.#pages.put(key, JSON.stringify(queued));
  }

  remember(key: CommandKey): void {
    this.#known.add(key);
  }

  knows(key: CommandKey): boolean {
    return this.#known.has(key);
  }

  queued(): QueuedRow[] {
    return [...this.#outbox.values()]
      .slice(0, QUEUED_MAX)
      .map(({ version, row }) => ({ version, row }));
  }

  delivered(rows: readonly QueuedRow[]): void {
    for (const { version, row } of rows) {
      const key = outboxKey(row);
      if (this.#outbox.get(key)?.version !== version) continue;
      this.#outbox.delete(key);
      this.#pages.delete([key]);
    }
  }

  async journal(state: RoomState): Promise<JournalFile | undefined> {
    const { baseline } = this.#journal;
    const rows = [...(await this.#pages.all(JOURNAL))]
      .filter(([key]) => key >= journalKey(baseline))
      .map(([, text]) => rowOf(text));
    const [first, ...inputs] = rows;
    if (!first) return undefined;
    return {
      format: "hubbub-journal-1",
      // SAFETY: `#baseline` wrote a RoomState, `commit` wrote Inputs.
      baseline: first.body as RoomState,
      inputs: inputs.map(({ at, body, key }) => ({
        at,
        input: body as Commit["input"],
        ...(key && { id: key.id }),
      })),
      state,
    };
  }

  /** Called after the storage was wiped: forgets what was held of it in memory. */
  forget(): void {
    this.#sections.clear();
    this.#outbox.clear();
    this.#known.clear();
    this.#journal = { first: 1, baseline: 1, next: 1 };
  }
}

/** SAFETY: `#write` wrote a JournalRow. */
const rowOf = (text: string): JournalRow => JSON.parse(text) as JournalRow;
