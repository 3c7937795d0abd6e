import { aliasError } from "../../../src-shared/catalog/alias.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { isOffered } from "../../../src-shared/catalog/access.ts";
import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Refusal } from "../../games/game.ts";
import type { Input } from "./inputs.ts";
import type { RoomState } from "./state.ts";
import type { Transaction } from "./transaction.ts";

/** Whether the host's paid time is over, as far as the room knows. `now`: ms since 1970. */
export function isUnpaid({ room }: RoomState, now: number): boolean {
  return room.paidUntil !== undefined && room.paidUntil < now;
}

/** Why the room's host may not open any game now. */
export function refusalOfUnpaid(tx: Transaction): Refusal | undefined {
  return isUnpaid(tx.state, tx.now) ? { refused: "subscription_expired" } : undefined;
}

/**
 * Why an action that has to wait for the end of a game is refused now; the podium counts as after the end.
 */
export function refusalOfRunning({ state }: Transaction): Refusal | undefined {
  const isRunning = state.game !== null && state.clock.stage.name !== "GAME_END";
  return isRunning ? { refused: "game_running" } : undefined;
}

/** Why the room's host may not choose this game. A room without `hostAccess` was opened without limits. */
export function refusalOfChoice(tx: Transaction, gameType: GameType): Refusal | undefined {
  const { hostType, hostAccess = "admin" } = tx.state.room;
  if (!isOffered(gameType, hostAccess)) return { refused: "game_not_offered" };
  if (!tx.games[gameType]) return { refused: "game_not_playable" };
  const isFit =
    tx.state.room.hostAccess === "admin" || GAME_FACTS[gameType].hostTypes.includes(hostType);
  if (!isFit) return { refused: "host_and_play_not_offered" };
  return refusalOfUnpaid(tx);
}

/** Stores how long the host has paid for, and the status of a payment that was begun for this room. */
export function paymentChanged(
  tx: Transaction,
  { paidUntil, status }: Extract<Input, { type: "payment" }>,
): void {
  const { paidUntil: _before, unpaidSince: _since, ...room } = tx.state.room;
  tx.state = {
    ...tx.state,
    room: {
      ...room,
      ...(paidUntil !== undefined && { paidUntil }),
      ...(paidUntil !== undefined && paidUntil < tx.now && { unpaidSince: paidUntil }),
      ...(status && { payment: { status, at: tx.now } }),
    },
  };
}

/** Why this alias is refused; in a public room also for words that are not allowed in any language (SE71). */
export function refusalOfAlias({ room }: RoomState, alias: string): Refusal | undefined {
  const wrong = aliasError(alias);
  if (wrong) return { refused: wrong };
  const isFit = !room.isPublic || isAllowed(alias, [], "moderate");
  return isFit ? undefined : { refused: "text_not_allowed" };
}
