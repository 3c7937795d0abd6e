/** Key-value storage, as far as a room needs it: PartyKit's `room.storage` fits. */
export interface KeyValue {
  get(keys: string[]): Promise<Map<string, unknown>>;
  list(options: { prefix: string }): Promise<Map<string, unknown>>;
  put(entries: Record<string, unknown>): Promise<void>;
  delete(keys: string[]): Promise<number>;
}

/** Characters of a page. A value may have 128 KiB, and a character takes up to two bytes. */
const PAGE_CHARS = 60_000;
/** Most keys in one call. */
const KEYS_AT_ONCE = 128;

/** The value under the text's own key; further pages are stored under `key~1`, `key~2` … */
interface FirstPage {
  readonly pages: number;
  readonly text: string;
}

const pageKey = (key: string, page: number): string => (page === 0 ? key : `${key}~${page}`);
const keysOf = (key: string, pages: number): string[] =>
  Array.from({ length: pages }, (_, page) => pageKey(key, page));

function joined(key: string, found: ReadonlyMap<string, unknown>): string | undefined {
  // SAFETY: `put` wrote a FirstPage under the key, and texts under the others.
  const first = found.get(key) as FirstPage | undefined;
  if (!first) return undefined;
  const rest = keysOf(key, first.pages).slice(1);
  return first.text + rest.map((each) => found.get(each) as string).join("");
}

/**
 * Texts of any length in a storage whose values are limited. Writes that follow one another without an
 * `await` are stored together or not at all, and before anything leaves the room: the storage of a Durable
 * Object, which PartyKit runs on, guarantees both. So nothing here waits for a write.
 */
export class Pages {
  readonly #storage: KeyValue;
  /** Number of pages of each text that was listed or written. */
  readonly #pages = new Map<string, number>();

  constructor(storage: KeyValue) {
    this.#storage = storage;
  }

  /** Returns every text whose key has this prefix, in order of their keys. */
  async all(prefix: string): Promise<Map<string, string>> {
    const found = await this.#storage.list({ prefix });
    const texts = new Map<string, string>();
    for (const key of [...found.keys()].sort()) {
      if (key.includes("~")) continue;
      const text = joined(key, found);
      if (text === undefined) continue;
      texts.set(key, text);
      // SAFETY: as in `joined`.
      this.#pages.set(key, (found.get(key) as FirstPage).pages);
    }
    return texts;
  }

  /** Reads one text; undefined: there is none. */
  async read(key: string): Promise<string | undefined> {
    const head = await this.#storage.get([key]);
    // SAFETY: `put` wrote a FirstPage under the key.
    const pages = (head.get(key) as FirstPage | undefined)?.pages ?? 0;
    const found = new Map(head);
    for (const keys of portions(keysOf(key, pages).slice(1))) {
      for (const [name, page] of await this.#storage.get(keys)) found.set(name, page);
    }
    return joined(key, found);
  }

  /** Stores a text and returns how many pages it takes. */
  put(key: string, text: string): number {
    const pages = Math.max(1, Math.ceil(text.length / PAGE_CHARS));
    const before = this.#pages.get(key) ?? 0;
    const part = (page: number) => text.slice(page * PAGE_CHARS, (page + 1) * PAGE_CHARS);
    for (const keys of portions(keysOf(key, pages).map((name, page) => ({ name, page })))) {
      const entries = keys.map(({ name, page }): [string, unknown] => [
        name,
        page === 0 ? ({ pages, text: part(0) } satisfies FirstPage) : part(page),
      ]);
      void this.#storage.put(Object.fromEntries(entries));
    }
    this.#drop(keysOf(key, before).slice(pages));
    this.#pages.set(key, pages);
    return pages;
  }

  /**
   * Deletes texts. `pages`: their number of pages, needed for texts that were neither listed nor written
   * here.
   */
  delete(keys: readonly string[], pages?: number): void {
    this.#drop(keys.flatMap((key) => keysOf(key, this.#pages.get(key) ?? pages ?? 1)));
    for (const key of keys) this.#pages.delete(key);
  }

  #drop(names: readonly string[]): void {
    for (const keys of portions(names)) void this.#storage.delete(keys);
  }
}

function portions<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / KEYS_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * KEYS_AT_ONCE, (at + 1) * KEYS_AT_ONCE),
  );
}
