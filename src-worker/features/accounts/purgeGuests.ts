import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { game, gamePlayer, session, user } from "../../db/schema.ts";
import { existingAnswer, report } from "../../db/site.schema.ts";
import { circlesLeft } from "./eraseAccount.repository.ts";
import { inBatches } from "../../shared/inBatches.ts";

/**
 * Forget guests who came before `before` (ms since 1970) and whose last session is over: no browser has a
 * key to them any more. Guests who logged in stay, as their games belong to the account then.
 */
export async function purgeGuests(db: Database, before: number): Promise<void> {
  const sessions = db.select({ id: session.id }).from(session).where(eq(session.userId, user.id));
  // As it is written in the index, which a bound value would not be found to fit.
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
    // Somebody may have come back, or logged in, since they were found: each statement looks again, at these alone.
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
      db.update(gamePlayer).set({ userId: null }).where(inArray(gamePlayer.userId, guests)),
      db.update(game).set({ hostUserId: null }).where(inArray(game.hostUserId, guests)),
      db.update(existingAnswer).set({ userId: null }).where(inArray(existingAnswer.userId, guests)),
      db.update(report).set({ userId: null }).where(inArray(report.userId, guests)),
      circlesLeft(db, guests),
      db.delete(user).where(inArray(user.id, guests)),
    ]);
    return found.length;
  });
}
