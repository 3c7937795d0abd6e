import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { HideState } from "./types.ts";

/** The hunts in which nobody found the hider: something to boast about. */
export function keepsakesOf(state: HideState): Keepsake[] {
  return state.hunts
    .filter(({ finders, fooled }) => finders.length === 0 && fooled.length > 0)
    .map(({ lap, hider, spotName, look, fooled }) => ({
      id: `hideout-${lap}-${hider}`,
      kind: "hideout",
      playerIds: [hider],
      body: { lap, hider, spotName, look, fooled },
    }));
}
