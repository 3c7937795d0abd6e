import type { Ballot } from "../game.ts";
import type { SnaptionMove } from "./schemas.ts";

/** How a shared seat plays: its people propose captions and back them; its photo is a built-in one. */
export function ballot(move: SnaptionMove): Ballot {
  switch (move.type) {
    case "caption":
      return { on: `caption ${move.photo}`, text: move.text };
    case "line":
      return { on: `caption ${move.photo}` };
    case "photo":
    case "pack":
      return { on: "photo" };
    case "vote":
      return { on: move.type };
    case "clap":
      return { on: move.type, optional: true };
  }
}
