import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import { RATINGS } from "../../../../src-shared/catalog/settings.ts";
import { requipBank, requipPrompt } from "../../../../src-rooms/games/requip/content.ts";
import { ANSWER_LENGTH_MAX } from "../../../../src-shared/catalog/games/requip.ts";
import { cleanText, textLength } from "../../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../../src-shared/text/filter.ts";
import { fold } from "../../../../src-shared/text/fold.ts";

const PROMPTS_LEAST = 155;
const FAMILY_LEAST = 125;
const PROMPT_LENGTH_MAX = 90;
const ANSWERS = 3;
const ANY_ANSWERS_LEAST = 25;

const key = (text: string) => fold(text) || text;

describe.each(LANGUAGES)("REQUIP's bank in %s", (language) => {
  const { prompts, anyAnswers } = requipBank(language);
  const texts = prompts.flatMap(({ prompt, answers }) => [prompt, ...answers]);

  it("is large enough for a long night", () => {
    expect(prompts.length).toBeGreaterThanOrEqual(PROMPTS_LEAST);
    const families = prompts.filter(({ rating }) => rating === "family");
    expect(families.length).toBeGreaterThanOrEqual(FAMILY_LEAST);
    expect(anyAnswers.length).toBeGreaterThanOrEqual(ANY_ANSWERS_LEAST);
    for (const { rating } of prompts) expect(RATINGS).toContain(rating);
  });

  it("says nothing twice", () => {
    const ids = prompts.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const asked = prompts.map(({ prompt }) => key(prompt));
    expect(asked.filter((text, at) => asked.indexOf(text) !== at)).toEqual([]);
    const said = [...anyAnswers, ...prompts.flatMap(({ answers }) => answers)].map(key);
    const twice = said.filter((text, at) => said.indexOf(text) !== at);
    expect(twice).toEqual([]);
    for (const { id, answers } of prompts) expect(answers, id).toHaveLength(ANSWERS);
  });

  it("fits on the cards and is tidy", () => {
    const long = prompts.filter(({ prompt }) => textLength(prompt) > PROMPT_LENGTH_MAX);
    expect(long.map(({ id }) => id)).toEqual([]);
    const answers = [...anyAnswers, ...prompts.flatMap((one) => one.answers)];
    expect(answers.filter((text) => textLength(text) > ANSWER_LENGTH_MAX)).toEqual([]);
    expect([...texts, ...anyAnswers].filter((text) => cleanText(text) !== text)).toEqual([]);
    for (const { id } of prompts) expect(id).toMatch(/^[\p{Ll}\d-]{2,40}$/u);
  });

  it("passes the room's own filter", () => {
    const family = prompts
      .filter(({ rating }) => rating === "family")
      .flatMap(({ prompt, answers }) => [prompt, ...answers]);
    expect(
      [...family, ...anyAnswers].filter((text) => !isAllowed(text, [language], "strict")),
    ).toEqual([]);
    expect(texts.filter((text) => !isAllowed(text, [language], "moderate"))).toEqual([]);
  });

  it("is found by id", () => {
    const [first] = prompts;
    expect(requipPrompt(language, first?.id ?? "")).toEqual(first);
    expect(requipPrompt(language, "no-such-prompt")).toBeUndefined();
  });
});

it("REQUIP's banks share ids where they share ideas, and have ideas of their own", () => {
  const english = new Set(requipBank("en").prompts.map(({ id }) => id));
  for (const language of LANGUAGES.filter((one) => one !== "en")) {
    const own = requipBank(language).prompts.filter(({ id }) => !english.has(id));
    expect(own.length, language).toBeGreaterThanOrEqual(8);
  }
});
