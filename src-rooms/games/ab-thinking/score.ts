import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { seated } from "./deal.ts";
import { type AbState } from "./types.ts";
import {
  ALL_OR_NOBODY,
  BY_CHANCE_CAP,
  FOUND,
  LARGE_TABLE,
  PER_VOTE,
  SINGLE_VOTE,
  VOTES_CAP,
} from "./facts.ts";

/** Whether the large table's scoring applies (AB14). */
function isLargeTable(state: AbState): boolean {
  if (state.scoring !== "auto") return state.scoring === "large";
  // The scoring is fixed for a turn: players who leave during it change nothing.
  return (state.players ?? seated(state).length) >= LARGE_TABLE;
}

/** How many votes each player may give. */
export function votesAllowed(state: AbState): number {
  return isLargeTable(state) ? 2 : 1;
}

/**
 * Voters of this turn: everybody but the storyteller, including players who voted before they left (AB17).
 */
export function voters(state: AbState): PlayerId[] {
  const here = seated(state);
  return playerIdsOf(state.seats).filter(
    (id) => id !== state.storyteller && (here.includes(id) || state.votes[id] !== undefined),
  );
}

/** Players who voted for the storyteller's card. */
export function findersOf(state: AbState): PlayerId[] {
  const answer = state.storyteller && state.played[state.storyteller]?.cardId;
  if (answer === undefined) return [];
  return voters(state).filter((id) => state.votes[id]?.includes(answer));
}

/** Points of each seat for this turn (AB12 to AB14). */
export function gainsOf(state: AbState): Record<PlayerId, number> {
  const { storyteller } = state;
  if (storyteller === undefined) return {};
  const isLarge = isLargeTable(state);
  const finders = findersOf(state);
  const voting = voters(state);
  const isAllOrNobody = finders.length === 0 || finders.length === voting.length;
  const gains: Record<PlayerId, number> = {};
  for (const id of voting) {
    const isFinder = finders.includes(id);
    const found = isAllOrNobody ? ALL_OR_NOBODY : isFinder ? FOUND : 0;
    const isSingle = isLarge && isFinder && state.votes[id]?.length === 1;
    gains[id] = found + (isSingle ? SINGLE_VOTE : 0);
  }
  if (!isAllOrNobody) gains[storyteller] = state.clue?.silent ? BY_CHANCE_CAP : FOUND;
  for (const id of playerIdsOf(state.played)) {
    const played = state.played[id];
    if (id === storyteller || !played) continue;
    const count = voting.filter((voter) => state.votes[voter]?.includes(played.cardId)).length;
    const cap = played.byChance ? BY_CHANCE_CAP : isLarge ? VOTES_CAP : Infinity;
    gains[id] = (gains[id] ?? 0) + Math.min(count * PER_VOTE, cap);
  }
  return gains;
}
