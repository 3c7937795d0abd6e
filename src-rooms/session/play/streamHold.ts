import { crowdSeat } from "../model/people.ts";
import { streamDelay } from "../model/streams.ts";
import type { Transaction } from "../model/transaction.ts";
import { stageOf, waitingFor } from "../model/waiting.ts";

/**
 * Called before an input stage of a game ends: holds the stage if it has to wait for a stream's viewers, who
 * see its end only after the delay (SE99), and returns whether it does. It waits once, for a crowd that has
 * not decided yet, and not where the crowd decides again and again within a stage.
 */
export function holdForStream(tx: Transaction): boolean {
  const { clock, crowd } = tx.state;
  const { stage } = clock;
  const inside = stageOf(tx.state, tx.games);
  const seconds = streamDelay(tx.state);
  if (seconds === 0 || crowd.people === 0 || stage.kind !== "input" || stage.key === "")
    return false;
  if (clock.awaitsStream || clock.held || inside?.kind !== "input" || inside.actsAgain)
    return false;
  const seat = crowdSeat(tx.state);
  if (seat === undefined || !waitingFor(tx.state, tx.games).waiting.includes(seat)) return false;
  const { lastOneEndsAt: _near, ...rest } = stage;
  const endsAt = tx.now + seconds * 1_000;
  tx.set("clock", {
    awaitsStream: true,
    warned: true,
    robots: {},
    stage: { ...rest, endsAt, fullEndsAt: endsAt },
  });
  return true;
}
