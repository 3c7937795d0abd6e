import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import "../../../../src-rooms/games/sync-think/builtIn.ts";
import { syncContent, graphOf } from "../../../../src-rooms/games/sync-think/content.ts";
import { wordKey } from "../../../../src-shared/text/closeMatch.ts";

describe.each(LANGUAGES)("the words of SYNC_THINK in %s", (language) => {
  const { pairs, synonyms } = syncContent(language);
  const cues = pairs.flat();

  it("[SY3] are at least 205 pairs of two words", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(205);
    for (const pair of pairs) expect(pair, pair.join("+")).toHaveLength(2);
  });

  it("[SY3] are varied, with at most seven pairs for a word", () => {
    expect(new Set(cues.map(wordKey)).size).toBeGreaterThanOrEqual(300);
    const most = Math.max(...cues.map((cue) => cues.filter((other) => other === cue).length));
    expect(most).toBeLessThanOrEqual(7);
  });

  it("[SY18] lead further: every word that often comes to mind has links of its own", () => {
    const { origins, links } = graphOf(language);
    const often = [...origins].filter(([, words]) => words.length >= 5).map(([key]) => key);
    expect(often.length).toBeGreaterThan(40);
    expect(often.filter((key) => !links.has(key))).toEqual([]);
  });

  it("[SY9] have synonyms", () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(40);
  });
});
