import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../../src-shared/catalog/languages.ts";
import cards from "../../../../src-rooms/content/ab-cards.json" with { type: "json" };
import de from "../../../../src-rooms/content/de/ab-thinking.json" with { type: "json" };
import dk from "../../../../src-rooms/content/dk/ab-thinking.json" with { type: "json" };
import en from "../../../../src-rooms/content/en/ab-thinking.json" with { type: "json" };
import es from "../../../../src-rooms/content/es/ab-thinking.json" with { type: "json" };
import fr from "../../../../src-rooms/content/fr/ab-thinking.json" with { type: "json" };
import nl from "../../../../src-rooms/content/nl/ab-thinking.json" with { type: "json" };
import pl from "../../../../src-rooms/content/pl/ab-thinking.json" with { type: "json" };
import ro from "../../../../src-rooms/content/ro/ab-thinking.json" with { type: "json" };
import sk from "../../../../src-rooms/content/sk/ab-thinking.json" with { type: "json" };
import { AB_CARDS } from "../../../../src-rooms/games/ab-thinking/cards.ts";
import type { CardWords } from "../../../../src-rooms/games/ab-thinking/content.ts";
import { cleanText, textLength } from "../../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../../src-shared/text/filter.ts";
import { fold } from "../../../../src-shared/text/fold.ts";
import { files, read } from "../../../house/repository.ts";
import { textsOf } from "../../../house/locales.ts";

const WORDS: Readonly<Record<Language, CardWords>> = { en, dk, nl, de, es, fr, pl, sk, ro };

const IDS = cards.map(({ id }) => id);
const TAGS = new Set(cards.flatMap(({ tags }) => tags));
/** Maximum length of a clue that reads at a glance on a television, and of an alternative text. */
const [CLUE_MAX, ALT_MAX] = [45, 110];

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

describe("the deck", () => {
  it("has more cards than sixteen hands can hold, each with its own name", () => {
    expect(IDS.length).toBeGreaterThanOrEqual(260);
    expect(repeated(IDS)).toEqual([]);
    for (const id of IDS) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it("has at least six different tags for each card", () => {
    for (const { id, tags } of cards) {
      expect(tags.length, id).toBeGreaterThanOrEqual(6);
      expect(repeated(tags), id).toEqual([]);
    }
  });

  it.each(["small", "large"])("has a %s picture of each card and of nothing else", (size) => {
    const pictures = files(`src-web/assets/games/ab-thinking/cards/${size}/*.webp`);
    const named = pictures.map((path) => path.split("/").at(-1)?.replace(".webp", "") ?? "");
    expect(new Set(named)).toEqual(new Set(IDS));
  });
});

describe.each([...LANGUAGES])("the content about cards in %s", (language) => {
  const { clues, tags } = WORDS[language];

  it("has four clues a card, and none twice", () => {
    expect(Object.keys(clues)).toEqual(IDS);
    for (const [id, lines] of Object.entries(clues)) expect(lines, id).toHaveLength(4);
    expect(repeated(Object.values(clues).flat().map(fold))).toEqual([]);
  });

  it("consists of clues that a storyteller could type", () => {
    for (const line of Object.values(clues).flat()) {
      expect(line).toBe(cleanText(line));
      expect(textLength(line), line).toBeLessThanOrEqual(CLUE_MAX);
      expect(isAllowed(line, [language], "strict"), line).toBe(true);
    }
  });

  it("has words for every tag, each a single word so that a clue can contain it", () => {
    expect(new Set(Object.keys(tags))).toEqual(TAGS);
    for (const [tag, forms] of Object.entries(tags)) {
      expect(forms.length, tag).toBeGreaterThanOrEqual(1);
      expect(repeated(forms.map(fold)), tag).toEqual([]);
      for (const form of forms) expect(fold(form), tag).toMatch(/^\p{L}+$/u);
    }
  });

  it("is understood by robots: a built-in clue and a single word lead to the card's tags", () => {
    const [first] = cards;
    const [line = ""] = clues[first?.id ?? ""] ?? [];
    const reminds = AB_CARDS.tagsOfClue(line, language);
    expect(reminds).toHaveLength(2);
    expect(first?.tags).toEqual(expect.arrayContaining([...reminds]));
    const [word = ""] = tags["whale"] ?? [];
    expect(AB_CARDS.tagsOfClue(`… ${word.toUpperCase()}!`, language)).toContain("whale");
  });

  it("describes each picture in one sentence of its own", () => {
    const path = `src-web/i18n/locales/${language}/abcards.json`;
    const texts = textsOf(path);
    expect([...texts.keys()]).toEqual(IDS);
    expect(repeated([...texts.values()].map(fold))).toEqual([]);
    for (const [id, text] of texts) {
      expect(textLength(text), `${language} ${id}`).toBeLessThanOrEqual(ALT_MAX);
      expect(text).toMatch(/\.$/);
    }
    expect(read(path)).not.toContain("{{");
  });

  it("does not contain a card's clues in the description of its picture", () => {
    const texts = textsOf(`src-web/i18n/locales/${language}/abcards.json`);
    for (const [id, lines] of Object.entries(clues)) {
      for (const line of lines) expect(fold(texts.get(id) ?? "")).not.toContain(fold(line));
    }
  });
});

it("[AB18] a built-in clue does not give its card away: many cards share its tags", () => {
  for (const [card, lines] of Object.entries(en.clues)) {
    for (const line of lines) {
      const reminds = AB_CARDS.tagsOfClue(line, "en");
      const fitting = AB_CARDS.cardIds.filter((id) =>
        AB_CARDS.tagsOf(id).some((tag) => reminds.includes(tag)),
      );
      expect(fitting.length, `${card}: ${line}`).toBeGreaterThan(5);
    }
  }
});
