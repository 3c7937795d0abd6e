import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type {
  GameEndRecord,
  GameStartRecord,
  OutboxRow,
} from "../../../../src-rooms/session/model/inputs.ts";
import type { Database } from "../../../db/client.ts";
import { addToDayCounts } from "../../../shared/dayCounts.ts";

type Statement = BatchItem<"sqlite">;

const peopleOf = ({ hostUserId }: GameStartRecord | GameEndRecord): readonly string[] =>
  hostUserId === undefined ? [] : [hostUserId];

/** Counts a game that began, unless it is already stored. */
function startCounted(db: Database, body: GameStartRecord): Statement {
  const { gameId, gameType, settings, startedAt: at } = body;
  const when = sql`NOT EXISTS (SELECT 1 FROM game WHERE game.id = ${gameId})`;
  const counted = [
    { name: "game_started", of: gameType },
    { name: "game_language", of: settings.language },
  ] as const;
  return addToDayCounts(db, counted, { at, people: peopleOf(body), when });
}

/** Counts a game that ended, unless its end is already stored, and the players who left before. */
function endCounted(db: Database, body: GameEndRecord): Statement {
  const { gameId, endedAt: at, end, dropOuts = {} } = body;
  const { gameType } = end;
  const when = sql`EXISTS (SELECT 1 FROM game WHERE game.id = ${gameId} AND game.ended_at IS NULL)`;
  const left = Object.entries(dropOuts).map(
    ([stage, by]) => ({ name: "dropped_out", of: `${gameType} ${stage}`, by }) as const,
  );
  const counted = [{ name: "game_ended", of: gameType } as const, ...left];
  return addToDayCounts(db, counted, { at, people: peopleOf(body), when });
}

/**
 * Builds the statements that count what a room reported. They run in the same transaction as the statements
 * that store it, and before them: if the room reports the same again, it is already stored and not counted.
 */
export function countGames(db: Database, row: OutboxRow): readonly Statement[] {
  if (row.kind === "gameStarted") return [startCounted(db, row.body)];
  return row.kind === "gameEnded" ? [endCounted(db, row.body)] : [];
}
