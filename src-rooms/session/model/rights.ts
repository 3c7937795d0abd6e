import { aliasError } from "../../../src-shared/catalog/alias.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { isOffered } from "../../../src-shared/catalog/access.ts";
import { GAME_FACTS, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Refusal } from "../../games/game.ts";
import type { Input } from "./inputs.ts";
import type { RoomState } from "./state.ts";
import type { Transaction } from "./transaction.ts";

/** Is the host's paid time over, as far as the room knows? `now`: ms since 1970. */
export function isUnpaid({ room }: RoomState, now: number): boolean {
  return room.paidUntil !== undefined && room.paidUntil < now;
}

/** Why the room's host may not open any game now. */
export function refusalOfUnpaid(tx: Transaction): Refusal | undefined {
  return isUnpaid(tx.state, tx.now) ? { refused: "subscription_expired" } : undefined;
}

/** Why what waits for the end of a game cannot be done now; its podium is after the end. */
export function refusalOfRunning({ state }: Transaction): Refusal | undefined {
  const isRunning = state.game !== null && state.clock.stage.name !== "GAME_END";
  return isRunning ? { refused: "game_running" } : undefined;
}

/** Why the room's host may not choose this game. A room that knows no access was opened without limits. */
export function refusalOfChoice(tx: Transaction, gameType: GameType): Refusal | undefined {
  const { hostType, hostAccess = "admin" } = tx.state.room;
  if (!isOffered(gameType, hostAccess)) return { refused: "game_not_offered" };
  if (!tx.games[gameType]) return { refused: "game_not_playable" };
  const isFit =
    tx.state.room.hostAccess === "admin" || GAME_FACTS[gameType].hostTypes.includes(hostType);
  if (!isFit) return { refused: "host_and_play_not_offered" };
  return refusalOfUnpaid(tx);
}

/** How long the host has paid for now, and what became of a payment that was begun for this room. */
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

/** Why nobody can be called so here: among strangers also not by what is kept out in every language (SE71). */
export function refusalOfAlias({ room }: RoomState, alias: string): Refusal | undefined {
  const wrong = aliasError(alias);
  if (wrong) return { refused: wrong };
  const isFit = !room.isPublic || isAllowed(alias, [], "moderate");
  return isFit ? undefined : { refused: "text_not_allowed" };
}
