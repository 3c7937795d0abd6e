import { and, eq, isNotNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.ts";
import { game, gamePlayer, keepsake } from "../../../db/schema.ts";
import { NOBODY } from "../../../shared/unknownFace.ts";

// Nothing leads to a game that is on no profile and in no reel any more. So whatever takes a game out of the last of
// them deletes what people made and said in it, and their names: the end of its reel, of its room's row, or of its
// players.

type Statement = BatchItem<"sqlite">;

/** Condition: the game is in no reel that can still be viewed at `now` (ms since 1970). */
const isInNoReel = (now: number) =>
  sql`game.room_id NOT IN (SELECT room_id FROM reel AS other WHERE other.expires_at >= ${now})`;

/** Statements that delete what people left in these games (SQL of their ids): what they made, and their names. */
function forgotten(db: Database, games: SQL): readonly [Statement, ...Statement[]] {
  return [
    db.delete(keepsake).where(sql`${keepsake.gameId} IN ${games}`),
    // A summary shows what the keepsakes show.
    db
      .update(game)
      .set({ highlights: null })
      .where(and(sql`${game.id} IN ${games}`, isNotNull(game.highlights))),
    db
      .update(gamePlayer)
      .set({ alias: NOBODY })
      .where(
        and(
          sql`${gamePlayer.gameId} IN ${games}`,
          eq(gamePlayer.robot, false),
          ne(gamePlayer.alias, NOBODY),
        ),
      ),
  ];
}

/**
 * Statements that forget those of these games that nobody can find at `now` (ms since 1970), neither on the profile of
 * an account or a guest, nor in a reel. `games`: tables with `game` among them, and a condition.
 */
export const deleteUnseenGamesOf = (db: Database, games: SQL, now: number) =>
  forgotten(
    db,
    sql`(SELECT game.id FROM ${games} AND ${isInNoReel(now)} AND NOT EXISTS
      (SELECT 1 FROM game_player WHERE game_player.game_id = game.id AND game_player.user_id IS NOT NULL))`,
  );

/**
 * Forgets games that nobody can find, of rooms that last reported before `before`: their hosts wanted no reel. Times
 * are ms since 1970.
 */
export async function deleteUnseenGames(db: Database, before: number, now: number): Promise<void> {
  const games = sql`room JOIN game ON game.room_id = room.id WHERE room.updated_at < ${before}`;
  await db.batch(deleteUnseenGamesOf(db, games, now));
}

/**
 * For a batch that deletes these users, before their seats lose their ids: statements that forget the games that only
 * they could find. The clean-up finds such games only through their room or their reel, so a game whose room is stored
 * or whose reel can still be viewed is left to it. `now`: ms since 1970.
 */
export const deleteGamesSeenOnlyBy = (db: Database, theirs: SQLWrapper, now: number) =>
  forgotten(
    db,
    sql`(SELECT game.id FROM game_player AS seat JOIN game ON game.id = seat.game_id
      WHERE seat.user_id IN ${theirs} AND ${isInNoReel(now)}
      AND NOT EXISTS (SELECT 1 FROM room WHERE room.id = game.room_id)
      AND NOT EXISTS (SELECT 1 FROM game_player WHERE game_player.game_id = game.id
        AND game_player.user_id IS NOT NULL AND game_player.user_id NOT IN ${theirs}))`,
  );
