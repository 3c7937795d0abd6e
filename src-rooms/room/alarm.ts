import { deadlinesOf } from "../session/play/deadlines.ts";
import type { RoomState } from "../session/model/state.ts";

/**
 * Decides whether the Durable Object's alarm has to be set again or cancelled. An alarm that fires too early
 * stays as it is: it finds nothing to do and sets the next one, while every call that sets an alarm is billed
 * as a row written (docs/scaling.md). When nothing is due there is no alarm. Times in ms since 1970;
 * undefined: none is set, or none is needed.
 */
export function needsArming(armedFor: number | undefined, wanted: number | undefined): boolean {
  if (armedFor === undefined || wanted === undefined) return armedFor !== wanted;
  return wanted < armedFor;
}

/**
 * When the room has to be awake for its next deadline, ms since 1970; undefined when it has none. Until
 * `quietUntil` nobody can turn out to be away, so the heartbeat check needs no alarm of its own before then.
 */
export function wakesAt(state: RoomState, quietUntil: number): number | undefined {
  let first: number | undefined;
  for (const { name, at } of deadlinesOf(state)) {
    const wakes = name === "heartbeats" ? Math.max(at, quietUntil) : at;
    if (first === undefined || wakes < first) first = wakes;
  }
  return first;
}
