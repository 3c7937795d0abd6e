import { isSameKeys } from "../../src-shared/protocol/mergePatch.ts";

/**
 * The difference between two states of a room, as plain JSON; it is small, since an input changes little.
 * Unlike the protocol's merge patch it can carry null, growing arrays and the order of keys, so that a state
 * put together again equals the stored one byte for byte.
 */
export type StatePatch =
  /** Another value altogether. */
  | { readonly set: unknown }
  /**
   * The same object or array: keys that were removed (`gone`), that changed (`in`), and new ones at the end
   * (`add`).
   */
  | {
      readonly gone?: readonly string[];
      readonly in?: Readonly<Record<string, StatePatch>>;
      readonly add?: readonly (readonly [string, unknown])[];
    };

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys that JSON would write. */
const keysOf = (table: Table): string[] =>
  Object.keys(table).filter((key) => table[key] !== undefined);

/** Sets a key, including one such as `__proto__`, which must become data and never the prototype. */
function put(table: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") table[key] = value;
  else
    Object.defineProperty(table, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** Whether the patched object would list its keys in the same order as `after`. */
function isInOrder(kept: readonly string[], added: readonly string[], after: Table): boolean {
  const keys = keysOf(after);
  if (added.length === 0) return kept.every((key, at) => key === keys[at]);
  // Built in the same way as the patched object, because engines sort some keys by themselves (whole
  // numbers).
  const built: Record<string, unknown> = {};
  for (const key of [...kept, ...added]) put(built, key, true);
  return Object.keys(built).every((key, at) => key === keys[at]);
}

/** Patches for those keys that both objects have. */
function innerPatches(before: Table, after: Table, kept: readonly string[]) {
  let inner: Record<string, StatePatch> | undefined;
  for (const key of kept) {
    const part = statePatch(before[key], after[key]);
    if (part) put((inner ??= {}), key, part);
  }
  return inner && { in: inner };
}

function patchOfTable(before: Table, after: Table): StatePatch | undefined {
  const was = keysOf(before);
  const is = keysOf(after);
  // By far the most common case: no keys were added or removed.
  if (isSameKeys(was, is)) return innerPatches(before, after, was);
  const gone = was.filter((key) => !Object.hasOwn(after, key) || after[key] === undefined);
  const kept = gone.length === 0 ? was : was.filter((key) => !gone.includes(key));
  const added = is.filter((key) => !Object.hasOwn(before, key) || before[key] === undefined);
  if (!isInOrder(kept, added, after)) return { set: after };
  const inner = innerPatches(before, after, kept);
  if (gone.length === 0 && added.length === 0 && !inner) return undefined;
  return {
    ...(gone.length > 0 && { gone }),
    ...inner,
    ...(added.length > 0 && { add: added.map((key) => [key, after[key]] as const) }),
  };
}

function patchOfList(
  before: readonly unknown[],
  after: readonly unknown[],
): StatePatch | undefined {
  if (after.length < before.length) return { set: after };
  const inner: Record<string, StatePatch> = {};
  before.forEach((item, at) => {
    const part = statePatch(item, after[at]);
    if (part) inner[at] = part;
  });
  const hasInner = Object.keys(inner).length > 0;
  const added = after.slice(before.length);
  if (added.length === 0 && !hasInner) return undefined;
  return {
    ...(hasInner && { in: inner }),
    ...(added.length > 0 && {
      add: added.map((item, at) => [String(before.length + at), item] as const),
    }),
  };
}

/**
 * Returns the patch from `before` to `after`; undefined when their JSON is the same. Parts that both share
 * are skipped: states share everything that an input did not touch.
 */
export function statePatch(before: unknown, after: unknown): StatePatch | undefined {
  if (before === after) return undefined;
  if (isTable(before) && isTable(after)) return patchOfTable(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return patchOfList(before, after);
  return { set: after ?? null };
}

/** Returns `before` with a patch applied; `before` itself is not changed. */
export function patched(before: unknown, patch: StatePatch): unknown {
  if ("set" in patch) return patch.set;
  const { gone = [], in: inner = {}, add = [] } = patch;
  if (Array.isArray(before)) {
    const list = before.map((item: unknown, at) => {
      const part = inner[at];
      return part ? patched(item, part) : item;
    });
    return [...list, ...add.map(([, item]) => item)];
  }
  const table: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(isTable(before) ? before : {})) {
    if (gone.includes(key)) continue;
    const part = Object.hasOwn(inner, key) ? inner[key] : undefined;
    put(table, key, part ? patched(value, part) : value);
  }
  for (const [key, value] of add) put(table, key, value);
  return table;
}
