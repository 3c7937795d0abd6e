import { describe, expect, it } from "vitest";
import "../../../../src-rooms/games/sync-think/builtIn.ts";
import { lexiconOf } from "../../../../src-rooms/games/sync-think/content.ts";
import { isSameWord } from "../../../../src-rooms/games/sync-think/matching.ts";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import { fold } from "../../../../src-shared/text/fold.ts";
import { WORD_LENGTH_MAX } from "../../../../src-shared/catalog/games/sync-think.ts";
import {
  fitted,
  hasLetters,
  linesOf,
  usedAlready,
} from "../../../../src-web/games/sync-think/words.ts";

describe("words on a card", () => {
  it("are measured by the width of their letters", () => {
    expect(linesOf("Mammut")).toEqual({ letters: 6.9, lines: 1 });
    expect(linesOf("warm window")).toEqual({ letters: 6.6, lines: 2 });
  });

  it("take one line while they can be read, and two when they have a space or are long", () => {
    expect(linesOf("sun")).toEqual({ letters: 4, lines: 1 });
    expect(linesOf("grandfather")).toEqual({ letters: 11, lines: 1 });
    expect(linesOf("airplane stand")).toEqual({ letters: 8, lines: 2 });
    expect(linesOf("ice sheet")).toEqual({ letters: 5, lines: 2 });
    expect(linesOf("x".repeat(WORD_LENGTH_MAX))).toEqual({ letters: 16, lines: 2 });
    expect(fitted("noon")).toEqual({ "--letters": 4, "--lines": 1 });
  });

  it("take two lines that both hold them, wherever their spaces are", () => {
    expect(linesOf("umbrella stand")).toEqual({ letters: 8.3, lines: 2 });
    // Half of its letters would be nine, but no split leaves so few in both lines.
    expect(linesOf("an old bread roll")).toEqual({ letters: 10, lines: 2 });
    expect(linesOf("toile d’araignée")).toEqual({ letters: 10, lines: 2 });
  });

  it("take a third line when two would be too small to read", () => {
    expect(linesOf("bardzo zdziwiony pająk")).toEqual({ letters: 9.3, lines: 3 });
  });
});

describe("a phone refuses while a player types", () => {
  const forbidden = ["Sun", "ice cream", "Łódź"];

  it("every word that was on screen, however it is spelt", () => {
    expect(usedAlready("SUN ", forbidden, true)).toBe("Sun");
    expect(usedAlready("icecream", forbidden, true)).toBe("ice cream");
    expect(usedAlready("łódź!", forbidden, true)).toBe("Łódź");
    expect(usedAlready("sunny", forbidden, true)).toBeUndefined();
    expect(usedAlready("", forbidden, true)).toBeUndefined();
  });

  it("only words that differ in nothing but capitals and spaces when close matches are off", () => {
    expect(usedAlready("ICECREAM", forbidden, false)).toBe("ice cream");
    expect(usedAlready("lodz", forbidden, false)).toBeUndefined();
    expect(usedAlready("sun!", forbidden, false)).toBeUndefined();
  });

  it("no word that the room would accept", () => {
    const words = ["sun", "Suns", "the sun", "moon", "ICE-CREAM", "lodz", "!!", "ice"];
    for (const closeMatch of [true, false]) {
      for (const word of words) {
        const used = usedAlready(word, forbidden, closeMatch);
        if (used === undefined) continue;
        expect(isSameWord(used, word, { closeMatch, language: "en" }), word).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)("neither of two words that differ only by an accent, in %s", (language) => {
    const rules = { closeMatch: true, language };
    const alike = new Map<string, string[]>();
    for (const word of lexiconOf(language).spellings) {
      const letters = fold(word).replaceAll(" ", "");
      alike.set(letters, [...(alike.get(letters) ?? []), word]);
    }
    const pairs = [...alike.values()].flatMap((words) =>
      words.flatMap((one) => words.map((other) => [one, other] as const)),
    );
    const refused = pairs.filter(
      ([one, other]) => usedAlready(one, [other], true) && !isSameWord(other, one, rules),
    );
    expect(refused).toEqual([]);
  });

  it("a text without a letter or a digit", () => {
    expect(["a", "7", "ж", "שלום"].every(hasLetters)).toBe(true);
    expect(["", " ", "!?", "🎉"].some(hasLetters)).toBe(false);
  });
});
