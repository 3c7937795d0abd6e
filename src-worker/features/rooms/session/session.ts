import type { GameSession } from "../../../../src-shared/protocol/entities.ts";
import { signRoomToken, type RoomClaims } from "../../../../src-shared/protocol/roomToken.ts";
import type { RoomLook, SeatTaken } from "../../../../src-rooms/room/roomApi.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";

/** Returns the room's session from a look at the room. */
export function sessionOf({ topics }: RoomLook): GameSession {
  const session = topics.gameSessionUpdated;
  if (!session) throw new Error("the room has no session");
  return session;
}

/** Returns the room as HTTP responses contain it. The audience is not counted, since it takes no seat. */
export function sessionAnswerOf(look: RoomLook) {
  const players = Object.values(look.topics.sessionPlayersUpdated ?? {});
  return { ...sessionOf(look), playerCount: players.filter(({ audience }) => !audience).length };
}

/** Returns one seat as everybody may see it. Refuses with player_not_found. */
export function sessionPlayerOf({ topics }: RoomLook, id: number) {
  const player = Object.values(topics.sessionPlayersUpdated ?? {}).find(
    ({ sessionPlayerId }) => sessionPlayerId === id,
  );
  if (!player) throw new Problem("player_not_found");
  return player;
}

/** Signs a room token that is valid from now. */
export function tokenFor(deps: Deps, claims: RoomClaims): Promise<string> {
  return signRoomToken(deps.config.secrets, claims, deps.now());
}

/** Returns the claims for the token of a phone that plays this seat. */
export function claimsOfSeat(gameCode: string, seat: SeatTaken): RoomClaims {
  const { roomId, sessionPlayerId, moves } = seat;
  return {
    gameCode,
    roomId,
    role: "player",
    sessionPlayerId,
    ...(moves !== undefined && { moves }),
  };
}

/** Returns a seat with a new token. */
export async function seatAnswerOf(deps: Deps, gameCode: string, seat: SeatTaken) {
  const roomToken = await tokenFor(deps, claimsOfSeat(gameCode, seat));
  return { ...seat, gameCode, roomToken };
}
