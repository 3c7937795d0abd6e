import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** Ids of a record keyed by player, in ascending order; none for a record that is not there. */
export function playerIds(byPlayer: Readonly<Record<PlayerId, unknown>> | undefined): PlayerId[] {
  // SAFETY: the record's keys are player ids, which JSON turned into text.
  return Object.keys(byPlayer ?? {})
    .map((key) => Number(key) as PlayerId)
    .sort((a, b) => a - b);
}
