import { eq, inArray, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import { identity, subscriber } from "../../db/accounts.schema.ts";
import { equals } from "../../db/anyCase.ts";
import { circle, circleMember } from "../../db/circles.schema.ts";
import type { Database } from "../../db/client.ts";
import { pack, packLike, picture } from "../../db/packs.schema.ts";
import { checkout, payment, subscription } from "../../db/payments.schema.ts";
import { reel } from "../../db/reel.schema.ts";
import { game, gamePlayer, keepsake, room, session, user } from "../../db/schema.ts";
import { contactMessage, existingAnswer, report } from "../../db/site.schema.ts";
import { secondFactor } from "../../db/secondFactor.schema.ts";
import { findUser } from "../../identity/user.repository.ts";

/** How many games' keepsakes are read at a time: D1 binds at most 100 values per statement. */
const GROUP = 90;

/**
 * Returns everything the database stores about an account, without secrets; undefined for an unknown id. Of
 * games it contains only what concerns this player, not the names of others.
 */
export async function everythingOf(db: Database, userId: string) {
  const account = await findUser(db, userId);
  if (!account) return undefined;
  const ids = db
    .select({ id: user.id })
    .from(user)
    .where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
  const {
    passwordHash,
    passwordProved: _proved,
    emailKey,
    stripeCustomerId: _customer,
    guestId: _guest,
    ...own
  } = account;
  const key = emailKey ?? "";
  const [
    logins,
    sessions,
    packs,
    pictures,
    likes,
    games,
    answers,
    rooms,
    payments,
    subscriptions,
    checkouts,
    reels,
    newsletter,
    notes,
    reports,
    tells,
    factors,
    circles,
  ] = await db.batch([
    db.select().from(identity).where(eq(identity.userId, userId)),
    db
      .select({
        createdAt: session.createdAt,
        expiresAt: session.expiresAt,
        usedAt: session.usedAt,
        device: session.device,
      })
      .from(session)
      .where(eq(session.userId, userId)),
    db.select().from(pack).where(eq(pack.ownerId, userId)),
    db
      .select({ id: picture.id, bytes: picture.bytes, createdAt: picture.createdAt })
      .from(picture)
      .where(eq(picture.ownerId, userId)),
    db.select({ packId: packLike.packId }).from(packLike).where(eq(packLike.userId, userId)),
    db
      .select({
        gameId: game.id,
        gameType: game.gameType,
        gameCode: game.gameCode,
        startedAt: game.startedAt,
        endedAt: game.endedAt,
        playerId: gamePlayer.playerId,
        alias: gamePlayer.alias,
        avatarSrc: gamePlayer.avatarSrc,
        score: gamePlayer.score,
        rank: gamePlayer.rank,
      })
      .from(gamePlayer)
      .innerJoin(game, eq(game.id, gamePlayer.gameId))
      .where(inArray(gamePlayer.userId, ids)),
    db
      .select({
        language: existingAnswer.language,
        promptId: existingAnswer.promptId,
        answer: existingAnswer.answer,
        createdAt: existingAnswer.createdAt,
      })
      .from(existingAnswer)
      .where(inArray(existingAnswer.userId, ids)),
    db
      .select({ gameCode: room.gameCode, language: room.language, createdAt: room.createdAt })
      .from(room)
      .where(inArray(room.hostUserId, ids)),
    db.select().from(payment).where(eq(payment.userId, userId)),
    db.select().from(subscription).where(eq(subscription.userId, userId)),
    db.select().from(checkout).where(eq(checkout.userId, userId)),
    db
      .select({
        id: reel.id,
        language: reel.language,
        createdAt: reel.createdAt,
        expiresAt: reel.expiresAt,
      })
      .from(reel)
      .where(inArray(reel.hostUserId, ids)),
    db.select().from(subscriber).where(eq(subscriber.emailKey, key)),
    db
      .select()
      .from(contactMessage)
      // Addresses are stored as they were typed, so they are compared as when an account is erased.
      .where(equals(contactMessage.email, account.email ?? "")),
    db
      .select({ content: report.content, reason: report.reason, createdAt: report.createdAt })
      .from(report)
      .where(inArray(report.userId, ids)),
    // Without the reported text, which belongs to somebody else.
    db
      .select({ packId: report.packId, reason: report.reason, createdAt: report.createdAt })
      .from(report)
      .where(inArray(report.reporterUserId, ids)),
    db
      .select({ since: secondFactor.since })
      .from(secondFactor)
      .where(eq(secondFactor.userId, userId)),
    db
      .select({
        // If two columns have the same name, a D1 batch returns only one of them.
        circle: sql<string>`${circle.name}`.as("circle_name"),
        name: circleMember.name,
        avatarSrc: circleMember.avatarSrc,
        joinedAt: circleMember.joinedAt,
        reply: circleMember.reply,
      })
      .from(circleMember)
      .innerJoin(circle, eq(circle.id, circleMember.circleId))
      .where(eq(circleMember.userId, userId)),
  ]);
  return {
    account: { ...own, hasPassword: passwordHash !== null },
    logins,
    sessions,
    packs,
    // Each can be downloaded under /api/v1/picture/ by its id.
    pictures,
    packsLiked: likes.map(({ packId }) => packId),
    games: await withKeepsakes(db, games),
    answersLeft: answers,
    roomsHosted: rooms,
    payments,
    subscriptions,
    checkouts,
    reelsHosted: reels,
    newsletter,
    messages: notes,
    reports,
    reportsMade: tells,
    secondFactor: factors,
    circles,
  };
}

/** The body of a duel: the answers of both sides, each with its writer's name. */
const duelBody = z.looseObject({
  answers: z.array(z.looseObject({ playerId: z.int().optional() })),
});

/** Returns a keepsake without the answers that others gave in the same duel, and without their names. */
function ownPart(made: Keepsake, playerId: number): Keepsake {
  const duel = duelBody.safeParse(made.body);
  if (!duel.success) return made;
  const answers = duel.data.answers.filter((one) => (one.playerId ?? playerId) === playerId);
  return { ...made, body: { ...duel.data, answers } };
}

/** Returns each game with what this player made in it. */
async function withKeepsakes<Seat extends { readonly gameId: string; readonly playerId: number }>(
  db: Database,
  seats: readonly Seat[],
) {
  const whole: (Seat & { readonly made: readonly unknown[] })[] = [];
  for (let from = 0; from < seats.length; from += GROUP) {
    const group = seats.slice(from, from + GROUP);
    const ids = [...new Set(group.map(({ gameId }) => gameId))];
    const rows = await db.select().from(keepsake).where(inArray(keepsake.gameId, ids));
    for (const seat of group) {
      const items = rows.find(({ gameId }) => gameId === seat.gameId)?.items ?? [];
      const made = items.filter(({ playerIds }) => playerIds.some((id) => id === seat.playerId));
      whole.push({ ...seat, made: made.map((one) => ownPart(one, seat.playerId)) });
    }
  }
  return whole;
}
