import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { PACKS_PER_USER_MAX, type PackKind } from "../../../src-shared/catalog/packs.ts";
import type { Database } from "../../db/client.ts";
import { pack } from "../../db/packs.schema.ts";
import { rowsAsSelect } from "../../db/upsert.ts";

export type PackRow = typeof pack.$inferSelect;
type PackSummary = Omit<
  PackRow,
  "entries" | "kind" | "shareCode" | "shown" | "flat" | "retired" | "isDown"
> & {
  readonly entryCount: number;
};

/** How many packs one list contains at most, the most recently changed first. */
const PUBLIC_LIST_MAX = 200;

/** The columns of a pack in a list. */
export const SUMMARY = {
  id: pack.id,
  ownerId: pack.ownerId,
  name: pack.name,
  language: pack.language,
  isPublic: pack.isPublic,
  isHidden: pack.isHidden,
  rating: pack.rating,
  plays: pack.plays,
  likes: pack.likes,
  createdAt: pack.createdAt,
  updatedAt: pack.updatedAt,
  entryCount: sql<number>`json_array_length(${pack.entries})`,
};

/** Condition: everybody may read the pack and play with it. */
export const isOpen = and(eq(pack.isPublic, true), eq(pack.isHidden, false));

export async function findPack(
  db: Database,
  kind: PackKind,
  id: string,
): Promise<PackRow | undefined> {
  return db
    .select()
    .from(pack)
    .where(and(eq(pack.id, id), eq(pack.kind, kind)))
    .get();
}

/** Returns a pack by its id, whatever its kind. */
export async function findAnyPack(db: Database, id: string): Promise<PackRow | undefined> {
  return db.select().from(pack).where(eq(pack.id, id)).get();
}

/** Returns the packs with these ids, keyed by id. Deleted ones are missing. */
export async function findPacks(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PackRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pack)
    .where(inArray(pack.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findSharedPack(
  db: Database,
  kind: PackKind,
  shareCode: string,
): Promise<PackRow | undefined> {
  return db
    .select()
    .from(pack)
    .where(and(eq(pack.shareCode, shareCode), eq(pack.kind, kind), eq(pack.isHidden, false)))
    .get();
}

/**
 * Stores a pack. Returns false if its owner already has the maximum number of this kind. Counting and
 * inserting are one statement, because requests may run at the same time.
 */
export async function insertPack(db: Database, row: PackRow): Promise<boolean> {
  const own = and(eq(pack.ownerId, row.ownerId), eq(pack.kind, row.kind));
  const hasPlace = sql`(SELECT count(*) FROM ${pack} WHERE ${own}) < ${PACKS_PER_USER_MAX}`;
  const kept = await db
    .insert(pack)
    .select(sql`${rowsAsSelect(pack, [row])} AND ${hasPlace}`)
    .returning({ id: pack.id });
  return kept.length > 0;
}

/**
 * Builds the update that keeps the tallies of these entry keys and drops all others. It is computed in SQL,
 * because games that end at the same time add to the stored counts.
 */
export function pruneTallies(keys: readonly string[]) {
  const kept = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const counts = (column: typeof pack.shown | typeof pack.flat) =>
    sql`(SELECT json_group_object(key, value) FROM json_each(${column}) WHERE key IN ${kept})`;
  const retired = sql`(SELECT json_group_array(value) FROM json_each(${pack.retired}) WHERE value IN ${kept})`;
  return { shown: counts(pack.shown), flat: counts(pack.flat), retired };
}

/**
 * Updates a pack and returns the new row, or undefined if there is none to update. With `seenAt` it updates
 * only a pack whose last change is still the one at that time (ms since 1970).
 */
export async function updatePack(
  db: Database,
  id: string,
  change: SQLiteUpdateSetSource<typeof pack>,
  seenAt?: number,
): Promise<PackRow | undefined> {
  const isAsSeen = seenAt === undefined ? undefined : eq(pack.updatedAt, seenAt);
  const [row] = await db
    .update(pack)
    .set(change)
    .where(and(eq(pack.id, id), isAsSeen))
    .returning();
  return row;
}

/**
 * Returns the code of a pack's share link: the existing one, otherwise `code`, which it stores. Undefined if
 * the pack has been deleted.
 */
export async function giveShareCode(
  db: Database,
  id: string,
  code: string,
): Promise<string | undefined> {
  const row = await updatePack(db, id, { shareCode: sql`coalesce(${pack.shareCode}, ${code})` });
  return row?.shareCode ?? undefined;
}

export async function deletePack(db: Database, id: string): Promise<void> {
  await db.delete(pack).where(eq(pack.id, id));
}

async function list(db: Database, where: SQL | undefined): Promise<PackSummary[]> {
  return db
    .select(SUMMARY)
    .from(pack)
    .where(where)
    .orderBy(desc(pack.updatedAt), desc(pack.id))
    .limit(PUBLIC_LIST_MAX);
}

function ofLanguage(kind: PackKind, language: Language | undefined): SQL | undefined {
  return and(eq(pack.kind, kind), language && eq(pack.language, language));
}

/** Lists the user's own packs first, then public ones of other users. */
export async function listPacks(
  db: Database,
  kind: PackKind,
  userId: string,
  language: Language | undefined,
): Promise<PackSummary[]> {
  const filter = ofLanguage(kind, language);
  const own = await list(db, and(filter, eq(pack.ownerId, userId)));
  const others = await list(db, and(filter, ne(pack.ownerId, userId), isOpen));
  return [...own, ...others];
}

/** Lists the packs that this user shares publicly. */
export async function listPublicPacksOf(
  db: Database,
  kind: PackKind,
  userId: string,
  language: Language | undefined,
): Promise<PackSummary[]> {
  return list(db, and(ofLanguage(kind, language), eq(pack.ownerId, userId), isOpen));
}
