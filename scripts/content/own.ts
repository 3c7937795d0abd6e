import type { Language } from "../../src-shared/catalog/languages.ts";
import { RATINGS, type Rating } from "../../src-shared/catalog/settings.ts";
import { fold } from "../../src-shared/text/fold.ts";
import { banksOf, type Banks } from "./banks.ts";

/** Least share of each kind that must be a language's own ideas, percent: a third. */
const OWN_LEAST = 34;

/**
 * What a language has and English does not, as a percentage of all it has; for pairs, of those that can be
 * compared.
 */
export type OwnShares = Readonly<Record<Rating | "pairs", number>>;

/** Share of items for which `is` holds, in whole percent rounded down; 100 for an empty list. */
function share<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? 100 : Math.floor((items.filter(is).length / items.length) * 100);
}

/**
 * Ids of the things each word can mean: things to draw have the same id in all languages, and SYNC_THINK
 * lists their synonyms.
 */
function thingsOf({ words, sync }: Banks): ReadonlyMap<string, ReadonlySet<string>> {
  const things = new Map<string, Set<string>>();
  const know = (word: string, id: string) => {
    const ids = things.get(fold(word)) ?? new Set();
    things.set(fold(word), ids.add(id));
  };
  for (const { id, word, also = [] } of words) {
    // An id with a language prefix is that language's own: English has no word for it here.
    if (!id.includes(":")) for (const one of [word, ...also]) know(one, id);
  }
  for (const alike of sync.synonyms) {
    const ids = alike.flatMap((word) => [...(things.get(fold(word)) ?? [])]);
    for (const word of alike) for (const id of ids) know(word, id);
  }
  return things;
}

/** The pairs of things that this pair of words can mean; empty when a word is not a known thing. */
function meanings(things: ReturnType<typeof thingsOf>, pair: readonly [string, string]): string[] {
  const [one, other] = pair.map((word) => [...(things.get(fold(word)) ?? [])]);
  return (one ?? []).flatMap((a) => (other ?? []).map((b) => [a, b].toSorted().join("+")));
}

/**
 * Share of the pairs of cues that English does not have, among those whose two words are things with an id.
 */
function ownPairs(banks: Banks, english: Banks): number {
  const englishThings = thingsOf(english);
  const known = new Set(english.sync.pairs.flatMap((pair) => meanings(englishThings, pair)));
  const things = thingsOf(banks);
  const compared = banks.sync.pairs
    .map((pair) => meanings(things, pair))
    .filter((pairs) => pairs.length > 0);
  return share(compared, (pairs) => !pairs.some((pair) => known.has(pair)));
}

/**
 * How much of its content a language invented itself. Prompts of REQUIP have the English id where they share
 * its idea; pairs of SYNC_THINK are compared by the ids of the things they name. Captions and clues have
 * neither and are counted by hand: docs/translating.md.
 */
export function ownShares(banks: Banks, english: Banks): OwnShares {
  const ideas = new Set(english.requip.prompts.map(({ id }) => id));
  const ownPrompts = (rating: Rating) =>
    share(
      banks.requip.prompts.filter((one) => one.rating === rating),
      ({ id }) => !ideas.has(id),
    );
  const prompts = RATINGS.map((rating) => [rating, ownPrompts(rating)] as const);
  return {
    // SAFETY: built from RATINGS, one entry each.
    ...(Object.fromEntries(prompts) as Record<Rating, number>),
    pairs: ownPairs(banks, english),
  };
}

/** The own shares of these languages. English is what they are compared with and has none. */
export function allOwnShares(languages: readonly Language[]): Readonly<Record<string, OwnShares>> {
  const english = banksOf("en");
  return Object.fromEntries(
    languages
      .filter((language) => language !== "en")
      .map((language) => [language, ownShares(banksOf(language), english)]),
  );
}

/** Lists the kinds that are borrowed too often, as readable lines. */
export function borrowed(shares: Readonly<Record<string, OwnShares>>): string[] {
  return Object.entries(shares).flatMap(([language, kinds]) =>
    Object.entries(kinds)
      .filter(([, own]) => own < OWN_LEAST)
      .map(([kind, own]) => `${language} ${kind}: only ${own} % are the language's own ideas`),
  );
}
