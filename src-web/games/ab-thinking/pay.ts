import type { AbShared } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** Why a player earned what they earned in this turn. */
type PayReason =
  | "tellerClear"
  | "tellerSilent"
  | "tellerAll"
  | "tellerNobody"
  | "found"
  | "foundAll"
  | "missed"
  | "missedNobody"
  | "watched";

/** What one player earned in a turn. */
export interface Pay {
  readonly total: number;
  readonly reason: PayReason;
  /** Votes of others for their card. */
  readonly votes: number;
  /** Whether they found the card with a single vote where two were allowed. */
  readonly single: boolean;
}

/** Reads from the reveal what a player earned, and why. */
export function payOf(ab: AbShared, id: PlayerId): Pay {
  const cards = Object.values(ab.board);
  const answer = cards.find(({ cardId }) => cardId === ab.answer);
  const own = cards.find(({ owner }) => owner === id);
  const total = ab.gains[id] ?? 0;
  const finders = Object.keys(answer?.voters ?? {}).length;
  const isClear = ab.storyteller !== undefined && (ab.gains[ab.storyteller] ?? 0) > 0;
  if (id === ab.storyteller) {
    const clear = ab.clue?.silent ? "tellerSilent" : "tellerClear";
    const reason = isClear ? clear : finders === 0 ? "tellerNobody" : "tellerAll";
    return { total, reason, votes: 0, single: false };
  }
  const isFinder = answer?.voters?.[id] === true;
  const votes = Object.keys(own?.voters ?? {}).length;
  const given = cards.filter(({ voters }) => voters?.[id]).length;
  const single = isFinder && given === 1 && ab.votesAllowed > 1;
  if (!(id in ab.gains)) return { total, reason: "watched", votes, single };
  const reason = isFinder
    ? isClear
      ? "found"
      : "foundAll"
    : finders === 0
      ? "missedNobody"
      : "missed";
  return { total, reason, votes, single };
}
