import type { Ballot } from "../game.ts";
import type { AbMove } from "./schemas.ts";

/** How many people in one seat play: clues are proposed and backed, cards are voted on. */
export function ballot(move: AbMove): Ballot {
  if (move.type !== "clue" || move.text === undefined) return { on: move.type };
  return { on: move.type, text: move.text };
}
