import type { Ballot } from "../game.ts";
import type { CanvasMove } from "./schemas.ts";

/**
 * How long after the first vote the crowd's guess is counted, ms: about as often as a quick player guesses.
 */
const GUESS_WITHIN_MS = 4_000;

/** How a shared seat plays: it guesses one word every few seconds, and credits by vote. */
export function ballot(move: CanvasMove): Ballot {
  switch (move.type) {
    case "guess":
      return { on: "guess", text: move.text, within: GUESS_WITHIN_MS };
    case "spelled":
      return { on: `spelled ${move.canvas}`, optional: true };
    case "swap":
    case "credit":
      return { on: move.type };
  }
}
