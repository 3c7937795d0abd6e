import type { Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { reelRow } from "./outbox.ts";
import type { Transaction } from "../model/transaction.ts";

/** Puts a seat in the night's reel, or leaves it out (SE68). */
export function setInReel(tx: Transaction, id: PlayerId, on: boolean): Refusal | undefined {
  const seat = tx.state.seats[id];
  if (!seat) return { refused: "player_not_found" };
  const { outOfReel: _before, ...rest } = seat;
  tx.set("seats", { [id]: { ...rest, ...(!on && { outOfReel: true }) } });
  tx.outbox.push(...reelRow(tx.state, false));
  return undefined;
}

/** Turns the night's reel on or off (SE68). */
export function setReel(tx: Transaction, on: boolean): void {
  const { noReel: _before, ...room } = tx.state.room;
  tx.state = { ...tx.state, room: { ...room, ...(!on && { noReel: true }) } };
  // The games played so far can be seen immediately.
  if (on && tx.state.room.lastGame) queueReel(tx);
  else tx.outbox.push(...reelRow(tx.state, false));
}

/** Queues the reel's row when a game is over and there is something to see (SE67). */
export function queueReel(tx: Transaction): void {
  const row = reelRow(tx.state, true);
  if (row.length === 0) return;
  tx.set("room", { reelTold: true });
  tx.outbox.push(...row);
}
