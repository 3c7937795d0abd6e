import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import { CONTENT, graphOf, lexiconOf } from "../../../../src-rooms/games/sync-think/content.ts";
import { WORD_LENGTH_MAX } from "../../../../src-shared/catalog/games/sync-think.ts";
import { cleanText } from "../../../../src-shared/text/clean.ts";
import { exactKey, isCloseMatch, wordKey } from "../../../../src-shared/text/closeMatch.ts";
import { isAllowed } from "../../../../src-shared/text/filter.ts";

function twice(keys: readonly string[]): string[] {
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

describe.each(LANGUAGES)("the words of SYNC_THINK in %s", (language) => {
  const { pairs, associations, synonyms } = CONTENT[language];
  const cues = pairs.flat();
  const all = [...cues, ...Object.entries(associations).flat(2), ...synonyms.flat()];

  it("[SY3] are at least 205 pairs, each once, of two words each", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(205);
    const keys = pairs.map((pair) => pair.map(wordKey).toSorted().join("+"));
    expect(twice(keys)).toEqual([]);
    for (const pair of pairs) expect(pair, pair.join("+")).toHaveLength(2);
  });

  it("[SY3] are pairs of two different words", () => {
    const isOne = ([one = "", other = ""]: readonly string[]) =>
      isCloseMatch(one, other, language, lexiconOf(language));
    expect(pairs.filter(isOne)).toEqual([]);
  });

  it("[SY3] are no few words over and over", () => {
    expect(new Set(cues.map(wordKey)).size).toBeGreaterThanOrEqual(300);
    const most = Math.max(...cues.map((cue) => cues.filter((other) => other === cue).length));
    expect(most).toBeLessThanOrEqual(7);
  });

  it("[SY18] lead on: four or five thoughts at each cue word, none of them twice or itself", () => {
    for (const cue of cues) expect(associations, cue).toHaveProperty([cue]);
    for (const [word, thoughts] of Object.entries(associations)) {
      expect(thoughts.length, word).toBeGreaterThanOrEqual(4);
      const keys = [word, ...thoughts].map(wordKey);
      expect(twice(keys), word).toEqual([]);
    }
    expect(twice(Object.keys(associations).map(wordKey))).toEqual([]);
  });

  it("[SY18] lead further: what often comes to mind makes one think of something, too", () => {
    const { origins, links } = graphOf(language);
    const often = [...origins].filter(([, words]) => words.length >= 5).map(([key]) => key);
    expect(often.length).toBeGreaterThan(40);
    expect(often.filter((key) => !links.has(key))).toEqual([]);
  });

  it("[SY9] have synonyms, each word in one line", () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(40);
    for (const line of synonyms) expect(line.length, line.join()).toBeGreaterThanOrEqual(2);
    expect(twice(synonyms.flat().map(exactKey))).toEqual([]);
  });

  it("[SY16] are clean, short and fit for a strict room", () => {
    const unclean = all.filter((word) => cleanText(word) !== word || wordKey(word) === "");
    expect(unclean).toEqual([]);
    expect(all.filter((word) => word.length > WORD_LENGTH_MAX)).toEqual([]);
    expect(all.filter((word) => !isAllowed(word, [language], "strict"))).toEqual([]);
  });
});
