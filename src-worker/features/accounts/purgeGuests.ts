import { and, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
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
  const gone = (rows: number) =>
    db
      .select({ id: user.id })
      .from(user)
      .where(
        and(
          eq(user.kind, "guest"),
          isNull(user.mergedInto),
          lt(user.createdAt, before),
          notExists(sessions),
        ),
      )
      // The same ones for every statement of a batch.
      .orderBy(user.createdAt, user.id)
      .limit(rows);
  await inBatches(async (rows) => {
    const guests = gone(rows);
    const answers = await db.batch([
      db.update(gamePlayer).set({ userId: null }).where(inArray(gamePlayer.userId, guests)),
      db.update(game).set({ hostUserId: null }).where(inArray(game.hostUserId, guests)),
      db.update(existingAnswer).set({ userId: null }).where(inArray(existingAnswer.userId, guests)),
      db.update(report).set({ userId: null }).where(inArray(report.userId, guests)),
      circlesLeft(db, guests),
      db.delete(user).where(inArray(user.id, guests)),
    ]);
    return answers[5].meta.changes;
  });
}
