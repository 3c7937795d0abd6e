import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { game, gamePlayer, session, user } from "../../db/schema.ts";
import { existingAnswer, report } from "../../db/site.schema.ts";
import { circlesLeft } from "./eraseAccount.repository.ts";
import { deleteGamesSeenOnlyBy } from "../rooms/outbox/unseenGames.repository.ts";
import { inBatches } from "../../shared/inBatches.ts";

/**
 * Deletes guests who were created before `before` (ms since 1970) and have no session left, so that no
 * browser is still logged in as them. Guests who logged in to an account stay, because their games belong to
 * it. `now`: ms since 1970.
 */
export async function purgeGuests(db: Database, before: number, now: number): Promise<void> {
  const sessions = db.select({ id: session.id }).from(session).where(eq(session.userId, user.id));
  // Written literally, as in the index: SQLite would not use a partial index for a bound value.
  const isGuest = and(sql`${user.kind} = 'guest'`, isNull(user.mergedInto));
  await inBatches(async (rows) => {
    const found = await db
      .select({ id: user.id })
      .from(user)
      .where(and(isGuest, lt(user.createdAt, before), notExists(sessions)))
      .orderBy(user.createdAt, user.id)
      .limit(rows);
    if (found.length === 0) return 0;
    const ids = JSON.stringify(found.map(({ id }) => id));
    // A guest may have come back or logged in since the query above, so each statement checks these guests
    // again.
    const guests = db
      .select({ id: user.id })
      .from(user)
      .where(
        and(
          inArray(user.id, sql`(SELECT value FROM json_each(${ids}))`),
          isGuest,
          notExists(sessions),
        ),
      );
    await db.batch([
      ...deleteGamesSeenOnlyBy(db, guests, now),
      db.update(gamePlayer).set({ userId: null }).where(inArray(gamePlayer.userId, guests)),
      db.update(game).set({ hostUserId: null }).where(inArray(game.hostUserId, guests)),
      db.update(existingAnswer).set({ userId: null }).where(inArray(existingAnswer.userId, guests)),
      db.update(report).set({ userId: null }).where(inArray(report.userId, guests)),
      db.update(report).set({ reporterUserId: null }).where(inArray(report.reporterUserId, guests)),
      circlesLeft(db, guests),
      db.delete(user).where(inArray(user.id, guests)),
    ]);
    return found.length;
  });
}
