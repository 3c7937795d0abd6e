import { isRoomCode } from "../shared/roomCode.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { RoomClaims } from "../../src-shared/protocol/roomToken.ts";
import type { RoomApi, RoomLook } from "../../src-rooms/room/roomApi.ts";
import type { Actor } from "../../src-rooms/session/model/inputs.ts";

/** A room that exists, as it was when the call came. */
export interface FoundRoom {
  readonly gameCode: string;
  readonly room: RoomApi;
  readonly look: RoomLook;
}

/** A room and what the caller proved to be in it. */
export interface RoomCaller extends FoundRoom {
  readonly claims: RoomClaims;
  readonly actor: Actor;
}

/**
 * The room with this code (upper-case). Refuses with game_not_found; nothing is made or woken of a wrong code.
 * `claims`: a genuine token, which was made for a room of this code.
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

/** Is this token of this very room? A code may name another room than yesterday. */
function isOfRoom(claims: RoomClaims, { gameCode, look }: FoundRoom): boolean {
  return claims.gameCode === gameCode && claims.roomId === look.roomId;
}

/** What a call does to a room; `watching` begins or ends a host's spectating. */
export type Touch = "read" | "write" | "watching";

/** Is this token outlived: its seat was taken or went to another device, its remote was sent away, or its picture replaced? */
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

/** Let a token into the room that is named by its code or cover. A spectating host may look and not touch. */
export async function enterRoom(
  deps: Deps,
  claims: RoomClaims,
  named: string,
  touch: Touch,
): Promise<RoomCaller> {
  const { gameCode, cover } = claims;
  // Whoever watches a stream names the room by its cover.
  if (named !== gameCode && named !== cover) throw new Problem("bad_room_token");
  const found = await findRoom(deps, gameCode, claims);
  if (!isOfRoom(claims, found)) throw new Problem("bad_room_token");
  const refused = outlived(claims, found.look);
  if (refused) throw new Problem(refused);
  const isWatching =
    claims.role === "spectator" ||
    (claims.role === "host" && touch === "write" && isSpectated(found.look));
  if (touch !== "read" && isWatching) throw new Problem("host_is_spectating");
  return { ...found, claims, actor: actorOf(claims) };
}

/** May this caller do what the host may? The room decides again when it is asked to change something. */
export function holdsHostRights({ claims, look }: RoomCaller): boolean {
  if (claims.role !== "player") return true;
  return look.topics.gameSessionUpdated?.gameOwnerPlayerId === claims.sessionPlayerId;
}

/** Refuse with not_yours whoever is neither in this seat nor the host. */
export function requireSeatOrHost(caller: RoomCaller, seat: PlayerId): void {
  const isOwn = caller.claims.role === "player" && caller.claims.sessionPlayerId === seat;
  if (!isOwn && !holdsHostRights(caller)) throw new Problem("not_yours");
}
