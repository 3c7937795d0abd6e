import { and, eq, gt, lt, lte, sql, type SQL } from "drizzle-orm";
import { PICTURES_PER_USER_MAX } from "../../../src-shared/catalog/packs.ts";
import type { Database } from "../../db/client.ts";
import { pack, picture, pictureBan, pictureGoing } from "../../db/packs.schema.ts";
import { rowsAsSelect } from "../../db/upsert.ts";

/** The ids are one bound parameter, however many there are: D1 allows 100 per statement. */
const isOneOf = (ids: readonly string[]) =>
  sql`${picture.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Condition: the picture of this row is in a pack that fulfils `marks`. */
const isInPack = (
  marks: SQL,
) => sql`EXISTS (SELECT 1 FROM ${pack}, json_each(${pack.entries}) AS entry
  WHERE ${pack.kind} = 'picture' AND ${marks} AND entry.value = ${picture.id})`;

const isHiddenPack = sql`${pack.isHidden} = 1`;
const isOpenPack = sql`${pack.isPublic} = 1 AND ${pack.isHidden} = 0`;
/** Condition: the picture was taken down with a pack and is in no pack that everybody may see. */
const isOutOfSight = sql`${isInPack(isHiddenPack)} AND NOT ${isInPack(isOpenPack)}`;

async function idsWhere(db: Database, where: SQL | undefined): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: picture.id }).from(picture).where(where);
  return new Set(rows.map(({ id }) => id));
}

/** Returns which of these pictures the owner keeps, or without an owner, which of them anybody keeps. */
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

/** Returns which of these pictures somebody keeps and were not taken down with a pack. */
export function seenPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return idsWhere(db, and(isOneOf(ids), sql`NOT (${isOutOfSight})`));
}

/** Returns the ids of all pictures a user keeps. */
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

/**
 * Condition: the user may keep these pictures too. Part of the inserting statement, because requests may run
 * at the same time.
 */
const haveRoom = (ownerId: string, ids: readonly string[]) => sql`(SELECT count(*) FROM
  (${owned(ownerId)} UNION SELECT value FROM json_each(${JSON.stringify(ids)}))) <= ${PICTURES_PER_USER_MAX}`;

/**
 * How long a claim on deleting a picture's bytes is valid, ms: longer than a deletion takes. A claim whose
 * request died expires.
 */
const GOING_MS = 60_000;

/**
 * Condition: the picture's bytes are being deleted at `now` (ms since 1970). Until they are gone, the same
 * picture cannot be uploaded: its new bytes would be deleted too.
 */
const isGoingAt = (id: string, now: number) => sql`EXISTS (SELECT 1 FROM ${pictureGoing}
  WHERE ${pictureGoing.id} = ${id} AND ${pictureGoing.at} > ${now - GOING_MS})`;

export async function isBeingDeleted(db: Database, id: string, now: number): Promise<boolean> {
  const [row] = await db.select({ is: sql<number>`${isGoingAt(id, now)}` }).from(sql`(SELECT 1)`);
  return row?.is === 1;
}

/**
 * Claims those of these pictures that nobody keeps and returns their ids. Only the caller may delete their
 * bytes; afterwards it calls `releaseClaims`. `now`: ms since 1970.
 */
export async function claimUnused(
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

/** Removes the claims on pictures whose bytes are deleted, so that they may be uploaded again. */
export async function releaseClaims(db: Database, ids: readonly string[]): Promise<void> {
  const gone = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  await db.delete(pictureGoing).where(sql`${pictureGoing.id} IN ${gone}`);
}

/**
 * Removes claims that have expired at `now` (ms since 1970): the request died, or the database failed when the bytes
 * were gone. Bytes that are still there are claimed again.
 */
export async function deleteExpiredClaims(db: Database, now: number): Promise<void> {
  await db.delete(pictureGoing).where(lte(pictureGoing.at, now - GOING_MS));
}

/**
 * Records that a user keeps a picture. Returns false if they keep too many, or the picture was taken down, or
 * its bytes are being deleted.
 */
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
    // After another upload the picture has one more day to be used in a pack.
    .onConflictDoUpdate({
      target: [picture.ownerId, picture.id],
      set: { createdAt: row.createdAt },
    });
  return (await keptPictures(db, [id], ownerId)).has(id);
}

/**
 * Records that a user keeps pictures that others keep: all of them or none. Returns false if that would be
 * too many.
 */
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

/** Removes these pictures from a user, except those that are still in one of the user's packs. */
export async function dropUnused(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await db.delete(picture).where(and(eq(picture.ownerId, ownerId), isOneOf(ids), isInNoPack));
}

const isInNoPack = sql`NOT ${isInPack(sql`${pack.ownerId} = ${picture.ownerId}`)}`;

/**
 * How far back `dropForgotten` looks, ms. If the nightly clean-up fails for longer, an upload that is in no
 * pack stays for good.
 */
const LOOKED_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes pictures that were uploaded in the week before `before` (ms since 1970) and are in no pack. Older
 * ones have been checked, and are removed with the last pack that has them.
 */
export async function dropForgotten(db: Database, before: number): Promise<void> {
  const isNew = and(gt(picture.createdAt, before - LOOKED_BACK_MS), lt(picture.createdAt, before));
  await db.delete(picture).where(and(isNew, isInNoPack));
}

/** Builds the statements that remove pictures for all users and ban them from being uploaded again. */
export function banPictures(db: Database, ids: readonly string[], at: number) {
  return ids.flatMap((id) => [
    db.delete(picture).where(eq(picture.id, id)),
    db.insert(pictureBan).values({ id, at }).onConflictDoNothing(),
  ]);
}
