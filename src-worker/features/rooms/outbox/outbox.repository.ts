import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type {
  GameEndRecord,
  GameStartRecord,
  KeepsakesRecord,
  OutboxRow,
  ReelRecord,
  RoomRecord,
  SeatOwnerRecord,
} from "../../../../src-rooms/session/model/inputs.ts";
import { REEL_KEPT_MS } from "../../../../src-shared/catalog/limits.ts";
import type { Database } from "../../../db/client.ts";
import { reel } from "../../../db/reel.schema.ts";
import { game, gamePlayer, keepsake, room } from "../../../db/schema.ts";
import { accountOf } from "../../../identity/user.repository.ts";
import { rowsAsSelect, takeInserted } from "../../../db/upsert.ts";
import { circleNight } from "./circleNight.ts";
import { countGames } from "./countGames.ts";
import { countPacks } from "./countPacks.ts";
import { deletedSeats, removeWorksOfDeleted } from "./deletedPlayers.repository.ts";
import { insertLeftAnswers } from "./leftAnswers.repository.ts";

type Statement = BatchItem<"sqlite">;

/** The account of a host, nobody's once it was deleted: the room itself still knows it. */
const knownHost = (hostUserId: string) => sql<string>`coalesce(${accountOf(hostUserId)}, '')`;

function upsertRoom(db: Database, body: RoomRecord, now: number): Statement {
  const { roomId: id, hostUserId, gameId = null, gameType = null, ...rest } = body;
  return db
    .insert(room)
    .values({ ...rest, id, hostUserId: knownHost(hostUserId), gameId, gameType, updatedAt: now })
    .onConflictDoUpdate({
      target: room.id,
      // A host who deleted their account during the evening stays deleted.
      set: takeInserted(room, ["id", "hostUserId"]),
      // A call that the room gave up on because D1 was slow may arrive after a newer one.
      setWhere: sql`${room.updatedAt} <= excluded.updated_at`,
    });
}

function upsertStart(db: Database, body: GameStartRecord): Statement {
  const { gameId: id, hostUserId: _host, ...rest } = body;
  return db
    .insert(game)
    .values({ ...rest, id })
    .onConflictDoUpdate({
      target: game.id,
      // A start that is reported again after the end must not undo what the end stored.
      set: takeInserted(game, ["id", "endedAt", "roundCount", "highlights", "shown", "hostUserId"]),
    });
}

function storeEnd(db: Database, body: GameEndRecord): Statement[] {
  const { gameId, endedAt, rounds, end, users, hostUserId, shown } = body;
  const players = end.podium.map((entry) => ({
    gameId,
    playerId: entry.playerId,
    userId: users[entry.playerId] ?? null,
    alias: entry.alias,
    avatarSrc: entry.avatarSrc,
    hexColor: entry.hexColor,
    robot: entry.robot,
    score: entry.score,
    rank: entry.rank,
  }));
  const memory = shown &&
    shown.length > 0 &&
    hostUserId !== undefined && { shown, hostUserId: accountOf(hostUserId) };
  // If the end is reported again, it must not restore a summary that was deleted with a keepsake. It may also quote
  // somebody who has deleted their account.
  const summary = sql.param(end.highlights ?? null, game.highlights);
  const isNew = sql`${game.endedAt} IS NULL AND NOT EXISTS ${deletedSeats(body)}`;
  const highlights = sql`CASE WHEN ${isNew} THEN ${summary} ELSE ${game.highlights} END`;
  return [
    db
      .update(game)
      .set({ endedAt, roundCount: rounds.roundCount, highlights, ...memory })
      .where(eq(game.id, gameId)),
    db
      .insert(gamePlayer)
      .select(rowsAsSelect(gamePlayer, players, { userId: accountOf }))
      // A game ends once. If its end is reported again, the seats may belong to other users by now, or their
      // users may have deleted their accounts.
      .onConflictDoNothing(),
    ...circleNight(db, body),
  ];
}

/** Assigns the night's games of a seat without an account to the user who now has the seat. */
function setSeatOwner(db: Database, { roomId, playerId, userId }: SeatOwnerRecord): Statement {
  const games = db.select({ id: game.id }).from(game).where(eq(game.roomId, roomId));
  const isTheirs = and(inArray(gamePlayer.gameId, games), eq(gamePlayer.playerId, playerId));
  return db
    .update(gamePlayer)
    .set({ userId: accountOf(userId) })
    .where(and(isTheirs, isNull(gamePlayer.userId), eq(gamePlayer.robot, false)));
}

function upsertKeepsakes(db: Database, body: KeepsakesRecord): Statement[] {
  const { gameId, highlights } = body;
  if (highlights === undefined) return [keepSharedKeepsakes(db, body)];
  // If the summary was deleted with a keepsake, it stays deleted: the room's may still contain that keepsake.
  const isThere = and(eq(game.id, gameId), isNotNull(game.highlights));
  const summed = db.update(game).set({ highlights }).where(isThere);
  return [keepSharedKeepsakes(db, body), summed];
}

function keepSharedKeepsakes(db: Database, { gameId, keepsakes }: KeepsakesRecord): Statement {
  return db
    .insert(keepsake)
    .values({ gameId, items: keepsakes })
    .onConflictDoUpdate({
      target: keepsake.gameId,
      // The stored list only shrinks: the room does not know what was removed on a profile, and a delayed
      // call does not know what was removed since.
      set: {
        items: sql`(SELECT json_group_array(json(reported.value)) FROM json_each(excluded.items) AS reported
          WHERE json_extract(reported.value, '$.id') IN
            (SELECT json_extract(kept.value, '$.id') FROM json_each(${keepsake.items}) AS kept))`,
      },
    });
}

function upsertReel(db: Database, body: ReelRecord, now: number): Statement {
  const { reelId, roomId, hostUserId, language, on, leftOut, moves = {}, evening } = body;
  const row = {
    id: reelId,
    roomId,
    hostUserId: knownHost(hostUserId),
    language,
    isOn: on,
    leftOut,
    moves,
    evening: evening
      ? {
          ...evening,
          standing: evening.standing.map(({ playerId, points, wins, rank }) => ({
            playerId,
            points,
            wins,
            rank,
          })),
        }
      : null,
    createdAt: now,
    expiresAt: now + REEL_KEPT_MS,
  };
  return db
    .insert(reel)
    .values(row)
    .onConflictDoUpdate({
      target: reel.id,
      set: {
        ...takeInserted(reel, ["id", "hostUserId", "createdAt", "removedAt"]),
        // A room that went back to single games reports no evening, and must not delete the one it had.
        evening: sql`coalesce(excluded.evening, ${reel.evening})`,
      },
      // As for rooms: a delayed call must not bring back somebody who has left the reel.
      setWhere: sql`${reel.expiresAt} <= excluded.expires_at`,
    });
}

/** Builds the statements that store what a room reported, without the counts. */
function statementsOf(db: Database, row: OutboxRow, now: number): Statement[] {
  switch (row.kind) {
    case "room":
      return [upsertRoom(db, row.body, now)];
    case "gameStarted":
      return [upsertStart(db, row.body)];
    case "gameEnded":
      return storeEnd(db, row.body);
    case "keepsakes":
      return upsertKeepsakes(db, row.body);
    case "reel":
      return [upsertReel(db, row.body, now)];
    case "seatOwner":
      return [setSeatOwner(db, row.body)];
    case "leftAnswers":
      return insertLeftAnswers(db, row.body);
  }
}

/**
 * Stores what rooms reported in D1, all of it or nothing. Storing the same rows again changes nothing. `now`:
 * ms since 1970. Throws when D1 fails; the room then sends the rows again later.
 */
export async function deliverOutbox(
  db: Database,
  rows: readonly OutboxRow[],
  now: number,
): Promise<void> {
  // The counts come first: they depend on whether the start or the end of a game is already stored.
  const [first, ...others] = rows.flatMap((row) => [
    ...countGames(db, row),
    ...countPacks(db, row),
    ...statementsOf(db, row, now),
  ]);
  const last = rows.flatMap((row) =>
    row.kind === "gameEnded" ? removeWorksOfDeleted(db, row.body) : [],
  );
  if (first) await db.batch([first, ...others, ...last]);
}
