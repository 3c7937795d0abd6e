import type { Ballot } from "../game.ts";
import type { RpsMove } from "./schemas.ts";

/**
 * How a shared seat plays: it votes on each battle separately; a program with an empty slot is not a complete
 * choice.
 */
export function ballot(move: RpsMove): Ballot {
  if (move.type === "bet") return { on: "bet" };
  const on = `program ${move.battle}`;
  return move.moves.includes("NOTHING") ? { on, unfinished: true } : { on };
}
