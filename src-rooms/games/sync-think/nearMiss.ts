import { editDistance } from "../../../src-shared/text/distance.ts";
import { exactKey, wordKey } from "../../../src-shared/text/closeMatch.ts";
import { graphOf } from "./content.ts";
import type { NearMiss, Rung, SyncState, Word } from "./types.ts";

/** Distance, 0 to 1, of two words when one is an association of the other. */
const LINKED = 0.3;
/** Distance of two words that have an association in common. */
const COUSINS = 0.6;

function thoughtsAt(text: string, state: SyncState): readonly string[] {
  return (graphOf(state.language).links.get(exactKey(text)) ?? []).map(wordKey);
}

/** Distance of two words, 0 to 1, by their letters or by their associations, whichever is smaller. */
function apart(one: string, other: string, state: SyncState): number {
  const [a, b] = [wordKey(one), wordKey(other)];
  const longest = Math.max(a.length, b.length, 1);
  const byLetters = editDistance(a, b, longest) / longest;
  const [atOne, atOther] = [thoughtsAt(one, state), thoughtsAt(other, state)];
  if (atOne.includes(b) || atOther.includes(a)) return Math.min(byLetters, LINKED);
  if (atOne.some((word) => atOther.includes(word))) return Math.min(byLetters, COUSINS);
  return byLetters;
}

function pairsOf(words: readonly Word[]): (readonly [Word, Word])[] {
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other] as const));
}

/**
 * The two words of a round that came closest, at least one of them a person's; undefined when there is no
 * such pair.
 */
export function closestPair(rungs: readonly Rung[], state: SyncState): NearMiss | undefined {
  let best: { readonly miss: NearMiss; readonly distance: number } | undefined;
  for (const { level, groups } of rungs) {
    const shown = groups.flatMap(({ words }) => words.filter((word) => word.shown).slice(0, 1));
    for (const [one, other] of pairsOf(shown)) {
      const robots = [one, other].filter(({ playerId }) => state.minds[playerId]?.robot);
      if (robots.length === 2) continue;
      const distance = apart(one.text, other.text, state);
      if (!best || distance < best.distance) best = { miss: { level, one, other }, distance };
    }
  }
  return best?.miss;
}

/** Updates a near miss with later decisions of backstage about its words. */
export function withVerdicts({ level, one, other }: NearMiss, rungs: readonly Rung[]): NearMiss {
  const words = rungs.flatMap(({ groups }) => groups.flatMap((group) => group.words));
  const latest = (word: Word) => words.find(({ id }) => id === word.id) ?? word;
  return { level, one: latest(one), other: latest(other) };
}
