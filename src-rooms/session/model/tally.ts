import type { OpenBallot } from "./state.ts";

/** A move somebody in the crowd wants, with how many do. */
interface Wanted {
  readonly move: unknown;
  readonly text?: string;
  readonly votes: number;
}

/** What the crowd wants, most votes first; of equals what was wanted first. Whole choices before others. */
export function ranked({ votes }: OpenBallot): readonly Wanted[] {
  const isWhole = votes.some(([, vote]) => !vote.unfinished);
  const counted = new Map<string, Wanted>();
  for (const [, { move, text, unfinished }] of votes) {
    if (isWhole && unfinished) continue;
    const key = JSON.stringify(move);
    const known = counted.get(key);
    const votesSoFar = known?.votes ?? 0;
    counted.set(key, { move, ...(text !== undefined && { text }), votes: votesSoFar + 1 });
  }
  // A stable sort: a Map keeps the order in which things were wanted first.
  return [...counted.values()].sort((a, b) => b.votes - a.votes);
}

/** Members whose whole choice is in. */
export function votedOf({ votes }: OpenBallot, here: readonly number[]): number {
  return votes.filter(([member, vote]) => !vote.unfinished && here.includes(member)).length;
}

/** Does the crowd write here, rather than choose? */
export function isWritten({ votes }: OpenBallot): boolean {
  return votes.some(([, { text }]) => text !== undefined);
}

/**
 * Is this decided before the time is up? Everybody there has voted; of things they wrote themselves
 * more than half must want one, or there would be nothing to vote about.
 */
export function isSettled(ballot: OpenBallot, here: readonly number[]): boolean {
  if (here.length === 0 || votedOf(ballot, here) < here.length) return false;
  if (!isWritten(ballot)) return true;
  return 2 * (ranked(ballot)[0]?.votes ?? 0) > here.length;
}
