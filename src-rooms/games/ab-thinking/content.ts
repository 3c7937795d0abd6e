import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { HouseContent } from "../houseContent.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import type { CardId } from "./types.ts";

/** A card: what is in its picture, as language-neutral words. */
interface CardFacts {
  readonly id: CardId;
  readonly tags: readonly string[];
}

/** What one language says about the cards. */
export interface CardWords {
  /** Stock clues by card. */
  readonly clues: Readonly<Record<CardId, readonly string[]>>;
  /** Words that stand for a tag, folded or not; endings may follow them. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** All that rules and robots know about cards. */
export interface AbContent {
  readonly cardIds: readonly CardId[];
  tagsOf(card: CardId): readonly string[];
  cluesOf(card: CardId, language: Language): readonly string[];
  /** What a clue speaks of, or reminds of. */
  tagsOfClue(clue: string, language: Language): readonly string[];
}

/** Of so many things a stock clue reminds, those that most cards have: it gives its own card away to nobody. */
const REMINDS_OF = 2;
/** Letters two words must share at their beginning to be forms of one. */
const STEM = 4;

function isForm(word: string, of: string): boolean {
  if (word === of) return true;
  return of.length >= STEM && word.startsWith(of.slice(0, Math.max(STEM, of.length - 1)));
}

/** Makes the cards of facts and words. */
export function abContent(
  cards: readonly CardFacts[],
  words: Readonly<Partial<Record<Language, HouseContent<CardWords>>>>,
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
  /** What each stock clue of a language reminds of; made when it is first asked for. */
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
