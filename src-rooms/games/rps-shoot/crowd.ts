import type { Ballot } from "../game.ts";
import type { RpsMove } from "./schemas.ts";

/** How many people in one seat play: by battle; a program with an empty slot is not a choice yet. */
export function ballot(move: RpsMove): Ballot {
  if (move.type === "bet") return { on: "bet" };
  const on = `program ${move.battle}`;
  return move.moves.includes("NOTHING") ? { on, unfinished: true } : { on };
}
