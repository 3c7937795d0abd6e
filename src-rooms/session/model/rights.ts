import { isOffered } from "../../../src-shared/catalog/access.ts";
import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Refusal } from "../../games/game.ts";
import type { Input } from "./inputs.ts";
import type { RoomState } from "./state.ts";
import type { Turn } from "./turn.ts";

/** Is the host's paid time over, as far as the room knows? `now`: ms since 1970. */
export function isUnpaid({ room }: RoomState, now: number): boolean {
  return room.paidUntil !== undefined && room.paidUntil < now;
}

/** Why the room's host may not open any game now. */
export function refusalOfUnpaid(turn: Turn): Refusal | undefined {
  return isUnpaid(turn.state, turn.now) ? { refused: "subscription_expired" } : undefined;
}

/** Why the room's host may not choose this game. A room that knows no access was opened without limits. */
export function refusalOfChoice(turn: Turn, gameType: GameType): Refusal | undefined {
  const { hostType, hostAccess = "admin" } = turn.state.room;
  if (!isOffered(gameType, hostAccess)) return { refused: "game_not_offered" };
  if (!turn.games[gameType]) return { refused: "game_not_playable" };
  const isFit =
    turn.state.room.hostAccess === "admin" || GAME_FACTS[gameType].hostTypes.includes(hostType);
  if (!isFit) return { refused: "host_and_play_not_offered" };
  return refusalOfUnpaid(turn);
}

/** How long the host has paid for now, and what became of a payment that was begun for this room. */
export function hearOfPayment(
  turn: Turn,
  { paidUntil, status }: Extract<Input, { type: "payment" }>,
): void {
  const { paidUntil: _before, ...room } = turn.state.room;
  turn.state = {
    ...turn.state,
    room: {
      ...room,
      ...(paidUntil !== undefined && { paidUntil }),
      ...(status && { payment: { status, at: turn.now } }),
    },
  };
}
