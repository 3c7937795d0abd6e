import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import "../../../../src-rooms/games/sync-think/builtIn.ts";
import { REVEAL_MS } from "../../../../src-rooms/games/sync-think/facts.ts";
import { playerId } from "../../../../src-shared/protocol/ids.ts";
import {
  exampleGroups,
  exampleLevels,
} from "../../../../src-web/games/sync-think/exampleLevels.ts";
import { closestDuo, quickest } from "../../../../src-web/games/sync-think/remembered.ts";
import { REVEAL_MARKS, revealStep } from "../../../../src-web/games/sync-think/timeline.ts";

describe("the reveal", () => {
  it("shows the answers at 5 s and the verdict at 10 s, and leaves time for the points", () => {
    expect(REVEAL_MARKS.slice(0, 2)).toEqual([5_000, 10_000]);
    expect(REVEAL_MARKS.at(-1)).toBeLessThan(REVEAL_MS - 1_000);
    expect([0, 1, 2, 3].map(revealStep)).toEqual([
      { answers: false, judged: false, paid: false },
      { answers: true, judged: false, paid: false },
      { answers: true, judged: true, paid: false },
      { answers: true, judged: true, paid: true },
    ]);
  });
});

describe("the highlights of a game", () => {
  const [a, b, c] = [playerId(1), playerId(2), playerId(3)];

  it("are the duo with the most words in common, and the earliest match that may be shown", () => {
    const entries = [
      { level: 2, matchingPlayerIds: [a, b, c], text: "moss" },
      { level: 0, matchingPlayerIds: [b, c], text: "" },
      { level: 1, matchingPlayerIds: [a, c], text: "leaf" },
      { level: 1, matchingPlayerIds: [b, c], text: "tree" },
    ];
    expect(closestDuo(entries)).toEqual({ ids: [b, c], count: 3 });
    expect(quickest(entries)?.text).toBe("leaf");
  });

  it("are empty when nobody matched", () => {
    expect(closestDuo([])).toBeUndefined();
    expect(quickest([{ level: 0, matchingPlayerIds: [a, b], text: "" }])).toBeUndefined();
  });
});

describe.each(LANGUAGES)("the example in %s", (language) => {
  const file = new URL(
    `../../../../src-web/i18n/locales/${language}/sync-think.json`,
    import.meta.url,
  );
  const { example } = JSON.parse(readFileSync(file, "utf8")) as { example: Record<string, string> };
  const texts = [0, 1, 2, 3, 4, 5, 6].map((level) => example[`level${level}`] ?? "");
  const levels = exampleLevels(example["cue"] ?? "", texts);

  it("climbs seven levels of three words and ends with everybody in sync", () => {
    expect(levels).toHaveLength(7);
    for (const { words } of levels) expect(words).toHaveLength(3);
    const outcomes = levels.map(({ words }) => exampleGroups(words).map(({ outcome }) => outcome));
    expect(outcomes.at(-1)).toEqual(["sync"]);
    expect(outcomes.slice(0, -1).flat()).toContain("sync");
    // In no earlier level everybody agrees: each strikes something.
    for (const outcome of outcomes.slice(0, -1)) expect(outcome).toContain("struck");
  });

  it("follows the rules: no word is used twice in the round", () => {
    const used: string[] = [];
    for (const { cue, words } of levels) {
      for (const word of cue) if (!used.includes(word)) used.push(word);
      for (const word of words) expect(used, word).not.toContain(word);
      used.push(...words);
    }
  });
});
