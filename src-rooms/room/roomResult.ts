import { isRefusal, type Refusal } from "../games/game.ts";
import type { Outcome } from "../session/model/inputs.ts";
import type { RoomResult, SeatTaken } from "./roomApi.ts";

/** Returns the seat that an accepted input led to. */
export function takenOf({ state, playerId }: Outcome): SeatTaken {
  const seat = playerId === undefined ? undefined : state.seats[playerId];
  if (playerId === undefined || !seat) throw new Error("the accepted input led to no seat");
  const { alias, avatarSrc, hexColor, audience, moves } = seat;
  return {
    roomId: state.room.roomId,
    sessionPlayerId: playerId,
    alias,
    avatarSrc,
    hexColor,
    audience,
    ...(moves !== undefined && { moves }),
  };
}

/** Turns the session's decision into the response for the HTTP side. */
export function roomResult<Value>(
  outcome: Outcome | Refusal,
  value: (outcome: Outcome) => Value,
): RoomResult<Value> {
  if (isRefusal(outcome)) return { ok: false, code: outcome.refused };
  return { ok: true, value: value(outcome) };
}
