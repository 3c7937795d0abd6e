import type { Snapped } from "../../../src-rooms/games/snaption/types.ts";

/** Sorts captions: unanimous ones first, then by votes. */
export function byLaughs(a: Snapped, b: Snapped): number {
  return Number(b.isUnanimous) - Number(a.isUnanimous) || b.votes - a.votes;
}
