import { and, count, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { pack, picture, pictureBan } from "../../db/packs.schema.ts";

/** D1 binds 100 values in one statement. */
const GROUP = 60;

/** Those of these pictures that somebody keeps; without an owner: anybody does. */
export async function keptPictures(
  db: Database,
  ids: readonly string[],
  ownerId?: string,
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (let from = 0; from < ids.length; from += GROUP) {
    const rows = await db
      .select({ id: picture.id })
      .from(picture)
      .where(
        and(
          inArray(picture.id, ids.slice(from, from + GROUP)),
          ownerId === undefined ? undefined : eq(picture.ownerId, ownerId),
        ),
      );
    for (const { id } of rows) kept.add(id);
  }
  return kept;
}

/** Ids of all that somebody keeps. */
export async function picturesOf(db: Database, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: picture.id })
    .from(picture)
    .where(eq(picture.ownerId, ownerId));
  return rows.map(({ id }) => id);
}

export async function countPictures(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(picture)
    .where(eq(picture.ownerId, ownerId));
  return row?.total ?? 0;
}

export async function isBanned(db: Database, id: string): Promise<boolean> {
  return (await db.select().from(pictureBan).where(eq(pictureBan.id, id)).get()) !== undefined;
}

/** The statement that lets somebody keep pictures whose bytes are there. */
export function keepPictures(db: Database, rows: readonly (typeof picture.$inferInsert)[]) {
  return db
    .insert(picture)
    .values([...rows])
    .onConflictDoNothing();
}

/** Take these pictures from somebody, as far as none of their packs has them any more. */
export async function dropUnused(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += GROUP) {
    await db
      .delete(picture)
      .where(
        and(
          eq(picture.ownerId, ownerId),
          inArray(picture.id, ids.slice(from, from + GROUP)),
          isInNoPack,
        ),
      );
  }
}

const isInNoPack = sql`NOT EXISTS (SELECT 1 FROM ${pack}, json_each(${pack.entries}) AS entry
  WHERE ${pack.ownerId} = ${picture.ownerId} AND ${pack.kind} = 'picture' AND entry.value = ${picture.id})`;

/** Pictures that were uploaded before that (ms since 1970) and came into no pack. */
export async function dropForgotten(db: Database, before: number): Promise<void> {
  await db.delete(picture).where(and(lt(picture.createdAt, before), isInNoPack));
}

/** The statements that take pictures from everybody and keep them out. */
export function banPictures(db: Database, ids: readonly string[], at: number) {
  return ids.flatMap((id) => [
    db.delete(picture).where(eq(picture.id, id)),
    db.insert(pictureBan).values({ id, at }).onConflictDoNothing(),
  ]);
}
