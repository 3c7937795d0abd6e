import { AUTOPILOT_AFTER_MS } from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { RoomState } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** Remembers the stage in which somebody left or fell silent, for when the game ends without them (SE81). */
export function noteLeft(tx: Transaction, id: PlayerId): void {
  const { game, seats, clock } = tx.state;
  const seat = seats[id];
  // A person whose seat is closed has already left: if their phone falls silent later, that means nothing.
  const isPerson = seat?.status === "seated" && !seat.robot && !seat.crowd;
  if (!game?.players.includes(id) || !isPerson || clock.stage.name === "GAME_END") return;
  tx.setGame({ left: { ...game.left, [id]: clock.stage.name } });
}

/** Forgets that a person left, because they only moved to another seat. */
export function forgetLeft(tx: Transaction, id: PlayerId): void {
  const { [id]: _left, ...left } = tx.state.game?.left ?? {};
  tx.setGame({ left });
}

function isGone({ seats, presence }: RoomState, id: PlayerId, now: number): boolean {
  const seat = seats[id];
  if (seat?.status !== "seated") return seat?.status === "quit";
  const here = presence.seats[id];
  return here !== undefined && here.away && now - here.lastSeen >= AUTOPILOT_AFTER_MS;
}

/** How many people left the running game for good, by the stage they left in (SE81). */
export function dropOutsOf(state: RoomState, now: number): Readonly<Record<string, number>> {
  const left = state.game?.left ?? {};
  const stages: Record<string, number> = {};
  for (const id of playerIdsOf(left)) {
    const stage = left[id];
    if (stage === undefined || !isGone(state, id, now)) continue;
    stages[stage] = (stages[stage] ?? 0) + 1;
  }
  return stages;
}
