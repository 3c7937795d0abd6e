import type { Ballot } from "../game.ts";
import type { RequipMove } from "./schemas.ts";

/** How many people in one seat play: answers are proposed and backed, an old answer is one of them. */
export function ballot(move: RequipMove): Ballot {
  switch (move.type) {
    case "answer":
      return { on: `answer ${move.prompt}`, text: move.text };
    case "requip":
      return { on: `answer ${move.prompt}` };
    case "spotAi":
      return { on: `spot ${move.promptResponseId}` };
    case "vote":
    case "clap":
      return { on: move.type };
  }
}
