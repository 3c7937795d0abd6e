import { GARDEN } from "../../../src-shared/catalog/hideScenes.ts";
import type { HideState } from "./types.ts";

/** Version of the state's shape: 2 has scenes. */
export const VERSION = 2;

/**
 * Before there were scenes, every lap was played in the garden; a game that began then stays there to its
 * end.
 */
export function migrated(state: unknown, version: number): HideState | undefined {
  if (version !== 1) return undefined;
  // SAFETY: version 1 stored the same state without looks.
  const old = state as HideState;
  const hunts = old.hunts.map((hunt) => ({ ...hunt, look: GARDEN }));
  return { ...old, looks: [GARDEN], hunts };
}
