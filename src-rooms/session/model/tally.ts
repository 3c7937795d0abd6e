import type { HeatLine } from "../../../src-shared/protocol/entities.ts";
import type { OpenBallot, WantedMove } from "./crowdState.ts";

/**
 * The moves that the crowd wants, most votes first; on a tie, the one wanted first. If any choices are
 * complete, only those are returned.
 */
export function ranked({ wanted }: OpenBallot): readonly WantedMove[] {
  const isWhole = wanted.some(({ unfinished }) => !unfinished);
  const counted = isWhole ? wanted.filter(({ unfinished }) => !unfinished) : [...wanted];
  // The sort is stable, so ties keep their order.
  return counted.sort((a, b) => b.votes - a.votes);
}

/** Whether the crowd writes here rather than chooses. */
export function isWritten({ wanted }: OpenBallot): boolean {
  return wanted.some(({ text }) => text !== undefined);
}

/** How many different texts a room keeps of a stage: those that most people wrote. */
const MOST_SAID = 60;

/** What was written in a stage so far and what is counted now, added up by text, most votes first. */
export function withSaid(
  said: readonly HeatLine[] = [],
  { wanted }: OpenBallot,
): readonly HeatLine[] {
  const votes = new Map(said.map((line) => [line.text, line.votes]));
  for (const one of wanted) {
    if (one.text !== undefined) votes.set(one.text, (votes.get(one.text) ?? 0) + one.votes);
  }
  const lines = [...votes].map(([text, count]) => ({ text, votes: count }));
  // The sort is stable: of texts with equal votes, the one written first stays in front.
  return lines.sort((a, b) => b.votes - a.votes).slice(0, MOST_SAID);
}

/**
 * Whether the question is decided before its time is up. Everybody who is there has voted; of texts they
 * wrote themselves one must have more than half the votes, or people could not vote on each other's.
 */
export function isSettled(ballot: OpenBallot, people: number): boolean {
  if (people === 0 || ballot.voted < people) return false;
  if (!isWritten(ballot)) return true;
  return 2 * (ranked(ballot)[0]?.votes ?? 0) > people;
}
