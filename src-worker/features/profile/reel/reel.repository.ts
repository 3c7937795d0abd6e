import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { circleEvening } from "../../../db/circles.schema.ts";
import type { Database } from "../../../db/client.ts";
import { reel } from "../../../db/reel.schema.ts";
import { game, gamePlayer, keepsake } from "../../../db/schema.ts";
import { deleteInBatches } from "../../../shared/inBatches.ts";

export type ReelRow = typeof reel.$inferSelect;

/** How long an address says that its reel is over, ms; after that it is like any other. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;
/** Nights of a clean-up that may fail in a row before a reel that is over keeps what should have gone, ms. */
const CATCH_UP_MS = 14 * 24 * 60 * 60 * 1000;
/** More games than that no night has. */
const GAMES_MAX = 60;

export async function findReel(db: Database, id: string): Promise<ReelRow | undefined> {
  return db.select().from(reel).where(eq(reel.id, id)).get();
}

/**
 * Games of these rooms that were played to their end, in their order, with podiums and keepsakes; D1 is asked
 * once for all of them. What was made in a hundred rooms is too much for one answer: ask for some at a time.
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

/** The first games of one room, as `gamesOfRooms` has them. */
export async function gamesOfRoom(db: Database, roomId: string) {
  const games = await gamesOfRooms(db, [roomId]);
  return games.slice(0, GAMES_MAX).map(({ roomId: _room, ...one }) => one);
}

/** Take a whole reel away for good. */
export async function removeReel(db: Database, id: string, now: number): Promise<void> {
  await db.update(reel).set({ removedAt: now, evening: null }).where(eq(reel.id, id));
}

/**
 * What has to go of reels whose time is over: who hosted and how it ended, and in games that stand
 * on nobody's profile what was made in them. `now`: ms since 1970.
 */
export async function forgetReels(db: Database, now: number): Promise<void> {
  // Of the year that their addresses are remembered only the last days: the rest was done then.
  const newlyOver = and(gt(reel.expiresAt, now - CATCH_UP_MS), lt(reel.expiresAt, now));
  await db.delete(keepsake).where(
    sql`${keepsake.gameId} IN (SELECT game.id FROM reel JOIN game ON game.room_id = reel.room_id WHERE ${newlyOver}
      AND NOT EXISTS (SELECT 1 FROM game_player
        WHERE game_player.game_id = game.id AND game_player.user_id IS NOT NULL)
      AND game.room_id NOT IN (SELECT room_id FROM reel AS other WHERE other.expires_at >= ${now}))`,
  );
  // What a circle shows of the night stays without those whom the reel left out.
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
  await db
    .update(reel)
    .set({ evening: null, hostUserId: "", leftOut: [] })
    .where(and(newlyOver, or(isNotNull(reel.evening), ne(reel.hostUserId, ""))));
  await deleteInBatches(db, reel, lt(reel.expiresAt, now - REMEMBERED_MS));
}
