import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Fared, LeftAnswer } from "../game.ts";
import { isPackLine } from "../packs.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import type { Duel, RequipHighlights, RequipState } from "./types.ts";

/** People who made up a side of a duel that podium and profiles may keep; nobody: they do not (RQ20). */
export function makersOf({ kind, sides }: Duel): PlayerId[] {
  if (kind !== "votes") return [];
  return sides.flatMap(({ playerId, source }) =>
    playerId !== undefined && source === "typed" ? [playerId] : [],
  );
}

/** Duels of which backstage hid nothing since (RQ16). */
export const shownDuels = ({ duels }: RequipState): readonly Duel[] =>
  duels.filter(({ sides }) => !sides.some(({ hidden }) => hidden));

/** Duels that were shown, for podium, profiles and the night's reel (RQ20). */
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

/** Somebody took a duel away: its answers are none of the best any more. */
export function withoutDuel(
  { best, ...rest }: RequipHighlights,
  { body, playerIds }: Keepsake,
): RequipHighlights {
  // SAFETY: `keepsakesOf` made it.
  const { prompt } = body as { readonly prompt: string };
  return {
    ...rest,
    best: best.filter((one) => one.prompt !== prompt || !playerIds.includes(one.playerId)),
  };
}

/** What a pack's owner is told of a prompt: it fell flat where nobody voted, though there was something to choose. */
export function fared(state: RequipState): readonly Fared[] {
  return state.duels.flatMap(({ promptId, kind, sides }) => {
    if (!isPackLine(promptId)) return [];
    return [{ id: promptId, flat: kind === "votes" && sides[0].votes + sides[1].votes === 0 }];
  });
}

/** So many answers of a game stay, the best: each is three rows of D1 (docs/scaling.md). */
const LEFT_MOST = 10;

/** The best of what people typed, showed and got votes for, where host and author let it stay (RQ21). */
export function leftBehind(state: RequipState): readonly LeftAnswer[] {
  if (!state.keepsAnswers) return [];
  const liked = shownDuels(state).flatMap(({ promptId, kind, sides }) => {
    const total = sides[0].votes + sides[1].votes;
    // What a pack asks is its owner's business.
    if (kind !== "votes" || total === 0 || promptId.startsWith("pack:")) return [];
    return sides.flatMap(({ text, playerId, source, votes, forgotten }) => {
      if (playerId === undefined || source !== "typed" || forgotten) return [];
      // A later room is to meet the better half of what was said.
      if (2 * votes < total) return [];
      // Whoever meets it later may have chosen another filter.
      if (!isAllowed(text, [state.language], "strict")) return [];
      return [{ promptId, answer: text, playerId, share: Math.floor((1_000 * votes) / total) }];
    });
  });
  return liked.toSorted((one, other) => other.share - one.share).slice(0, LEFT_MOST);
}
