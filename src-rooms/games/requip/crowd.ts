import type { Ballot } from "../game.ts";
import type { RequipMove } from "./schemas.ts";

/**
 * How a shared seat plays: its people propose answers and back them; the old answer is one of the choices.
 */
export function ballot(move: RequipMove): Ballot {
  switch (move.type) {
    case "answer":
      return { on: `answer ${move.prompt}`, text: move.text };
    case "requip":
      return { on: `answer ${move.prompt}` };
    // Both answers compete for the one tag a seat has (RQ12).
    case "spotAi":
    case "clap":
      return { on: move.type, optional: true };
    case "vote":
      return { on: move.type };
  }
}
