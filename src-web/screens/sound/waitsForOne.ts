import type { StateTopics } from "../../../src-shared/protocol/topics.ts";

/** At least this many people must be done and waiting for the last one. */
const WAITING_LEAST = 2;

/**
 * Whether everybody waits for one last person, so that the robot may mention it. Not in a pause, and not in a
 * held stage, in which that person's time is up.
 */
export function waitsForOne({ waitingFor, done, paused, held }: StateTopics["stage"]): boolean {
  return (
    !paused &&
    !held &&
    Object.keys(waitingFor).length === 1 &&
    Object.keys(done).length >= WAITING_LEAST
  );
}
