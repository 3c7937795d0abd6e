import type { Returned } from "../../../src-shared/api/calls.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import {
  countPlayedGames,
  findGame,
  playedGames,
  removeKeepsake,
} from "./playedGames.repository.ts";

const PER_PAGE = 20;

const iso = (at: number): string => new Date(at).toISOString();

/** Returns a page of a user's games, newest first. Pages beyond the last one are empty. */
export async function fetchGames(
  deps: Deps,
  userId: string,
  page: number,
): Promise<Returned<"GET /userProfile/:userId/games">> {
  const db = await deps.database();
  const total = await countPlayedGames(db, userId);
  const rows = await playedGames(db, userId, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const items = rows.map(({ startedAt, ...row }) => ({ ...row, createdAt: iso(startedAt) }));
  return { items, page, pageCount: Math.ceil(total / PER_PAGE), total };
}

/** Returns a game in which this user had a seat. Refuses with not_found. */
async function ownGame(deps: Deps, userId: string, gameId: string) {
  const found = await findGame(await deps.database(), gameId);
  const seats = found?.players.filter((player) => player.userId === userId) ?? [];
  const [best] = seats;
  if (!found || !best) throw new Problem("not_found");
  const theirs = (playerIds: readonly PlayerId[]) =>
    playerIds.find((id) => seats.some(({ playerId }) => playerId === id));
  return { ...found, best, theirs };
}

/** Returns one played game with its podium, number of rounds and keepsakes. Refuses with not_found. */
export async function fetchGame(
  deps: Deps,
  userId: string,
  gameId: string,
): Promise<Returned<"GET /userProfile/:userId/games/:gameId">> {
  const { game, players, keepsakes, best, theirs } = await ownGame(deps, userId, gameId);
  return {
    gameId,
    gameType: game.gameType,
    gameCode: game.gameCode,
    createdAt: iso(game.startedAt),
    endedAt: game.endedAt === null ? null : iso(game.endedAt),
    playerCount: game.playerCount,
    rank: best.rank,
    score: best.score,
    rounds: game.roundCount ?? 0,
    players: players.map(({ userId: seatUserId, ...player }) => ({
      ...player,
      isYou: seatUserId === userId,
    })),
    highlights: game.highlights,
    keepsakes: keepsakes.map(({ id, kind, playerIds, body }) => ({
      id,
      kind,
      playerIds: [...playerIds],
      body,
      isYours: theirs(playerIds) !== undefined,
    })),
  };
}

/**
 * Removes something this seat made, for everybody: from profiles and reels, and from the podium of its room
 * if that is still shown.
 */
export async function takeAway(
  deps: Deps,
  {
    id,
    gameCode,
    roomId,
  }: { readonly id: string; readonly gameCode: string; readonly roomId: string },
  playerId: PlayerId,
  keepsakeId: string,
): Promise<void> {
  await removeKeepsake(await deps.database(), id, keepsakeId);
  const room = await deps.room(gameCode);
  const look = await room.look();
  if (look?.roomId !== roomId || look.topics.gameEnd?.gameId !== id) return;
  await room.command(
    { kind: "player", playerId },
    { topic: "removeKeepsake", body: { keepsakeId } },
  );
}

/** Removes something this user made, for everybody. Refuses with not_found, not_yours. */
export async function takeAwayKeepsake(
  deps: Deps,
  userId: string,
  gameId: string,
  keepsakeId: string,
): Promise<void> {
  const { game, keepsakes, theirs } = await ownGame(deps, userId, gameId);
  const found = keepsakes.find(({ id }) => id === keepsakeId);
  if (!found) throw new Problem("not_found");
  const maker = theirs(found.playerIds);
  if (maker === undefined) throw new Problem("not_yours");
  await takeAway(deps, game, maker, keepsakeId);
}
