import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import { RATINGS } from "../../../../src-shared/catalog/settings.ts";
import sources from "../../../../scripts/content/sources.json" with { type: "json" };
import { HIGHEST } from "../../../../src-rooms/games/nearest/facts.ts";
import { QUESTIONS } from "../../../../src-rooms/games/nearest/questions.ts";
import { read } from "../../../house/repository.ts";

const IDS = QUESTIONS.map(({ id }) => id);

describe("built-in questions", () => {
  it("[NN2] are many for each rating, each with its own id", () => {
    const count = (rating: string) => QUESTIONS.filter((one) => one.rating === rating).length;
    // Enough for seven rounds of three questions, and for a second game on the same evening.
    expect(count("family")).toBeGreaterThan(42);
    // The others also have the milder questions, and enough of their own for one whole game.
    for (const rating of RATINGS) expect(count(rating), rating).toBeGreaterThanOrEqual(21);
    expect(new Set(IDS).size).toBe(IDS.length);
    for (const id of IDS) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it.each(LANGUAGES)("[NN10] have their words in %s, in the same order", (language) => {
    const texts: unknown = JSON.parse(read(`src-rooms/content/${language}/nearest.json`));
    expect(Object.keys(Object(texts))).toEqual(IDS);
  });

  it("have one source each", () => {
    expect(Object.keys(sources)).toEqual(IDS);
    for (const [id, source] of Object.entries(sources)) {
      expect(source.length, id).toBeGreaterThan(8);
    }
  });

  it("[NN3] [NN5] can be answered with a whole number that leaves room on the chart", () => {
    for (const { id, answer } of QUESTIONS) {
      expect(Number.isInteger(answer) && answer >= 3 && answer <= HIGHEST, id).toBe(true);
    }
  });

  it("[NN9] have an answer within what people believe", () => {
    for (const { id, answer, hunch } of QUESTIONS) {
      expect(hunch[0] <= answer && answer <= hunch[1], id).toBe(true);
      expect(hunch[1] - hunch[0], id).toBeGreaterThanOrEqual(3);
    }
  });
});
