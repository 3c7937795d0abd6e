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

/** Public packs of other people one list shows, those changed last first. */
const PUBLIC_LIST_MAX = 200;

/** What a list tells of a pack. */
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

/** Everybody may read it and play with it. */
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

/** A pack of whatever kind. */
export async function findAnyPack(db: Database, id: string): Promise<PackRow | undefined> {
  return db.select().from(pack).where(eq(pack.id, id)).get();
}

/** Packs of these ids, by id; those that are gone are not there. */
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

/** Keep a pack; false: its owner has as many of its kind as one may keep. One statement: others come at the same moment. */
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
 * What is known of entries goes with those that go. Only the database knows it: games that end meanwhile add to it.
 */
export function talliesKept(keys: readonly string[]) {
  const kept = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const counts = (column: typeof pack.shown | typeof pack.flat) =>
    sql`(SELECT json_group_object(key, value) FROM json_each(${column}) WHERE key IN ${kept})`;
  const retired = sql`(SELECT json_group_array(value) FROM json_each(${pack.retired}) WHERE value IN ${kept})`;
  return { shown: counts(pack.shown), flat: counts(pack.flat), retired };
}

/**
 * The pack as it is then; undefined when it went away meanwhile. `seenAt`: only as long as it is as it was last
 * changed then (ms since 1970).
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

/** The code of a pack's link: the one it has, else this one; undefined when it went away meanwhile. */
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

/** Somebody's own packs first, then public ones of others. */
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

/** What this user shows to everybody. */
export async function listPublicPacksOf(
  db: Database,
  kind: PackKind,
  userId: string,
  language: Language | undefined,
): Promise<PackSummary[]> {
  return list(db, and(ofLanguage(kind, language), eq(pack.ownerId, userId), isOpen));
}
