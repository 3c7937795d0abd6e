import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { circleEvening } from "../../../db/circles.schema.ts";
import type { Database } from "../../../db/client.ts";
import { reel } from "../../../db/reel.schema.ts";
import { game, gamePlayer, keepsake } from "../../../db/schema.ts";
import { deleteInBatches } from "../../../shared/inBatches.ts";
import { deleteUnseenGamesOf } from "../../rooms/outbox/unseenGames.repository.ts";

export type ReelRow = typeof reel.$inferSelect;

/**
 * How long the address of an expired reel reports that it has expired, ms. After that it is an unknown
 * address.
 */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;
/**
 * How far back `forgetReels` looks for expired reels, ms. If the nightly clean-up fails for longer, those
 * reels keep what should have been deleted.
 */
const CATCH_UP_MS = 14 * 24 * 60 * 60 * 1000;
/** More games than any night has. */
const GAMES_MAX = 60;

export async function findReel(db: Database, id: string): Promise<ReelRow | undefined> {
  return db.select().from(reel).where(eq(reel.id, id)).get();
}

/**
 * Returns the games of these rooms that were played to the end, in order, with podiums and keepsakes, in one
 * batch. The keepsakes of a hundred rooms are too much for one response of D1: callers with many rooms have
 * to split them.
 */
export async function gamesOfRooms(db: Database, roomIds: readonly string[]) {
  const ended = db
    .select({ id: game.id })
    .from(game)
    .where(and(inArray(game.roomId, [...roomIds]), isNotNull(game.endedAt)));
  const [games, players, kept] = await db.batch([
    db
      .select({
        roomId: game.roomId,
        gameId: game.id,
        gameCode: game.gameCode,
        gameType: game.gameType,
        startedAt: game.startedAt,
        rounds: game.roundCount,
      })
      .from(game)
      .where(inArray(game.id, ended))
      .orderBy(asc(game.startedAt)),
    db
      .select()
      .from(gamePlayer)
      .where(inArray(gamePlayer.gameId, ended))
      .orderBy(gamePlayer.rank, gamePlayer.playerId),
    db.select().from(keepsake).where(inArray(keepsake.gameId, ended)),
  ]);
  return games.map(({ roomId, ...one }) => ({
    roomId,
    ...one,
    players: players.filter(({ gameId }) => gameId === one.gameId),
    keepsakes: kept.find(({ gameId }) => gameId === one.gameId)?.items ?? [],
  }));
}

/** Returns the first games of one room, in the form of `gamesOfRooms`. */
export async function gamesOfRoom(db: Database, roomId: string) {
  const games = await gamesOfRooms(db, [roomId]);
  return games.slice(0, GAMES_MAX).map(({ roomId: _room, ...one }) => one);
}

/** Removes a whole reel for good. */
export async function removeReel(db: Database, id: string, now: number): Promise<void> {
  await db.update(reel).set({ removedAt: now, evening: null }).where(eq(reel.id, id));
}

/**
 * Deletes what must not be kept of expired reels: the host, the result of the evening, who is left out and who
 * moved, and the keepsakes and names of games that are on nobody's profile. `now`: ms since 1970.
 */
export async function forgetReels(db: Database, now: number): Promise<void> {
  // Expired reels stay for a year. Only the latest are handled, since the others were handled before.
  const newlyOver = and(gt(reel.expiresAt, now - CATCH_UP_MS), lt(reel.expiresAt, now));
  const games = sql`reel JOIN game ON game.room_id = reel.room_id WHERE ${newlyOver}`;
  await db.batch(deleteUnseenGamesOf(db, games, now));
  // Circles still show the night, without those who were left out of the reel.
  await db
    .update(circleEvening)
    .set({
      leftOut: sql`(SELECT reel.left_out FROM reel WHERE reel.id = ${circleEvening.reelId}
        AND reel.is_on = 1 AND reel.removed_at IS NULL)`,
    })
    .where(
      and(
        isNull(circleEvening.leftOut),
        inArray(circleEvening.reelId, db.select({ id: reel.id }).from(reel).where(newlyOver)),
      ),
    );
  const isMore = or(
    isNotNull(reel.evening),
    ne(reel.hostUserId, ""),
    ne(reel.leftOut, []),
    ne(reel.moves, {}),
  );
  await db
    .update(reel)
    .set({ evening: null, hostUserId: "", leftOut: [], moves: {} })
    .where(and(newlyOver, isMore));
  await deleteInBatches(db, reel, lt(reel.expiresAt, now - REMEMBERED_MS));
}
