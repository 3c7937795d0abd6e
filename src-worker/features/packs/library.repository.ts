import { and, count, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import {
  LIBRARY_PAGE_SIZE,
  type LibraryOrder,
  type PackKind,
} from "../../../src-shared/catalog/packs.ts";
import { RATINGS, type Rating } from "../../../src-shared/catalog/settings.ts";
import type { Database } from "../../db/client.ts";
import { contains } from "../../db/anyCase.ts";
import { pack, packLike } from "../../db/packs.schema.ts";
import { isOpen, SUMMARY } from "./pack.repository.ts";

/** A search in the library, with its filters. */
export interface LibraryQuery {
  readonly search?: string | undefined;
  readonly language?: Language | undefined;
  readonly game?: GameType | undefined;
  readonly kind?: PackKind | undefined;
  readonly rating?: Rating | undefined;
  readonly order: LibraryOrder;
  readonly page: number;
}

const ORDERS = {
  played: [desc(pack.plays), desc(pack.likes)],
  fresh: [],
  liked: [desc(pack.likes), desc(pack.plays)],
} as const satisfies Record<LibraryOrder, readonly SQL[]>;

/** Matches the search text anywhere in a pack's name or entries. */
function holds(search: string): SQL | undefined {
  // Entries of picture packs are ids, not text.
  const inEntries = and(
    ne(pack.kind, "picture"),
    sql`EXISTS (SELECT 1 FROM json_each(${pack.entries}) AS entry WHERE ${contains(sql`entry.value`, search)})`,
  );
  return or(contains(pack.name, search), inEntries);
}

/** Returns a page of the packs that match and that everybody may play with, and how many match in total. */
export async function libraryPage(db: Database, query: LibraryQuery) {
  const { search, language, game, kind, rating, order, page } = query;
  const where = and(
    isOpen,
    language && eq(pack.language, language),
    kind && eq(pack.kind, kind),
    game && inArray(pack.kind, [...GAME_FACTS[game].packs]),
    rating && inArray(pack.rating, RATINGS.slice(0, RATINGS.indexOf(rating) + 1)),
    search ? holds(search) : undefined,
  );
  const items = await db
    .select({
      ...SUMMARY,
      kind: pack.kind,
      preview: sql<string>`(SELECT json_group_array(value) FROM
        (SELECT value FROM json_each(${pack.entries}) LIMIT 4))`,
    })
    .from(pack)
    .where(where)
    .orderBy(...ORDERS[order], desc(pack.updatedAt), desc(pack.id))
    .limit(LIBRARY_PAGE_SIZE)
    .offset((page - 1) * LIBRARY_PAGE_SIZE);
  const [row] = await db.select({ total: count() }).from(pack).where(where);
  return { items, total: row?.total ?? 0 };
}

/** Returns the ids of the packs a user likes. */
export async function likedBy(db: Database, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: packLike.packId })
    .from(packLike)
    .where(eq(packLike.userId, userId));
  return rows.map(({ id }) => id);
}

/**
 * Adds or removes a user's like of a pack. Returns the pack's new number of likes, or undefined if the pack
 * has been deleted.
 */
export async function setLike(
  db: Database,
  packId: string,
  userId: string,
  likes: boolean,
): Promise<number | undefined> {
  const liked = db
    .select({ packId: pack.id, userId: sql<string>`${userId}`.as("user_id") })
    .from(pack)
    .where(eq(pack.id, packId));
  const total = sql`(SELECT count(*) FROM pack_like WHERE pack_like.pack_id = ${packId})`;
  const [, [changed]] = await db.batch([
    likes
      ? db.insert(packLike).select(liked).onConflictDoNothing()
      : db.delete(packLike).where(and(eq(packLike.packId, packId), eq(packLike.userId, userId))),
    db
      .update(pack)
      .set({ likes: total })
      .where(eq(pack.id, packId))
      .returning({ likes: pack.likes }),
  ]);
  return changed?.likes;
}

/**
 * Builds the statement that takes a pack down or puts it back up. A pack whose owner is blocked stays hidden
 * either way.
 */
export function setPackDown(db: Database, id: string, isDown: boolean) {
  const isBlocked = sql`EXISTS (SELECT 1 FROM user WHERE user.id = ${pack.ownerId} AND user.is_blocked = 1)`;
  const isHidden = isDown ? true : isBlocked;
  return db.update(pack).set({ isDown, isHidden }).where(eq(pack.id, id));
}

/**
 * Builds the statement that hides all packs of a user who was blocked or, after unblocking, shows those that
 * were not taken down.
 */
export function setPacksHidden(db: Database, ownerId: string, isBlocked: boolean) {
  return db
    .update(pack)
    .set({ isHidden: isBlocked ? true : sql`${pack.isDown}` })
    .where(eq(pack.ownerId, ownerId));
}

/** Retires one entry, so that games leave it out. */
export async function restEntry(db: Database, id: string, key: string): Promise<void> {
  const keys = sql`SELECT value FROM json_each(${pack.retired}) UNION SELECT ${key}`;
  const retired = sql`(SELECT json_group_array(value) FROM (${keys}))`;
  await db.update(pack).set({ retired }).where(eq(pack.id, id));
}

/** Resets the counts of one entry and lets games use it again. */
export async function forgetEntry(db: Database, id: string, key: string): Promise<void> {
  const path = `$.${JSON.stringify(key)}`;
  await db
    .update(pack)
    .set({
      shown: sql`json_remove(${pack.shown}, ${path})`,
      flat: sql`json_remove(${pack.flat}, ${path})`,
      retired: sql`(SELECT json_group_array(value) FROM json_each(${pack.retired}) WHERE value <> ${key})`,
    })
    .where(eq(pack.id, id));
}
