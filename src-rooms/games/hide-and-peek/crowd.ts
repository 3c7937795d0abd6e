import type { Ballot } from "../game.ts";
import type { HideMove } from "./schemas.ts";

/** How a shared seat plays: its people vote for a spot, to hide in or to look at. */
export function ballot({ type }: HideMove): Ballot {
  return { on: type };
}
