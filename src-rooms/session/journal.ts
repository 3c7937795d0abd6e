import type { Input } from "./inputs.ts";
import type { RoomState } from "./state.ts";

/** A journal as `npm run replay` reads it: where it began, what happened, where it must end. */
export interface JournalFile {
  readonly format: "hubbub-journal-1";
  readonly baseline: RoomState;
  readonly inputs: readonly { readonly at: number; readonly input: Input }[];
  readonly state: RoomState;
}
