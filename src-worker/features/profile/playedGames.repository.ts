import { countDistinct, desc, eq, sql } from "drizzle-orm";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { Database } from "../../db/client.ts";
import { game, gamePlayer, keepsake } from "../../db/schema.ts";

/** A user who held two seats of a game counts with the better one. */
const bestRank = sql<number>`min(${gamePlayer.rank})`;

/** Lists the games a user played to the end, newest first. */
export async function playedGames(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      gameId: game.id,
      gameType: game.gameType,
      gameCode: game.gameCode,
      startedAt: game.startedAt,
      playerCount: game.playerCount,
      rank: bestRank,
      // In a group with `min()`, SQLite takes the other columns from the row with the minimum.
      score: gamePlayer.score,
    })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(eq(gamePlayer.userId, userId))
    .groupBy(game.id)
    .orderBy(desc(game.startedAt), desc(game.id))
    .limit(limit)
    .offset(offset);
}

export async function countPlayedGames(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(game.id) })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(eq(gamePlayer.userId, userId));
  return row?.total ?? 0;
}

interface GameTypeStats {
  readonly gameType: GameType;
  readonly games: number;
  readonly wins: number;
}

/** Returns how often a user played and won each type of game. As on the podium, nobody wins without points. */
export async function statsOf(db: Database, userId: string): Promise<GameTypeStats[]> {
  const results = db
    .select({
      gameType: game.gameType,
      rank: bestRank.as("best_rank"),
      // As above, the score of the better seat.
      score: gamePlayer.score,
    })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(eq(gamePlayer.userId, userId))
    .groupBy(game.id)
    .as("results");
  return db
    .select({
      gameType: results.gameType,
      games: sql<number>`count(*)`,
      wins: sql<number>`sum(${results.rank} = 1 AND ${results.score} > 0)`,
    })
    .from(results)
    .groupBy(results.gameType);
}

/** Returns a game with its podium and keepsakes; undefined if there is no such game. */
export async function findGame(db: Database, gameId: string) {
  const [[found], players, [kept]] = await db.batch([
    db.select().from(game).where(eq(game.id, gameId)),
    db
      .select()
      .from(gamePlayer)
      .where(eq(gamePlayer.gameId, gameId))
      .orderBy(gamePlayer.rank, gamePlayer.playerId),
    db.select().from(keepsake).where(eq(keepsake.gameId, gameId)),
  ]);
  const keepsakes: readonly Keepsake[] = kept?.items ?? [];
  return found && { game: found, players, keepsakes };
}

/**
 * Removes one keepsake for good, even if its room reports it again. The game's summary is removed too, since
 * it may contain the same content.
 */
export async function removeKeepsake(
  db: Database,
  gameId: string,
  keepsakeId: string,
): Promise<void> {
  const { items, removed } = keepsake;
  await db.batch([
    db
      .update(keepsake)
      .set({
        items: sql`(SELECT json_group_array(json(kept.value)) FROM json_each(${items}) AS kept
          WHERE json_extract(kept.value, '$.id') <> ${keepsakeId})`,
        removed: sql`json_insert(${removed}, '$[#]', ${keepsakeId})`,
      })
      .where(eq(keepsake.gameId, gameId)),
    db.update(game).set({ highlights: null }).where(eq(game.id, gameId)),
  ]);
}
