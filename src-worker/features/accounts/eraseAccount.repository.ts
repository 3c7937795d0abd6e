import {
  and,
  eq,
  inArray,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { mail, mailToken, subscriber } from "../../db/accounts.schema.ts";
import { equals } from "../../db/anyCase.ts";
import { circle, circleMember } from "../../db/circles.schema.ts";
import type { Database } from "../../db/client.ts";
import { pack, packLike } from "../../db/packs.schema.ts";
import { reel } from "../../db/reel.schema.ts";
import { game, gamePlayer, keepsake, room, user } from "../../db/schema.ts";
import { auditEntry, contactMessage, existingAnswer, report } from "../../db/site.schema.ts";
import { findUser } from "../../identity/user.repository.ts";
import { NOBODY } from "../../shared/unknownFace.ts";
import { removeWorks } from "../rooms/outbox/deletedPlayers.repository.ts";
import { deleteGamesSeenOnlyBy } from "../rooms/outbox/unseenGames.repository.ts";

/**
 * For a batch that deletes these users: a statement that deletes the circles in which nobody else is left. In
 * other circles only their membership goes, with their account.
 */
export function circlesLeft(db: Database, theirs: SQLWrapper): BatchItem<"sqlite"> {
  const left = db
    .select({ id: circleMember.circleId })
    .from(circleMember)
    .where(inArray(circleMember.userId, theirs));
  const others = db
    .select({ id: circleMember.circleId })
    .from(circleMember)
    .where(and(eq(circleMember.circleId, circle.id), notInArray(circleMember.userId, theirs)));
  return db.delete(circle).where(and(inArray(circle.id, left), notExists(others)));
}

/**
 * Erases an account and everything that identifies its user. Their games stay for the other players, without
 * this player's name, drawings or words. Payments are deleted with the account; the payment provider keeps
 * the records that the law requires. `test/worker/features/accounts/erasure.test.ts` lists every table and
 * what happens to a user's data in it. All or nothing. Returns false, and changes nothing, if there is no such
 * account, or no longer. `now`: ms since 1970.
 */
export async function eraseAccount(db: Database, userId: string, now: number): Promise<boolean> {
  const account = await findUser(db, userId);
  if (!account) return false;
  // Guests who later logged in to this account left rows under their own ids.
  const theirs = db
    .select({ id: user.id })
    .from(user)
    .where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
  const { email, emailKey } = account;
  const byAddress =
    email === null || emailKey === null
      ? []
      : [
          db.delete(subscriber).where(eq(subscriber.emailKey, emailKey)),
          db.delete(mailToken).where(eq(mailToken.emailKey, emailKey)),
          // Messages to the team are stored as mails too, with the sender's address as reply-to.
          db.delete(mail).where(or(equals(mail.recipient, email), equals(mail.replyTo, email))),
          db.delete(contactMessage).where(equals(contactMessage.email, email)),
          // The record that somebody was invited stays, but not who it was.
          db.update(auditEntry).set({ subject: NOBODY }).where(equals(auditEntry.subject, email)),
        ];
  const theirGames = db
    .select({ id: gamePlayer.gameId })
    .from(gamePlayer)
    .where(inArray(gamePlayer.userId, theirs));
  const isTheirSeat = (seat: SQL) => sql`EXISTS (SELECT 1 FROM game_player
    WHERE game_player.game_id = keepsake.game_id AND game_player.player_id = ${seat}
    AND game_player.user_id IN ${theirs})`;
  // First, as the batch deletes it: of two simultaneous calls only one finds the account.
  const isThere = db.select({ id: user.id }).from(user).where(eq(user.id, userId));
  const [found] = await db.batch([
    isThere,
    // Both before the seats lose their user ids.
    removeWorks(db, inArray(keepsake.gameId, theirGames), isTheirSeat),
    ...deleteGamesSeenOnlyBy(db, theirs, now),
    // Game summaries may quote the user.
    db.update(game).set({ highlights: null }).where(inArray(game.id, theirGames)),
    db
      .update(gamePlayer)
      .set({ userId: null, alias: NOBODY })
      .where(inArray(gamePlayer.userId, theirs)),
    db.delete(existingAnswer).where(inArray(existingAnswer.userId, theirs)),
    db.update(game).set({ hostUserId: null }).where(inArray(game.hostUserId, theirs)),
    db.update(room).set({ hostUserId: "" }).where(inArray(room.hostUserId, theirs)),
    db.update(reel).set({ hostUserId: "" }).where(inArray(reel.hostUserId, theirs)),
    db.update(report).set({ userId: null }).where(inArray(report.userId, theirs)),
    db.update(report).set({ reporterUserId: null }).where(inArray(report.reporterUserId, theirs)),
    // Remove the user's likes from the count of each pack they liked.
    db
      .update(pack)
      .set({ likes: sql`${pack.likes} - 1` })
      .where(
        inArray(
          pack.id,
          db.select({ id: packLike.packId }).from(packLike).where(inArray(packLike.userId, theirs)),
        ),
      ),
    ...byAddress,
    circlesLeft(db, theirs),
    // Sessions, identities, packs, pictures, likes and payments are deleted with the user row.
    db.delete(user).where(or(eq(user.id, userId), eq(user.mergedInto, userId))),
  ]);
  return found.length > 0;
}
