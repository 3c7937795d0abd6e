import { and, desc, gte, isNotNull, sql } from "drizzle-orm";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Database } from "../../../db/client.ts";
import { room } from "../../../db/schema.ts";

const LIST_MAX = 100;

/** An open public room. The game is missing until its host has chosen one. */
export interface PublicGame {
  readonly gameId?: string;
  readonly gameType?: GameType;
  readonly gameCode: string;
  readonly createdAt: string;
  readonly playerCount: number;
}

/** Lists the public rooms opened since `since` (ms since 1970), newest first, at most a hundred. */
export async function listPublicGames(
  db: Database,
  since: number,
  withGameOnly: boolean,
): Promise<PublicGame[]> {
  const rows = await db
    .select()
    .from(room)
    .where(
      and(
        // Literals, because with bound parameters SQLite could not use the index of public rooms.
        sql`${room.isPublic} = 1 AND ${room.active} = 1`,
        gte(room.createdAt, since),
        withGameOnly ? isNotNull(room.gameId) : undefined,
      ),
    )
    .orderBy(desc(room.createdAt))
    .limit(LIST_MAX);
  return rows.map(({ gameId, gameType, gameCode, createdAt, playerCount }) => ({
    ...(gameId !== null && { gameId }),
    ...(gameType !== null && { gameType }),
    gameCode,
    createdAt: new Date(createdAt).toISOString(),
    playerCount,
  }));
}
