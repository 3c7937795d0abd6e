import type { Returned } from "../../../../src-shared/api/calls.ts";
import { REEL_KEPT_MS } from "../../../../src-shared/catalog/limits.ts";
import type { Keepsake } from "../../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { verifyRoomToken, type RoomClaims } from "../../../../src-shared/protocol/roomToken.ts";
import { takeAway } from "../playedGames.usecases.ts";
import type { AppContext } from "../../../http/context.ts";
import { findLoggedIn } from "../../../identity/user.repository.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import { NOBODY, UNKNOWN_FACE } from "../../../shared/unknownFace.ts";
import { isShown } from "./leftOut.ts";
import { findReel, gamesOfRoom, removeReel, type ReelRow } from "./reel.repository.ts";

/** The viewer of a reel, identified by the seat they had, by their account, or not at all. */
interface ReelCaller {
  readonly seat?: RoomClaims;
  readonly userId?: string;
}

type Game = Awaited<ReturnType<typeof gamesOfRoom>>[number];
type Player = Game["players"][number];

/**
 * Identifies the viewer of a reel. A room token proves who had which seat for as long as the reel is kept,
 * long after its room is gone.
 */
export async function reelCaller(deps: Deps, c: AppContext): Promise<ReelCaller> {
  const header = c.req.header("room-token");
  const then = deps.now() - REEL_KEPT_MS;
  const seat = header && (await verifyRoomToken(deps.config.secrets, header, then));
  const claims = c.get("user");
  const user = claims && (await findLoggedIn(await deps.database(), claims, deps.now()));
  return { ...(seat && { seat }), ...(user && !user.isBlocked && { userId: user.id }) };
}

/** Returns a reel that may be viewed. Refuses with not_found, reel_removed, reel_expired. */
async function openReel(deps: Deps, reelId: string): Promise<ReelRow> {
  const found = await findReel(await deps.database(), reelId);
  if (!found) throw new Problem("not_found");
  if (found.removedAt !== null || !found.isOn) throw new Problem("reel_removed");
  if (found.expiresAt < deps.now()) throw new Problem("reel_expired");
  return found;
}

function personOf({ leftOut }: ReelRow, player: Player | undefined, playerId: number) {
  const isHidden = player === undefined || leftOut.includes(playerId);
  return {
    playerId,
    alias: isHidden ? NOBODY : player.alias,
    avatarSrc: (isHidden ? UNKNOWN_FACE : player).avatarSrc,
    hexColor: (isHidden ? UNKNOWN_FACE : player).hexColor,
    robot: player?.robot ?? false,
  };
}

/**
 * Returns the seat in which the caller made this keepsake, if they did. As in the room, one member of a crowd
 * is not the maker of what the crowd made.
 */
function makerOf(
  reel: ReelRow,
  { seat, userId }: ReelCaller,
  game: Game,
  made: Keepsake,
): PlayerId | undefined {
  return made.playerIds.find((id) => {
    const bySeat =
      seat?.role === "player" &&
      seat.member === undefined &&
      seat.roomId === reel.roomId &&
      seat.sessionPlayerId === id &&
      // If the seat was handed over to another device, so were its keepsakes.
      (seat.moves ?? 0) === (reel.moves[id] ?? 0);
    const player = game.players.find(({ playerId }) => playerId === id);
    return bySeat || (userId !== undefined && player?.userId === userId);
  });
}

function isHost(reel: ReelRow, { seat, userId }: ReelCaller): boolean {
  const byToken = seat?.role === "host" && seat.roomId === reel.roomId;
  return byToken || (userId !== undefined && reel.hostUserId === userId);
}

/** Returns the night as anybody with its address may see it. Refuses like `openReel`. */
export async function fetchReel(
  deps: Deps,
  reelId: string,
  caller: ReelCaller,
): Promise<Returned<"GET /reel/:reelId">> {
  const reel = await openReel(deps, reelId);
  const games = await gamesOfRoom(await deps.database(), reel.roomId);
  const everybody = new Map(
    games.flatMap(({ players }) => players.map((player) => [player.playerId, player] as const)),
  );
  const { evening } = reel;
  return {
    createdAt: new Date(reel.createdAt).toISOString(),
    expiresAt: new Date(reel.expiresAt).toISOString(),
    language: reel.language,
    isYours: isHost(reel, caller),
    games: games.map((game) => ({
      gameId: game.gameId,
      gameType: game.gameType,
      startedAt: new Date(game.startedAt).toISOString(),
      rounds: game.rounds ?? 0,
      podium: game.players.map((player) => ({
        ...personOf(reel, player, player.playerId),
        score: player.score,
        rank: player.rank,
      })),
      keepsakes: game.keepsakes
        .filter((made) => isShown(reel.leftOut, made))
        .map((made) => ({
          id: made.id,
          kind: made.kind,
          playerIds: [...made.playerIds],
          body: made.body,
          isYours: makerOf(reel, caller, game, made) !== undefined,
        })),
    })),
    ...(evening && {
      evening: {
        isOver: evening.isOver,
        standing: evening.standing.map(({ playerId, points, wins, rank }) => ({
          ...personOf(reel, everybody.get(playerId), playerId),
          points,
          wins,
          rank,
        })),
        awards: evening.awards
          .filter(({ playerIds }) => !playerIds.some((id) => reel.leftOut.includes(id)))
          .map((award) => ({ ...award, playerIds: [...award.playerIds] })),
      },
    }),
  };
}

/** Removes something the caller made, for everybody. Refuses like `openReel`, and with not_yours. */
export async function takeOutOfReel(
  deps: Deps,
  { reelId, gameId, keepsakeId }: { reelId: string; gameId: string; keepsakeId: string },
  caller: ReelCaller,
): Promise<void> {
  const reel = await openReel(deps, reelId);
  const games = await gamesOfRoom(await deps.database(), reel.roomId);
  const game = games.find((one) => one.gameId === gameId);
  const made = game?.keepsakes.find(({ id }) => id === keepsakeId);
  if (!game || !made) throw new Problem("not_found");
  const maker = makerOf(reel, caller, game, made);
  if (maker === undefined) throw new Problem("not_yours");
  const { gameCode } = game;
  await takeAway(deps, { id: gameId, gameCode, roomId: reel.roomId }, maker, keepsakeId);
}

/** Removes the whole reel; only its host may. Refuses like `openReel`, and with not_yours. */
export async function takeReelAway(deps: Deps, reelId: string, caller: ReelCaller): Promise<void> {
  const reel = await openReel(deps, reelId);
  if (!isHost(reel, caller)) throw new Problem("not_yours");
  await removeReel(await deps.database(), reelId, deps.now());
}
