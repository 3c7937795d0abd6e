import type { GameSession } from "../../../../src-shared/protocol/entities.ts";
import { signRoomToken, type RoomClaims } from "../../../../src-shared/protocol/roomToken.ts";
import type { RoomLook, SeatTaken } from "../../../../src-rooms/room/roomApi.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";

/** The room as a look shows it. */
export function sessionOf({ topics }: RoomLook): GameSession {
  const session = topics.gameSessionUpdated;
  if (!session) throw new Error("a room without its session");
  return session;
}

/** The room as the HTTP side answers it. Audience counts for nothing: it takes no seat. */
export function sessionAnswerOf(look: RoomLook) {
  const players = Object.values(look.topics.sessionPlayersUpdated ?? {});
  return { ...sessionOf(look), playerCount: players.filter(({ audience }) => !audience).length };
}

/** One seat as everybody may see it. Refuses with player_not_found. */
export function sessionPlayerOf({ topics }: RoomLook, id: number) {
  const player = Object.values(topics.sessionPlayersUpdated ?? {}).find(
    ({ sessionPlayerId }) => sessionPlayerId === id,
  );
  if (!player) throw new Problem("player_not_found");
  return player;
}

/** Sign a room token that is valid from now. */
export function tokenFor(deps: Deps, claims: RoomClaims): Promise<string> {
  return signRoomToken(deps.config.secrets, claims, deps.now());
}

/** What a phone proves that plays this seat. */
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

/** A seat with its fresh token. */
export async function seatAnswerOf(deps: Deps, gameCode: string, seat: SeatTaken) {
  const roomToken = await tokenFor(deps, claimsOfSeat(gameCode, seat));
  return { ...seat, gameCode, roomToken };
}
