import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { SEEN_KEPT_MS } from "../../../../src-shared/catalog/limits.ts";
import { GAMES_REMEMBERED, remembered } from "../../../../src-shared/catalog/remembered.ts";
import type { Database } from "../../../db/client.ts";
import { game, gamePlayer, user } from "../../../db/schema.ts";

/**
 * Returns the ids of what these people saw of this game while they hosted or played it in the last 90 days,
 * oldest first. Each id appears once, at its last occurrence. `now`: ms since 1970.
 */
export async function seenBy(
  db: Database,
  gameType: GameType,
  userIds: readonly string[],
  now: number,
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  // A player who took the seat as a guest may have an account by now.
  const people = db
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  const accounts = db
    .select({ id: user.mergedInto })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  const played = db
    .select({ id: gamePlayer.gameId })
    .from(gamePlayer)
    .where(or(inArray(gamePlayer.userId, people), inArray(gamePlayer.userId, accounts)));
  const games = await db
    .select({ shown: game.shown })
    .from(game)
    .where(
      and(
        or(
          inArray(game.hostUserId, people),
          inArray(game.hostUserId, accounts),
          inArray(game.id, played),
        ),
        eq(game.gameType, gameType),
        gt(game.endedAt, now - SEEN_KEPT_MS),
      ),
    )
    .orderBy(desc(game.endedAt))
    .limit(GAMES_REMEMBERED);
  return remembered(games.map(({ shown }) => shown ?? []));
}
