import type { Ballot } from "../game.ts";
import type { CanvasMove } from "./schemas.ts";

/** A crowd says one guess in this time, ms: about as often as a quick player. */
const GUESS_WITHIN_MS = 4_000;

/** How many people in one seat play: they guess one word every few seconds, and credit by vote. */
export function ballot(move: CanvasMove): Ballot {
  switch (move.type) {
    case "guess":
      return { on: "guess", text: move.text, within: GUESS_WITHIN_MS };
    case "spelled":
      return { on: `spelled ${move.canvas}` };
    case "swap":
    case "credit":
      return { on: move.type };
  }
}
