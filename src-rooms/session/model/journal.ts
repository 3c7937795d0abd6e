import type { Input } from "./inputs.ts";
import type { RoomState } from "./state.ts";

/** A journal as `npm run replay` reads it: where it began, what happened, where it must end. */
export interface JournalFile {
  readonly format: "hubbub-journal-1";
  readonly baseline: RoomState;
  /** `id`: of the command a socket sent. */
  readonly inputs: readonly { readonly at: number; readonly input: Input; readonly id?: string }[];
  readonly state: RoomState;
}
