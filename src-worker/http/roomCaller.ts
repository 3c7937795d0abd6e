import { isRoomCode } from "../shared/roomCode.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { RoomClaims } from "../../src-shared/protocol/roomToken.ts";
import type { RoomApi, RoomLook } from "../../src-rooms/room/roomApi.ts";
import type { Actor } from "../../src-rooms/session/model/inputs.ts";

/** A room that exists, as it was when the request arrived. */
export interface FoundRoom {
  readonly gameCode: string;
  readonly room: RoomApi;
  readonly look: RoomLook;
}

/** A room, and the role the caller proved to have in it. */
export interface RoomCaller extends FoundRoom {
  /** What the room's own screens show, of which a delayed stream's viewers may not be told (`look`). */
  readonly onScreens: RoomLook["topics"];
  readonly claims: RoomClaims;
  readonly actor: Actor;
}

/**
 * Finds the room with this code (upper-case), or refuses with game_not_found. A wrong code neither creates
 * nor wakes an object. `claims`: those of a genuine token; if it was made for this code, the list of codes is
 * not queried.
 */
export async function findRoom(
  deps: Deps,
  gameCode: string,
  claims?: RoomClaims,
): Promise<FoundRoom> {
  const isProved = claims?.gameCode === gameCode;
  const leadsSomewhere = isRoomCode(gameCode) && (isProved || (await deps.codes.has(gameCode)));
  if (!leadsSomewhere) throw new Problem("game_not_found");
  const seat = isProved && claims.role === "player" ? claims.sessionPlayerId : undefined;
  const room = await deps.room(gameCode);
  const look = await room.look(seat);
  if (!look) throw new Problem("game_not_found");
  return { gameCode, room, look };
}

function isSpectated({ topics }: RoomLook): boolean {
  return topics.gameSessionUpdated?.hostSpectate ?? false;
}

function actorOf(claims: RoomClaims): Actor {
  if (claims.role === "remote") return { kind: "remote", remoteId: claims.remoteId };
  if (claims.role !== "player") return { kind: claims.role };
  const { sessionPlayerId: playerId, member } = claims;
  return { kind: "player", playerId, ...(member !== undefined && { member }) };
}

/** Whether this token is for this very room. A code may be reused for another room later. */
function isOfRoom(claims: RoomClaims, { gameCode, look }: FoundRoom): boolean {
  return claims.gameCode === gameCode && claims.roomId === look.roomId;
}

/** What a call does to a room; `watching` starts or ends the host's spectating. */
export type Touch = "read" | "write" | "watching";

/**
 * Returns the error code if this token is no longer valid: the player was kicked, the seat moved to another
 * device, the remote was withdrawn, or the overlay's link was replaced.
 */
function outlived(
  claims: RoomClaims,
  { moves, kicked, topics, overlay }: RoomLook,
): ErrorCode | undefined {
  if (claims.role === "player" && kicked) return "kicked";
  if (claims.role === "player" && (claims.moves ?? 0) !== (moves ?? 0)) return "seat_moved";
  if (claims.role === "spectator" && claims.overlay !== undefined) {
    return claims.overlay === overlay ? undefined : "bad_room_token";
  }
  if (claims.role !== "remote") return undefined;
  const isLent = topics.gameSessionUpdated?.remotes?.includes(claims.remoteId) ?? false;
  return isLent ? undefined : "bad_room_token";
}

/**
 * Returns the room as this caller may see it. A stream's viewers are behind (SE98), and only their section knows
 * how far: calls show them nothing of the game.
 */
function asSeenBy(claims: RoomClaims, look: RoomLook): RoomLook {
  const isViewer = claims.role === "player" && claims.member !== undefined;
  if (!isViewer || !look.topics.gameSessionUpdated?.streamDelay) return look;
  const { stage: _s, hand: _h, playersUpdated: _p, listenNewRound: _r, ...topics } = look.topics;
  return { ...look, topics };
}

/**
 * Admits a token to the room named by its code or cover. Spectators, and a host who spectates, may only read;
 * the host may also end the spectating.
 */
export async function enterRoom(
  deps: Deps,
  claims: RoomClaims,
  named: string,
  touch: Touch,
): Promise<RoomCaller> {
  const { gameCode, cover } = claims;
  // Viewers of a stream name the room by its cover.
  if (named !== gameCode && named !== cover) throw new Problem("bad_room_token");
  const found = await findRoom(deps, gameCode, claims);
  if (!isOfRoom(claims, found)) throw new Problem("bad_room_token");
  const refused = outlived(claims, found.look);
  if (refused) throw new Problem(refused);
  const isWatching =
    claims.role === "spectator" ||
    (claims.role === "host" && touch === "write" && isSpectated(found.look));
  if (touch !== "read" && isWatching) throw new Problem("host_is_spectating");
  const look = asSeenBy(claims, found.look);
  return { ...found, look, onScreens: found.look.topics, claims, actor: actorOf(claims) };
}

/** Whether this caller may do what the host may. The room checks again before it changes anything. */
export function holdsHostRights({ claims, look }: RoomCaller): boolean {
  if (claims.role !== "player") return true;
  return look.topics.gameSessionUpdated?.gameOwnerPlayerId === claims.sessionPlayerId;
}

/** Refuses with not_yours a caller who has neither this seat nor the host's rights. */
export function requireSeatOrHost(caller: RoomCaller, seat: PlayerId): void {
  const isOwn = caller.claims.role === "player" && caller.claims.sessionPlayerId === seat;
  if (!isOwn && !holdsHostRights(caller)) throw new Problem("not_yours");
}
