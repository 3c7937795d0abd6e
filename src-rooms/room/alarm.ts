import { deadlinesOf } from "../session/play/deadlines.ts";
import type { RoomState } from "../session/model/state.ts";

/**
 * Is the object's alarm to be set anew, or taken back? One that comes too early stays where it is: it finds nothing to
 * do and sets the next, while each setting is billed as a row written (docs/scaling.md). Where nothing is due at all
 * there is none. Times in ms since 1970; undefined: none is set, or none is wanted.
 */
export function needsArming(armedFor: number | undefined, wanted: number | undefined): boolean {
  if (armedFor === undefined || wanted === undefined) return armedFor !== wanted;
  return wanted < armedFor;
}

/**
 * When the room must be awake for its deadlines, ms since 1970; undefined: for none. Until `quietUntil` nobody can
 * turn out to be away, so heartbeats need no alarm of their own before.
 */
export function wakesAt(state: RoomState, quietUntil: number): number | undefined {
  let first: number | undefined;
  for (const { name, at } of deadlinesOf(state)) {
    const wakes = name === "heartbeats" ? Math.max(at, quietUntil) : at;
    if (first === undefined || wakes < first) first = wakes;
  }
  return first;
}
