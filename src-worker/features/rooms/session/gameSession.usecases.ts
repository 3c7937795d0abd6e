import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { RoomClaims } from "../../../../src-shared/protocol/roomToken.ts";
import type { CallerOrigin, RoomChange } from "../../../../src-rooms/session/model/inputs.ts";
import type { Deps } from "../../../shared/deps.ts";
import { countEvent } from "../../../shared/dayCounts.ts";
import { unwrap, Problem } from "../../../shared/problem.ts";
import { requireSeatOrHost, type RoomCaller } from "../../../http/roomCaller.ts";
import { isRoomCode } from "../../../shared/roomCode.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { seatAnswerOf, sessionAnswerOf, sessionOf, sessionPlayerOf, tokenFor } from "./session.ts";

/** Returns the room as it is after a call has changed it. */
export async function lookAfterChange({ room }: RoomCaller) {
  const look = await room.look();
  if (!look) throw new Problem("game_over");
  return look;
}

interface Join {
  readonly gameCode: string;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly audience: boolean;
  readonly cameFrom: CallerOrigin;
  /**
   * Whether this caller has found something behind the code before, so that it need not be looked up again.
   */
  readonly isFound: boolean;
}

/** What the caller proved, if anything. */
interface Who {
  readonly claims: RoomClaims | undefined;
  readonly user: AccessClaims | undefined;
}

/**
 * Takes a seat in a room. A caller who proves to be the host gets a seat with the host's rights, and a user
 * who is logged in gets the game into their history. The room decides everything in one call, because
 * somebody in a noisy room is waiting for it.
 */
export async function joinSession(
  deps: Deps,
  { gameCode, isFound, ...params }: Join,
  { claims, user }: Who,
) {
  const proof = claims?.gameCode === gameCode ? claims : undefined;
  const isKnown = isFound || proof !== undefined;
  const leadsSomewhere = isRoomCode(gameCode) && (isKnown || (await deps.codes.has(gameCode)));
  if (!leadsSomewhere) throw new Problem("game_not_found");
  const room = await deps.room(gameCode);
  const { hostType, hostUserId, ...seat } = unwrap(
    await room.joinRoom({
      ...params,
      ...(proof && { proof }),
      ...(user && { userId: user.userId }),
    }),
  );
  const people = [hostUserId, ...(user ? [user.userId] : [])];
  countEvent(deps, "player_joined", { of: hostType, people });
  return seatAnswerOf(deps, gameCode, seat);
}

/** Returns to the caller's own seat. The room checks the token. */
export async function rejoinSession(
  deps: Deps,
  claims: RoomClaims,
  { gameCode, sessionPlayerId }: { readonly gameCode: string; readonly sessionPlayerId: PlayerId },
) {
  if (claims.gameCode !== gameCode) throw new Problem("bad_room_token");
  if (claims.role !== "player" || claims.sessionPlayerId !== sessionPlayerId) {
    throw new Problem("not_yours");
  }
  if (claims.member !== undefined) throw new Problem("not_yours");
  const room = await deps.room(gameCode);
  return seatAnswerOf(deps, gameCode, unwrap(await room.rejoinRoom(claims)));
}

/** Returns a new token with the caller's claims, as long as the room is open. */
export async function renewToken(deps: Deps, { claims, look }: RoomCaller) {
  if (!sessionOf(look).active) throw new Problem("game_over");
  return { roomToken: await tokenFor(deps, claims) };
}

/** Changes the room. A host who begins or stops spectating gets a token with the new role. */
export async function updateSession(deps: Deps, caller: RoomCaller, change: RoomChange) {
  const { gameCode, claims, room } = caller;
  unwrap(await room.updateRoom(caller.actor, change));
  const look = await lookAfterChange(caller);
  const response = sessionAnswerOf(look);
  if (change.hostSpectate === undefined || claims.role !== "host") return response;
  const role = change.hostSpectate ? "spectator" : "host";
  return { ...response, roomToken: await tokenFor(deps, { gameCode, roomId: look.roomId, role }) };
}

/** Changes the alias or avatar of a seat: the caller's own, or as host anybody's. */
export async function updateSeat(
  caller: RoomCaller,
  seat: PlayerId,
  change: { alias?: string; avatarSrc?: string },
) {
  requireSeatOrHost(caller, seat);
  // One member of the crowd must not rename it for all.
  const { claims } = caller;
  if (claims.role === "player" && claims.member !== undefined) throw new Problem("not_yours");
  unwrap(await caller.room.updateSeat(seat, change));
  // No token in this response: a host who renames a player must not become that player.
  return sessionPlayerOf(await lookAfterChange(caller), seat);
}

/** Leaves the caller's own seat. For another seat this is the host's kick. */
export async function quitSeat({ room, claims, actor }: RoomCaller, seat: PlayerId): Promise<void> {
  if (claims.role === "player" && claims.sessionPlayerId === seat) {
    // The crowd stays when one of its members leaves.
    if (claims.member !== undefined) return;
    unwrap(await room.quitRoom(seat));
  } else {
    const command = { topic: "requestPlayerKick", body: { playerId: seat } } as const;
    unwrap(await room.command(actor, command));
  }
}
