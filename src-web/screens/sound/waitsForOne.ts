import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";

/** At least this many people must be done and waiting for the last one. */
const WAITING_LEAST = 2;

/**
 * Whether everybody waits for one last person, so that the robot may mention it. Not in a pause, not in a held
 * stage, in which that person's time is up, and not while it is a robot that plays the seat.
 */
export function waitsForOne(
  { waitingFor, done, paused, held }: StateTopics["stage"],
  seats: StateTopics["sessionPlayersUpdated"],
): boolean {
  const [last, ...others] = playerIdsOf(waitingFor);
  if (paused || held || last === undefined || others.length > 0) return false;
  const seat = seats[last];
  return !seat?.robot && !seat?.autopilot && Object.keys(done).length >= WAITING_LEAST;
}
