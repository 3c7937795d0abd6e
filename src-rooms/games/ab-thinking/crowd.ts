import type { Ballot } from "../game.ts";
import type { AbMove } from "./schemas.ts";

/** How a shared seat plays: its people propose clues and back them, and vote on cards. */
export function ballot(move: AbMove): Ballot {
  // Two votes are the same pair whichever card was tapped first.
  if (move.type === "vote") {
    return { on: "vote", move: { ...move, cardIds: move.cardIds.toSorted() } };
  }
  if (move.type !== "clue" || move.text === undefined) return { on: move.type };
  return { on: move.type, text: move.text };
}
