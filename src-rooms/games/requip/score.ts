import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { keyOf } from "./deck.ts";
import type { BackstageMode } from "../../../src-shared/catalog/settings.ts";
import type { Matchup, Outcome, RequipState, Sides, Slot } from "./types.ts";

/** Points of a matchup in round 1; later rounds multiply them. */
export const POT = 1_000;
const WINNER = 100;
const SWEEP = 250;
const SWEEP_FROM = 3;
/** A single vote does not win the entire pot. */
const SINGLE_VOTE: Sides<number> = [700, 300];
const RIGHT_TAG = 200;
const WRONG_TAG = 100;

/** The visible text of a side: empty when nothing was sent or backstage withholds it (RQ16). */
export function shownText({ text, status }: Slot, mode: BackstageMode): string {
  if (status === "hidden") return "";
  return mode === "approve" && status !== "approved" ? "" : text;
}

/** Whether no person made this up (RQ12). */
export function isMachine({ source }: Slot): boolean {
  return source !== "typed";
}

/**
 * Players who may vote on a matchup: everybody in the game but its authors; robots only where no person can.
 */
export function votersOf(state: RequipState, matchup: Matchup): PlayerId[] {
  const authors = matchup.slots.map(({ author }) => author);
  const here = playerIdsOf(state.writers).filter(
    (id) => !state.writers[id]?.left && !authors.includes(id),
  );
  const people = here.filter((id) => !state.writers[id]?.robot);
  // A player whose phone is dark counts as unable to vote, but may still vote after coming back.
  const isAnybodyThere = people.some((id) => !state.writers[id]?.dark);
  return isAnybodyThere ? people : here;
}

/** The side most of the audience chose; undefined when it is undecided or nobody voted. */
function audienceVote(state: RequipState, { votes }: Matchup): 0 | 1 | undefined {
  const theirs = playerIdsOf(votes).filter((id) => !state.writers[id]);
  const first = theirs.filter((id) => votes[id] === 0).length;
  if (first * 2 === theirs.length) return undefined;
  return first * 2 > theirs.length ? 0 : 1;
}

/** The votes that count for each side (RQ9). */
export function votesOf(state: RequipState, matchup: Matchup): Sides<number> {
  const counts: [number, number] = [0, 0];
  for (const id of playerIdsOf(matchup.votes)) {
    const side = matchup.votes[id];
    if (side !== undefined && state.writers[id]) counts[side] += 1;
  }
  const audience = audienceVote(state, matchup);
  if (audience !== undefined) counts[audience] += 1;
  return counts;
}

/** Points of both sides for these votes, before halving for old answers (RQ10, RQ11). */
export function pointsFor([one, other]: Sides<number>, multiplier: number): [number, number] {
  const total = one + other;
  const pot = POT * multiplier;
  if (one === other) return [pot / 2, pot / 2];
  const leads = one > other;
  const bonus =
    (WINNER + (total >= SWEEP_FROM && Math.min(one, other) === 0 ? SWEEP : 0)) * multiplier;
  const shares =
    total === 1
      ? SINGLE_VOTE.map((points) => points * multiplier)
      : [Math.max(one, other), Math.min(one, other)].map((votes) =>
          Math.floor((pot * votes) / total),
        );
  const [most = 0, least = 0] = shares;
  return leads ? [most + bonus, least] : [least, most + bonus];
}

function tagPointsOf(state: RequipState, matchup: Matchup, shown: Sides<string>) {
  const { scoreMultiplier } = state.round;
  const points: Record<PlayerId, number> = {};
  const pay = (id: PlayerId, sum: number) => {
    points[id] = (points[id] ?? 0) + sum * scoreMultiplier;
  };
  for (const id of playerIdsOf(matchup.tags)) {
    const side = matchup.tags[id];
    // The audience tags for fun: it has no score.
    if (side === undefined || !state.writers[id] || shown[side] === "") continue;
    const slot = matchup.slots[side];
    if (isMachine(slot)) pay(id, RIGHT_TAG);
    else if (slot.author !== "quipbot") pay(slot.author, WRONG_TAG);
  }
  return points;
}

/** The outcome of a matchup with its present votes and tags. */
export function outcomeOf(state: RequipState, matchup: Matchup): Outcome {
  const { scoreMultiplier } = state.round;
  const shown = [
    shownText(matchup.slots[0], state.backstage),
    shownText(matchup.slots[1], state.backstage),
  ] as const;
  const half = (side: 0 | 1, points: number) =>
    matchup.slots[side].source === "requip" ? Math.floor(points / 2) : points;
  const [first, second] = shown;
  if (first !== "" && second !== "" && keyOf(first) === keyOf(second)) {
    return { kind: "jinx", points: [0, 0], sweep: false, tagPoints: {} };
  }
  if (first === "" || second === "") {
    const winner = first === "" ? 1 : 0;
    const isNobody = first === "" && second === "";
    const won = isNobody ? 0 : half(winner, POT * scoreMultiplier);
    return {
      kind: "walkover",
      points: winner === 0 ? [won, 0] : [0, won],
      ...(!isNobody && { winner }),
      sweep: false,
      tagPoints: tagPointsOf(state, matchup, shown),
    };
  }
  const votes = votesOf(state, matchup);
  const [one, other] = pointsFor(votes, scoreMultiplier);
  return {
    kind: "votes",
    points: [half(0, one), half(1, other)],
    ...(votes[0] !== votes[1] && { winner: votes[0] > votes[1] ? 0 : 1 }),
    sweep: votes[0] + votes[1] >= SWEEP_FROM && Math.min(...votes) === 0,
    tagPoints: tagPointsOf(state, matchup, shown),
  };
}
