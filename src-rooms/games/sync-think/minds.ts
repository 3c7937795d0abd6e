import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { SyncState } from "./types.ts";

type Minds = Pick<SyncState, "minds">;

/** After this many levels in a row without a word, two players get another pair. */
const SILENT_LEVELS = 2;

/** Seats that play: everybody who has not left for good, lower seats first. */
export function presentIn({ minds }: Minds): PlayerId[] {
  return playerIdsOf(minds).filter((id) => !minds[id]?.left);
}

/** Those of them for whom somebody acts. When every person's phone is dark, all who play (SY15). */
export function hereIn(state: Minds): PlayerId[] {
  const present = presentIn(state);
  const here = present.filter((id) => state.minds[id]?.by !== "nobody");
  return here.some((id) => !state.minds[id]?.robot) ? here : present;
}

/**
 * Whether all people who play are in sync. Robots are not waited for (SY13), including those standing in, nor
 * are people who are away, unless all are (SY15).
 */
export function isEverybodySynced(state: Minds): boolean {
  const people = presentIn(state).filter((id) => !state.minds[id]?.robot);
  const awake = people.filter((id) => (state.minds[id]?.by ?? "person") === "person");
  const awaited = awake.length > 0 ? awake : people;
  return awaited.every((id) => state.minds[id]?.syncedAt !== undefined);
}

/** Whether the two players get another pair for the next level because they wrote nothing (SY17). */
export function isStuck(state: SyncState): boolean {
  return hereIn(state).length === 2 && state.silent >= SILENT_LEVELS && !state.renewed;
}
