import type { Ballot } from "../game.ts";
import type { SyncMove } from "./schemas.ts";

/** How a shared seat plays: its people propose words and back them. */
export function ballot({ type, word }: SyncMove): Ballot {
  return { on: type, text: word };
}
