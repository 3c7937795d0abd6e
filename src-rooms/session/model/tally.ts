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

/**
 * Is this decided before the time is up? Everybody there has voted; of things they wrote themselves
 * more than half must want one, or there would be nothing to vote about.
 */
export function isSettled(ballot: OpenBallot, people: number): boolean {
  if (people === 0 || ballot.voted < people) return false;
  if (!isWritten(ballot)) return true;
  return 2 * (ranked(ballot)[0]?.votes ?? 0) > people;
}
