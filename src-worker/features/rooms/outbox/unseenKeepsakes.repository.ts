import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.ts";
import { keepsake } from "../../../db/schema.ts";

// Nothing leads to the keepsakes of a game that is on no profile and in no reel any more. So whatever takes a game
// out of the last of them deletes its keepsakes: the end of its reel, of its room's row, or of its players.

/** Condition: the game is in no reel that can still be viewed at `now` (ms since 1970). */
const isInNoReel = (now: number) =>
  sql`game.room_id NOT IN (SELECT room_id FROM reel AS other WHERE other.expires_at >= ${now})`;

/**
 * Condition on `game`: nobody can find it at `now` (ms since 1970), neither on the profile of an account or a
 * guest, nor in a reel.
 */
export const isUnseen = (now: number): SQL => sql`${isInNoReel(now)} AND NOT EXISTS
  (SELECT 1 FROM game_player WHERE game_player.game_id = game.id AND game_player.user_id IS NOT NULL)`;

/**
 * Deletes the keepsakes of games that nobody can find, of rooms that last reported before `before`: their hosts
 * wanted no reel. Times are ms since 1970.
 */
export async function forgetUnshown(db: Database, before: number, now: number): Promise<void> {
  await db.delete(keepsake).where(
    sql`${keepsake.gameId} IN (SELECT game.id FROM room JOIN game ON game.room_id = room.id
      WHERE room.updated_at < ${before} AND ${isUnseen(now)})`,
  );
}

/**
 * For a batch that deletes these users, before their seats lose their ids: a statement that deletes the keepsakes of
 * games that only they could find. The clean-up finds such games only through their room or their reel, so a game
 * whose room is stored or whose reel can still be viewed is left to it. `now`: ms since 1970.
 */
export function keepsakesUnseen(
  db: Database,
  theirs: SQLWrapper,
  now: number,
): BatchItem<"sqlite"> {
  return db.delete(keepsake).where(
    sql`${keepsake.gameId} IN (SELECT game.id FROM game_player AS seat JOIN game ON game.id = seat.game_id
      WHERE seat.user_id IN ${theirs} AND ${isInNoReel(now)}
      AND NOT EXISTS (SELECT 1 FROM room WHERE room.id = game.room_id)
      AND NOT EXISTS (SELECT 1 FROM game_player WHERE game_player.game_id = game.id
        AND game_player.user_id IS NOT NULL AND game_player.user_id NOT IN ${theirs}))`,
  );
}
