import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BuiltInContent } from "../builtInContent.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import type { CardId } from "./types.ts";

/** A card and what is in its picture, as language-neutral tags. */
interface CardFacts {
  readonly id: CardId;
  readonly tags: readonly string[];
}

/** The words of one language about the cards. */
export interface CardWords {
  /** Stock clues by card. */
  readonly clues: Readonly<Record<CardId, readonly string[]>>;
  /** Words for each tag, folded or not; they also match with other endings. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** Everything the rules and robots know about cards. */
export interface AbContent {
  readonly cardIds: readonly CardId[];
  tagsOf(card: CardId): readonly string[];
  cluesOf(card: CardId, language: Language): readonly string[];
  /** Tags that a clue mentions or suggests. */
  tagsOfClue(clue: string, language: Language): readonly string[];
}

/**
 * A stock clue suggests this many of its card's tags: the most common ones, so that it does not give the card
 * away.
 */
const REMINDS_OF = 2;
/** How many letters two words must share at the start to be forms of the same word. */
const STEM = 4;

function isForm(word: string, of: string): boolean {
  if (word === of) return true;
  return of.length >= STEM && word.startsWith(of.slice(0, Math.max(STEM, of.length - 1)));
}

/** Combines cards and words into the game's content. */
export function abContent(
  cards: readonly CardFacts[],
  words: Readonly<Partial<Record<Language, BuiltInContent<CardWords>>>>,
): AbContent {
  const tags = new Map(cards.map((card) => [card.id, card.tags]));
  const cardsWith = new Map<string, number>();
  for (const tag of cards.flatMap((card) => card.tags)) {
    cardsWith.set(tag, (cardsWith.get(tag) ?? 0) + 1);
  }
  const widest = (card: CardId) =>
    (tags.get(card) ?? [])
      .toSorted((a, b) => (cardsWith.get(b) ?? 0) - (cardsWith.get(a) ?? 0))
      .slice(0, REMINDS_OF);
  const stockOf = new Map<Language, ReadonlyMap<string, readonly string[]>>();
  /** Tags that each stock clue of a language suggests; built on first use. */
  const stockIn = (language: Language) => {
    const known = stockOf.get(language);
    if (known) return known;
    const stock = new Map<string, readonly string[]>();
    for (const [card, lines] of Object.entries(words[language]?.().clues ?? {})) {
      for (const line of lines) stock.set(fold(line), widest(card));
    }
    stockOf.set(language, stock);
    return stock;
  };
  return {
    cardIds: cards.map(({ id }) => id),
    tagsOf: (card) => tags.get(card) ?? [],
    cluesOf: (card, language) => words[language]?.().clues[card] ?? [],
    tagsOfClue: (clue, language) => {
      const stock = stockIn(language).get(fold(clue));
      if (stock) return stock;
      const said = fold(clue).split(" ");
      return Object.entries(words[language]?.().tags ?? {}).flatMap(([tag, forms]) =>
        forms.some((form) => said.some((word) => isForm(word, fold(form)))) ? [tag] : [],
      );
    },
  };
}
