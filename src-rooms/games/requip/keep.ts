import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { EntryResult, LeftAnswer } from "../game.ts";
import { isPackLine } from "../packs.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import type { Duel, RequipHighlights, RequipState } from "./types.ts";

/**
 * People who wrote a side of this duel themselves; empty when podium and profiles do not keep the duel
 * (RQ20).
 */
export function makersOf({ kind, sides }: Duel): PlayerId[] {
  if (kind !== "votes") return [];
  return sides.flatMap(({ playerId, source }) =>
    playerId !== undefined && source === "typed" ? [playerId] : [],
  );
}

/** Duels of which backstage has hidden nothing since (RQ16). */
export const shownDuels = ({ duels }: RequipState): readonly Duel[] =>
  duels.filter(({ sides }) => !sides.some(({ hidden }) => hidden));

/** Shown duels as keepsakes for podium, profiles and the night's reel (RQ20). */
export function keepsakesOf(state: RequipState): readonly Keepsake[] {
  return shownDuels(state).flatMap((duel) => {
    const { id, prompt, sides } = duel;
    const playerIds = makersOf(duel);
    if (playerIds.length === 0) return [];
    const answers = sides.map(({ text, alias, playerId, source, votes }) => ({
      text,
      alias,
      ...(playerId !== undefined && { playerId }),
      machine: source !== "typed",
      votes,
    }));
    return [{ id, kind: "duel", playerIds, body: { prompt, answers } }];
  });
}

/** Returns the highlights without the answers of a duel that its maker removed. */
export function withoutDuel(
  { best, ...rest }: RequipHighlights,
  { body, playerIds }: Keepsake,
): RequipHighlights {
  // SAFETY: the body was made by `keepsakesOf`.
  const { prompt } = body as { readonly prompt: string };
  return {
    ...rest,
    best: best.filter((one) => one.prompt !== prompt || !playerIds.includes(one.playerId)),
  };
}

/** How prompts from packs did, for their owners: flat when there was a choice but nobody voted. */
export function entryResults(state: RequipState): readonly EntryResult[] {
  return state.duels.flatMap(({ promptId, kind, sides }) => {
    if (!isPackLine(promptId)) return [];
    return [{ id: promptId, flat: kind === "votes" && sides[0].votes + sides[1].votes === 0 }];
  });
}

/** Most answers of a game that are left behind, the best ones: each is three rows of D1 (docs/scaling.md). */
const LEFT_MOST = 10;

/**
 * The best typed answers that were shown and got votes, where the host and the author agree to leave them
 * behind (RQ21).
 */
export function leftBehind(state: RequipState): readonly LeftAnswer[] {
  if (!state.keepsAnswers) return [];
  const liked = shownDuels(state).flatMap(({ promptId, kind, sides }) => {
    const total = sides[0].votes + sides[1].votes;
    // Prompts of packs are their owners' business.
    if (kind !== "votes" || total === 0 || promptId.startsWith("pack:")) return [];
    return sides.flatMap(({ text, playerId, source, votes, forgotten }) => {
      if (playerId === undefined || source !== "typed" || forgotten) return [];
      // Later rooms get only answers with at least half of the votes.
      if (2 * votes < total) return [];
      // A later room may have a stricter filter.
      if (!isAllowed(text, [state.language], "strict")) return [];
      return [{ promptId, answer: text, playerId, share: Math.floor((1_000 * votes) / total) }];
    });
  });
  return liked.toSorted((one, other) => other.share - one.share).slice(0, LEFT_MOST);
}
