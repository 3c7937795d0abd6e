import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { SyncState } from "./types.ts";

type Minds = Pick<SyncState, "minds">;

/** Two players who write nothing this many times in a row get another pair. */
const SILENT_LEVELS = 2;

/** Seats that play: everybody who has not left for good, lower seat first. */
export function presentIn({ minds }: Minds): PlayerId[] {
  return playerIdsOf(minds).filter((id) => !minds[id]?.left);
}

/** Those of them for whom somebody acts: whose phone is dark is not there, unless no person's is lit (SY15). */
export function hereIn(state: Minds): PlayerId[] {
  const present = presentIn(state);
  const here = present.filter((id) => state.minds[id]?.by !== "nobody");
  return here.some((id) => !state.minds[id]?.robot) ? here : present;
}

/**
 * Are all people who play in sync? Nobody waits for a robot (SY13), also not for one in somebody's place, nor for
 * who is away, unless all are (SY15).
 */
export function isEverybodySynced(state: Minds): boolean {
  const people = presentIn(state).filter((id) => !state.minds[id]?.robot);
  const awake = people.filter((id) => (state.minds[id]?.by ?? "person") === "person");
  const awaited = awake.length > 0 ? awake : people;
  return awaited.every((id) => state.minds[id]?.syncedAt !== undefined);
}

/** Do the two who play get another pair for the next level, as they wrote nothing to this one? (SY17) */
export function isStuck(state: SyncState): boolean {
  return hereIn(state).length === 2 && state.silent >= SILENT_LEVELS && !state.renewed;
}
