import { GARDEN } from "../../../src-shared/catalog/hideScenes.ts";
import type { HideState } from "./types.ts";

/** Of the state's shape: 2 knows scenes. */
export const VERSION = 2;

/** Before there were scenes every lap was played in the garden, and a game that began there ends there. */
export function migrated(state: unknown, version: number): HideState | undefined {
  if (version !== 1) return undefined;
  // SAFETY: what version 1 stored is a state without looks.
  const old = state as HideState;
  const hunts = old.hunts.map((hunt) => ({ ...hunt, look: GARDEN }));
  return { ...old, looks: [GARDEN], hunts };
}
