import type { Input, JournalFile, OutboxRow } from "../session/model/inputs.ts";
import type { RoomState } from "../session/model/state.ts";
import type { CommandKey } from "./knownCommands.ts";

/** A row of the outbox, with its version so that deleting it never deletes a newer row of the same id. */
export interface QueuedRow {
  readonly version: number;
  readonly row: OutboxRow;
}

/** Most inputs in a journal while no game is running; then a new journal begins with the current state. */
export const LOBBY_JOURNAL_MAX = 2_000;

/** One accepted input and its result. */
export interface Commit {
  readonly before: RoomState;
  readonly after: RoomState;
  readonly at: number;
  readonly input: Input;
  readonly outbox: readonly OutboxRow[];
  readonly key?: CommandKey;
}

/**
 * Whether a game starts here, from the lobby or from another game's podium. A new journal begins with each.
 */
export function beginsGame(before: RoomState, after: RoomState): boolean {
  return after.game !== null && before.game?.gameId !== after.game.gameId;
}

/**
 * Returns the baseline if a new journal begins here: with each game, and in a lobby where people come and go
 * all night. The previous part is kept until the next time, so that the newest commands are still known after
 * sleep.
 */
export function baselineOf(
  { before, after }: Pick<Commit, "before" | "after">,
  inputs: number,
): RoomState | undefined {
  if (beginsGame(before, after)) return before;
  return after.game === null && inputs >= LOBBY_JOURNAL_MAX ? before : undefined;
}

/**
 * Everything of a room that must outlive the process. The changes of one call are stored completely or not at
 * all, and before anything sent after it leaves the room.
 */
export interface RoomStore {
  /** The stored room; undefined when none was ever opened under this code. */
  load(): RoomState | undefined;
  /** Begins a new room and deletes what an earlier room under this code left behind. */
  begin(state: RoomState): void;
  /** Stores one accepted input: new state, journal and outbox. */
  commit(change: Commit): void;
  /** Remembers, until the room sleeps, a command that was carried out and left nothing to store. */
  remember(key: CommandKey): void;
  /** Whether this command was already carried out. */
  knows(key: CommandKey): boolean;
  /** Rows that were not delivered to D1 yet, oldest first, at most 50. */
  queued(): QueuedRow[];
  /** Deletes rows that were delivered; a row that changed during the delivery stays. */
  delivered(rows: readonly QueuedRow[]): void;
  /** Returns the journal since its last baseline. */
  journal(state: RoomState): Promise<JournalFile | undefined>;
}
