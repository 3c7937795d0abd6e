import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type {
  GameEndRecord,
  GameStartRecord,
  OutboxRow,
} from "../../../../src-rooms/session/model/inputs.ts";
import type { Database } from "../../../db/client.ts";
import { countedUp } from "../../../shared/dayCounts.ts";
import { isOn } from "../../../shared/flags.usecases.ts";

type Statement = BatchItem<"sqlite">;

const peopleOf = ({ hostUserId }: GameStartRecord | GameEndRecord): readonly string[] =>
  hostUserId === undefined ? [] : [hostUserId];

/** A game began, unless that is known. */
function startCounted(db: Database, body: GameStartRecord): Statement[] {
  const { gameId, gameType, settings, startedAt } = body;
  const about = { at: startedAt, people: peopleOf(body) };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM game WHERE game.id = ${gameId})`;
  return [
    countedUp(db, { ...about, name: "game_started", of: gameType }, isNew),
    countedUp(db, { ...about, name: "game_language", of: settings.language }, isNew),
  ];
}

/** A game ended that is not known to have, with whoever did not stay until then. */
function endCounted(db: Database, body: GameEndRecord): Statement[] {
  const { gameId, endedAt, end, dropOuts = {} } = body;
  const about = { at: endedAt, people: peopleOf(body) };
  const isNew = sql`EXISTS (SELECT 1 FROM game WHERE game.id = ${gameId} AND game.ended_at IS NULL)`;
  return [
    countedUp(db, { ...about, name: "game_ended", of: end.gameType }, isNew),
    ...Object.entries(dropOuts).map(([stage, by]) =>
      countedUp(db, { ...about, name: "dropped_out", of: `${end.gameType} ${stage}`, by }, isNew),
    ),
  ];
}

/**
 * What is counted of the games that rooms told of: statements that go before those that write them down, in the same
 * transaction. A room may tell the same again; by then it is known.
 */
export async function gamesCounted(
  db: Database,
  rows: readonly OutboxRow[],
): Promise<(row: OutboxRow) => readonly Statement[]> {
  const isGame = rows.some(({ kind }) => kind === "gameStarted" || kind === "gameEnded");
  if (!isGame || !(await isOn(db, "analytics"))) return () => [];
  return (row) => {
    if (row.kind === "gameStarted") return startCounted(db, row.body);
    return row.kind === "gameEnded" ? endCounted(db, row.body) : [];
  };
}
