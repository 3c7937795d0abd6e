import { isDeepStrictEqual } from "node:util";
import { GAMES } from "../../src-rooms/games/registry.ts";
import { apply, isRefusal } from "../../src-rooms/session/session.ts";
import { isFleeting } from "../../src-shared/protocol/commands.ts";
import type { JournalFile } from "../../src-rooms/session/model/inputs.ts";
import type { RoomState } from "../../src-rooms/session/model/state.ts";
import type { Ledger } from "./ledger.ts";

/** Result of comparing a room's journal with its devices' ledgers for one game. */
export interface Verdict {
  /** Commands that were acknowledged and had to be in the journal. */
  readonly acknowledged: number;
  readonly sentTwice: number;
  readonly inputs: number;
  readonly faults: readonly string[];
}

/** Commands in the lobby, which are sent before the journal begins. */
const BEFORE_THE_GAME: readonly string[] = ["gameSettings", "requestAddAiPlayer", "startGame"];

/** Replays the inputs from the baseline. Returns the final state, or what went wrong. */
function replayed({ baseline, inputs }: JournalFile): RoomState | string {
  let state = baseline;
  for (const { at, input } of inputs) {
    const outcome = apply(state, input, { now: at, games: GAMES });
    if (isRefusal(outcome)) {
      return `the replay refused ${JSON.stringify(input)} (${outcome.refused})`;
    }
    ({ state } = outcome);
  }
  return state;
}

/** Converts a value to plain JSON, as it is stored. */
function stored<Value>(value: Value): Value {
  // SAFETY: a state is plain JSON (test/support/invariants.ts checks that).
  return JSON.parse(JSON.stringify(value)) as Value;
}

/**
 * Checks that every acknowledged command is in the journal once, none is there twice, and the journal leads
 * to the stored state.
 */
export function judge(journal: JournalFile, ledgers: readonly Ledger[]): Verdict {
  const faults: string[] = [];
  const end = replayed(journal);
  if (typeof end === "string") faults.push(end);
  else if (!isDeepStrictEqual(stored(end), stored(journal.state))) {
    faults.push("the replayed journal does not end in the stored state");
  }
  const applied = new Map<string, number>();
  for (const { id } of journal.inputs) {
    if (id !== undefined) applied.set(id, (applied.get(id) ?? 0) + 1);
  }
  let acknowledged = 0;
  let sentTwice = 0;
  for (const { id, topic, sent, acks } of ledgers.flatMap(({ entries }) => [...entries.values()])) {
    const times = applied.get(id) ?? 0;
    if (sent > 1) sentTwice += 1;
    if (times > 1) faults.push(`${topic} ${id} was applied ${times} times`);
    if (acks === 0 || isFleeting(topic) || BEFORE_THE_GAME.includes(topic)) continue;
    acknowledged += 1;
    if (times === 0) faults.push(`${topic} ${id} was acknowledged and is lost`);
  }
  return { acknowledged, sentTwice, inputs: journal.inputs.length, faults };
}
