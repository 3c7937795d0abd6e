import type { HeatLine } from "../../../src-shared/protocol/entities.ts";
import type { OpenBallot, Wanted } from "./state.ts";

/** What the crowd wants, most votes first; of equals what was wanted first. Whole choices before others. */
export function ranked({ wanted }: OpenBallot): readonly Wanted[] {
  const isWhole = wanted.some(({ unfinished }) => !unfinished);
  const counted = isWhole ? wanted.filter(({ unfinished }) => !unfinished) : [...wanted];
  // A stable sort: what was wanted first stays in front of its equals.
  return counted.sort((a, b) => b.votes - a.votes);
}

/** Does the crowd write here, rather than choose? */
export function isWritten({ wanted }: OpenBallot): boolean {
  return wanted.some(({ text }) => text !== undefined);
}

/** Different texts of one stage that a room keeps: those most people wrote. */
const MOST_SAID = 60;

/** What was written in a stage so far and what is counted now, added up by text, the most first. */
export function withSaid(
  said: readonly HeatLine[] = [],
  { wanted }: OpenBallot,
): readonly HeatLine[] {
  const votes = new Map(said.map((line) => [line.text, line.votes]));
  for (const one of wanted) {
    if (one.text !== undefined) votes.set(one.text, (votes.get(one.text) ?? 0) + one.votes);
  }
  const lines = [...votes].map(([text, count]) => ({ text, votes: count }));
  // A stable sort: of equals what was written first stays in front.
  return lines.sort((a, b) => b.votes - a.votes).slice(0, MOST_SAID);
}

/**
 * Is this decided before the time is up? Everybody there has voted; of things they wrote themselves
 * more than half must want one, or there would be nothing to vote about.
 */
export function isSettled(ballot: OpenBallot, people: number): boolean {
  if (people === 0 || ballot.voted < people) return false;
  if (!isWritten(ballot)) return true;
  return 2 * (ranked(ballot)[0]?.votes ?? 0) > people;
}
