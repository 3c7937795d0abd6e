import { and, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import { PICTURES_PER_USER_MAX } from "../../../src-shared/catalog/packs.ts";
import type { Database } from "../../db/client.ts";
import { pack, picture, pictureBan, pictureGoing } from "../../db/packs.schema.ts";
import { rowsAsSelect } from "../../db/upsert.ts";

/** One bound value, however many ids: D1 binds 100 in a statement. */
const isOneOf = (ids: readonly string[]) =>
  sql`${picture.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Is the picture of this row in a pack with these marks? */
const isInPack = (
  marks: SQL,
) => sql`EXISTS (SELECT 1 FROM ${pack}, json_each(${pack.entries}) AS entry
  WHERE ${pack.kind} = 'picture' AND ${marks} AND entry.value = ${picture.id})`;

const isHiddenPack = sql`${pack.isHidden} = 1`;
const isOpenPack = sql`${pack.isPublic} = 1 AND ${pack.isHidden} = 0`;
/** What was taken down with a pack, and is in none that everybody sees. */
const isOutOfSight = sql`${isInPack(isHiddenPack)} AND NOT ${isInPack(isOpenPack)}`;

async function idsWhere(db: Database, where: SQL | undefined): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: picture.id }).from(picture).where(where);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these pictures that somebody keeps; without an owner: anybody does. */
export function keptPictures(
  db: Database,
  ids: readonly string[],
  ownerId?: string,
): Promise<ReadonlySet<string>> {
  return idsWhere(
    db,
    and(isOneOf(ids), ownerId === undefined ? undefined : eq(picture.ownerId, ownerId)),
  );
}

/** Those of these pictures that somebody keeps and that were not taken down with a pack. */
export function seenPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return idsWhere(db, and(isOneOf(ids), sql`NOT (${isOutOfSight})`));
}

/** Ids of all that somebody keeps. */
export async function picturesOf(db: Database, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: picture.id })
    .from(picture)
    .where(eq(picture.ownerId, ownerId));
  return rows.map(({ id }) => id);
}

export async function isBanned(db: Database, id: string): Promise<boolean> {
  return (await db.select().from(pictureBan).where(eq(pictureBan.id, id)).get()) !== undefined;
}

const owned = (ownerId: string) =>
  sql`SELECT own.id FROM ${picture} AS own WHERE own.owner_id = ${ownerId}`;

/** May somebody keep these as well? A condition of the statement that keeps them: others come at the same moment. */
const haveRoom = (ownerId: string, ids: readonly string[]) => sql`(SELECT count(*) FROM
  (${owned(ownerId)} UNION SELECT value FROM json_each(${JSON.stringify(ids)}))) <= ${PICTURES_PER_USER_MAX}`;

/** Longer than it takes to take bytes out of the bucket, ms; whoever began it and died is waited for no longer. */
const GOING_MS = 60_000;

/** Are the picture's bytes being taken away at `now` (ms since 1970)? Who uploads it again waits, else they go as well. */
const isGoingAt = (id: string, now: number) => sql`EXISTS (SELECT 1 FROM ${pictureGoing}
  WHERE ${pictureGoing.id} = ${id} AND ${pictureGoing.at} > ${now - GOING_MS})`;

export async function isGoing(db: Database, id: string, now: number): Promise<boolean> {
  const [row] = await db.select({ is: sql<number>`${isGoingAt(id, now)}` }).from(sql`(SELECT 1)`);
  return row?.is === 1;
}

/** Those of these pictures that nobody keeps, as of `now` for the caller alone to take away; then `areGone`. */
export async function claimGone(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const rows = await db.all<{ id: string }>(sql`INSERT INTO ${pictureGoing} (id, at)
    SELECT gone.value, ${now} FROM json_each(${JSON.stringify(ids)}) AS gone
    WHERE NOT EXISTS (SELECT 1 FROM ${picture} WHERE ${picture.id} = gone.value)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE ${pictureGoing.at} <= ${now - GOING_MS}
    RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Their bytes are gone: whoever has them may upload them again. */
export async function areGone(db: Database, ids: readonly string[]): Promise<void> {
  const gone = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  await db.delete(pictureGoing).where(sql`${pictureGoing.id} IN ${gone}`);
}

/** Let somebody keep a picture; false: they keep too many, it was taken down, or its bytes are just going. */
export async function keepPicture(
  db: Database,
  row: typeof picture.$inferInsert,
): Promise<boolean> {
  const { id, ownerId } = row;
  const isBan = sql`EXISTS (SELECT 1 FROM ${pictureBan} WHERE ${pictureBan.id} = ${id})`;
  await db
    .insert(picture)
    .select(sql`${rowsAsSelect(picture, [row])} AND NOT ${isBan}
      AND NOT ${isGoingAt(id, row.createdAt)} AND ${haveRoom(ownerId, [id])}`)
    // Uploaded once more it has another day to come into a pack.
    .onConflictDoUpdate({
      target: [picture.ownerId, picture.id],
      set: { createdAt: row.createdAt },
    });
  return (await keptPictures(db, [id], ownerId)).has(id);
}

/** Let somebody keep pictures that others keep, all of them or none; false: they keep too many. */
export async function copyPictures(
  db: Database,
  ids: readonly string[],
  ownerId: string,
  at: number,
): Promise<boolean> {
  await db.run(sql`INSERT INTO ${picture} (id, owner_id, bytes, created_at)
    SELECT ${picture.id}, ${ownerId}, max(${picture.bytes}), ${at} FROM ${picture}
    WHERE ${isOneOf(ids)} AND ${haveRoom(ownerId, ids)}
    GROUP BY ${picture.id} ON CONFLICT DO NOTHING`);
  return (await keptPictures(db, ids, ownerId)).size === ids.length;
}

/** Take these pictures from somebody, as far as none of their packs has them any more. */
export async function dropUnused(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await db.delete(picture).where(and(eq(picture.ownerId, ownerId), isOneOf(ids), isInNoPack));
}

const isInNoPack = sql`NOT ${isInPack(sql`${pack.ownerId} = ${picture.ownerId}`)}`;

/** Nights in a row that may fail before an upload that came into no pack stays for good. */
const LOOKED_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Pictures that were uploaded in the week before that (ms since 1970) and came into no pack. Older ones were
 * looked at, and go with the last pack that has them.
 */
export async function dropForgotten(db: Database, before: number): Promise<void> {
  const isNew = and(gt(picture.createdAt, before - LOOKED_BACK_MS), lt(picture.createdAt, before));
  await db.delete(picture).where(and(isNew, isInNoPack));
}

/** The statements that take pictures from everybody and keep them out. */
export function banPictures(db: Database, ids: readonly string[], at: number) {
  return ids.flatMap((id) => [
    db.delete(picture).where(eq(picture.id, id)),
    db.insert(pictureBan).values({ id, at }).onConflictDoNothing(),
  ]);
}
