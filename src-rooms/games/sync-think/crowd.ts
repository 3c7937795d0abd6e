import type { Ballot } from "../game.ts";
import type { SyncMove } from "./schemas.ts";

/** How many people in one seat play: words are proposed and backed. */
export function ballot({ type, word }: SyncMove): Ballot {
  return { on: type, text: word };
}
