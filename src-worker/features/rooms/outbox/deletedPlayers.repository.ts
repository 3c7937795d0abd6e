import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { GameEndRecord } from "../../../../src-rooms/session/model/inputs.ts";
import type { Database } from "../../../db/client.ts";
import { gamePlayer, keepsake } from "../../../db/schema.ts";
import { NOBODY } from "../../../shared/unknownFace.ts";

/**
 * A statement that removes the keepsakes that some players made from their games, and their names from what others
 * made. It works on the current rows in the database, because somebody else may be removing a keepsake at the same
 * moment. `games`: condition on `keepsake`. `isTheirs`: condition on the number of a seat in its game.
 */
export function removeWorks(
  db: Database,
  games: SQL,
  isTheirs: (seat: SQL) => SQL,
): BatchItem<"sqlite"> {
  const isMade = sql`EXISTS (SELECT 1 FROM json_each(made.value, '$.playerIds') AS maker
    WHERE ${isTheirs(sql`maker.value`)})`;
  // A duel also has the name of somebody for whom the machine answered, who is not one of its makers.
  const answers = sql`json_each(made.value, '$.body.answers') AS answer`;
  const isAnswerTheirs = sql`json_type(made.value, answer.fullkey || '.alias') IS NOT NULL
    AND ${isTheirs(sql`json_extract(made.value, answer.fullkey || '.playerId')`)}`;
  const isNamed = sql`(json_type(made.value, '$.body.answers') = 'array'
    AND EXISTS (SELECT 1 FROM ${answers} WHERE ${isAnswerTheirs}))`;
  const nameless = sql`json_set(made.value, '$.body.answers', (SELECT json_group_array(json(CASE
    WHEN ${isAnswerTheirs} THEN json_set(answer.value, '$.alias', ${NOBODY}) ELSE answer.value END))
    FROM ${answers}))`;
  const items = sql`json_each(keepsake.items) AS made`;
  return db
    .update(keepsake)
    .set({
      items: sql`(SELECT json_group_array(json(CASE WHEN ${isNamed} THEN ${nameless} ELSE made.value END))
        FROM ${items} WHERE NOT ${isMade})`,
      removed: sql`(SELECT json_group_array(gone.id) FROM (SELECT value AS id FROM json_each(keepsake.removed)
        UNION ALL SELECT json_extract(made.value, '$.id') FROM ${items} WHERE ${isMade}) AS gone)`,
    })
    .where(and(games, sql`EXISTS (SELECT 1 FROM ${items} WHERE ${isMade} OR ${isNamed})`));
}

/** Query for the seats of players whose account was deleted before their game ended. */
export const deletedSeats = ({ users }: Pick<GameEndRecord, "users">): SQL =>
  sql`(SELECT CAST(sat.key AS INTEGER) FROM json_each(${JSON.stringify(users)}) AS sat
    WHERE NOT EXISTS (SELECT 1 FROM user WHERE user.id = sat.value))`;

/**
 * For the batch that stores the end of a game and its keepsakes, after them: statements that leave out the names and
 * the works of players whose account was deleted meanwhile, as in their earlier games.
 */
export function removeWorksOfDeleted(db: Database, end: GameEndRecord): BatchItem<"sqlite">[] {
  if (Object.keys(end.users).length === 0) return [];
  const { gameId } = end;
  const gone = deletedSeats(end);
  const isTheirs = and(
    eq(gamePlayer.gameId, gameId),
    isNull(gamePlayer.userId),
    sql`${gamePlayer.playerId} IN ${gone}`,
  );
  return [
    db.update(gamePlayer).set({ alias: NOBODY }).where(isTheirs),
    removeWorks(db, eq(keepsake.gameId, gameId), (seat) => sql`${seat} IN ${gone}`),
  ];
}
