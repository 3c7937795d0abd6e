import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { SyncState } from "./types.ts";

type Minds = Pick<SyncState, "minds">;

/** Seats that play: everybody who has not left for good, lower seat first. */
export function presentIn({ minds }: Minds): PlayerId[] {
  return playerIdsOf(minds).filter((id) => !minds[id]?.left);
}

/** Are all people who play in sync? Robots are not waited for (SY13). */
export function isEverybodySynced(state: Minds): boolean {
  return presentIn(state).every((id) => {
    const mind = state.minds[id];
    return mind?.robot === true || mind?.syncedAt !== undefined;
  });
}
