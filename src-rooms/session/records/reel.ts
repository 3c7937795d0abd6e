import type { Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { reelRow } from "./outbox.ts";
import type { Turn } from "../model/turn.ts";

/** Be in the night's reel, or not (SE68). */
export function setInReel(turn: Turn, id: PlayerId, on: boolean): Refusal | undefined {
  const seat = turn.state.seats[id];
  if (!seat) return { refused: "player_not_found" };
  const { outOfReel: _before, ...rest } = seat;
  turn.set("seats", { [id]: { ...rest, ...(!on && { outOfReel: true }) } });
  turn.outbox.push(...reelRow(turn.state, false));
  return undefined;
}

/** Is there a reel of this night (SE68)? */
export function setReel(turn: Turn, on: boolean): void {
  const { noReel: _before, ...room } = turn.state.room;
  turn.state = { ...turn.state, room: { ...room, ...(!on && { noReel: true }) } };
  turn.outbox.push(...reelRow(turn.state, false));
}

/** A game is over: there is something to see (SE67). */
export function tellReel(turn: Turn): void {
  const row = reelRow(turn.state, true);
  if (row.length === 0) return;
  turn.set("room", { reelTold: true });
  turn.outbox.push(...row);
}
