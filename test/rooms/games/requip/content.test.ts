import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import { RATINGS } from "../../../../src-shared/catalog/settings.ts";
import "../../../../src-rooms/games/requip/builtIn.ts";
import { requipBank, requipPrompt } from "../../../../src-rooms/games/requip/content.ts";

const PROMPTS_LEAST = 155;
const FAMILY_LEAST = 125;
const ANY_ANSWERS_LEAST = 25;
/** Eight players in a ring, and the hidden robot. */
const MATCHUPS_MOST = 9;

describe.each(LANGUAGES)("REQUIP's bank in %s", (language) => {
  const { prompts, anyAnswers, themePrompts } = requipBank(language);

  it("is large enough for a long night", () => {
    expect(prompts.length).toBeGreaterThanOrEqual(PROMPTS_LEAST);
    const families = prompts.filter(({ rating }) => rating === "family");
    expect(families.length).toBeGreaterThanOrEqual(FAMILY_LEAST);
    expect(anyAnswers.length).toBeGreaterThanOrEqual(ANY_ANSWERS_LEAST);
    for (const { rating } of prompts) expect(RATINGS).toContain(rating);
  });

  it("[RQ23] has enough different prompts about a theme's entries that none comes twice in a round", () => {
    expect(new Set(themePrompts).size).toBeGreaterThanOrEqual(MATCHUPS_MOST);
    for (const prompt of themePrompts) {
      expect(prompt.split("{entry}")).toHaveLength(2);
      // In quotation marks no language has to inflect it.
      expect(prompt).toMatch(/[“„«»‘]\s?\{entry\}\s?[”“»«’]/u);
      expect(prompt.replace("{entry}", "").length).toBeLessThanOrEqual(60);
    }
  });

  it("finds prompts by id", () => {
    const [first] = prompts;
    expect(requipPrompt(language, first?.id ?? "")).toEqual(first);
    expect(requipPrompt(language, "no-such-prompt")).toBeUndefined();
  });
});
