import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src-shared/catalog/languages.ts";
import { banksOf, type Banks } from "../../scripts/content/banks.ts";
import { countsOf, shortfalls } from "../../scripts/content/counts.ts";
import { faultsOf } from "../../scripts/content/faults.ts";
import { GOALS } from "../../scripts/content/goals.ts";
import { allOwnShares, borrowed, ownShares } from "../../scripts/content/own.ts";

describe.each(LANGUAGES)("the content in %s", (language) => {
  it("follows the rules of its kind, as npm run content checks", () => {
    expect(faultsOf(banksOf(language), language)).toEqual([]);
  });
});

/** Small content banks of one language, without any fault. */
const FINE: Banks = {
  requip: {
    anyAnswers: ["Gravy, mostly"],
    prompts: [
      {
        id: "lift-music",
        prompt: "What the lift sings when it is alone",
        rating: "family",
        answers: ["Ups and downs", "Anything by the doors", "It hums the third floor"],
      },
    ],
  },
  words: [{ id: "cat", word: "cat", level: "easy", also: ["kitten"] }],
  sync: {
    pairs: [["moon", "cheese"]],
    associations: {
      moon: ["night", "star", "rocket", "tide"],
      cheese: ["mouse", "pizza", "hole", "fondue"],
    },
    synonyms: [["moon", "luna"]],
  },
  captions: { any: ["It looked smaller online."], lines: { work: ["Casual Friday got loose."] } },
  clues: { "whale-castle": ["A kingdom on the move"] },
  questions: { "octopus-hearts": "How many hearts does an octopus have?" },
};

const prompt = (change: Partial<Banks["requip"]["prompts"][number]>): Banks => ({
  ...FINE,
  requip: {
    ...FINE.requip,
    prompts: [
      ...FINE.requip.prompts,
      {
        id: "second",
        prompt: "A rule of the house that nobody keeps",
        rating: "family",
        answers: ["Shoes off", "Lights out at ten", "One biscuit each"],
        ...change,
      },
    ],
  },
});

describe("a fault is found", () => {
  it("only where there is one", () => {
    expect(faultsOf(FINE, "en")).toEqual([]);
    expect(faultsOf(prompt({}), "en")).toEqual([]);
  });

  it.each([
    [
      "a prompt again in nearly the same words",
      { prompt: "What the lift sings when it's all alone" },
    ],
    ["an answer of another prompt", { answers: ["Ups and downs!", "Lights out", "One biscuit"] }],
    ["an answer that says its prompt", { answers: ["The house rule nobody keeps", "No", "Yes"] }],
    ["two answers", { answers: ["Shoes off", "Lights out at ten"] }],
    ["a prompt too long for a small phone", { prompt: "very ".repeat(20) }],
    ["an answer too long to be typed", { answers: ["a".repeat(61), "No", "Yes"] }],
    ["a word that families do not say", { answers: ["Holy shit", "No", "Yes"] }],
    ["an id with a capital", { id: "Second" }],
  ])("in a prompt: %s", (_, change) => {
    expect(faultsOf(prompt(change), "en")).not.toEqual([]);
  });

  it.each([
    ["a word that is right for two", { id: "kitten", word: "Kitten", level: "easy" }],
    ["a name twice", { id: "dog", word: "dog", level: "easy", also: ["puppy", "Puppy"] }],
    ["a digit, which is no blank", { id: "glasses", word: "3D glasses", level: "easy" }],
    ["a letter nobody can type", { id: "cafe", word: "café", level: "easy" }],
    ["a word too long for its bar", { id: "long", word: "a".repeat(25), level: "hard" }],
    ["a word of another language", { id: "de:pfand", word: "deposit", level: "hard" }],
  ] as const)("in words to draw: %s", (_, word) => {
    expect(faultsOf({ ...FINE, words: [...FINE.words, word] }, "en")).not.toEqual([]);
  });

  it("in words to draw, two may share another name, and names have digits", () => {
    const words = [
      ...FINE.words,
      { id: "tiger", word: "tiger", level: "easy", also: ["kitten", "tiger 2"] },
    ] as const;
    expect(faultsOf({ ...FINE, words }, "en")).toEqual([]);
  });

  it.each([
    ["the same pair the other way round", ["cheese", "moon"]],
    ["a cue that leads nowhere", ["moon", "toaster"]],
    ["one word twice", ["moon", "moons"]],
  ] as const)("in pairs: %s", (_, pair) => {
    const sync = { ...FINE.sync, pairs: [...FINE.sync.pairs, pair] };
    expect(faultsOf({ ...FINE, sync }, "en")).not.toEqual([]);
  });

  it("in captions: the same joke under two tags", () => {
    const lines = { ...FINE.captions.lines, food: ["Casual Friday got very loose."] };
    expect(faultsOf({ ...FINE, captions: { ...FINE.captions, lines } }, "en")).not.toEqual([]);
  });

  it.each([
    ["that another card has", "a kingdom on the move!"],
    ["too long for a glance", "so ".repeat(16)],
    ["that families do not say", "Holy shit"],
  ])("in clues: a clue %s", (_, clue) => {
    const clues = { ...FINE.clues, "turtle-village": [clue.trim()] };
    expect(faultsOf({ ...FINE, clues }, "en")).not.toEqual([]);
  });
});

describe("a fault is found in a question about a number", () => {
  const asked = (questions: Banks["questions"]) =>
    faultsOf({ ...FINE, questions: { ...FINE.questions, ...questions } }, "en");

  it.each([
    ["that is asked twice", { "camel-eyelids": "How many hearts does any octopus have?" }],
    ["that nobody can answer", { "snail-dreams": "How many dreams does a snail have?" }],
    ["too long for a small phone", { "camel-eyelids": `How ${"very ".repeat(24)} old?` }],
    ["that is none", { "camel-eyelids": "Count the eyelids of a camel" }],
    ["that families do not ask", { "camel-eyelids": "How much shit does a camel need?" }],
  ])("%s", (_, questions) => {
    expect(asked(questions)).not.toEqual([]);
  });
});

describe("a shortfall of content", () => {
  it("is reported by language and kind", () => {
    const counts = countsOf(FINE);
    expect(counts.requipFamily).toBe(1);
    expect(shortfalls({ en: counts })).toContain(`en pairs: 1 of ${GOALS.pairs}`);
    expect(shortfalls({ en: { pairs: GOALS.pairs } })).toEqual([]);
  });
});

describe("a language's own ideas", () => {
  it("are at least a third of each kind that can be compared", () => {
    expect(
      borrowed(allOwnShares(LANGUAGES)),
      "To fix it: write prompts and pairs that are not translations.",
    ).toEqual([]);
  });

  const thing = (id: string, word: string): Banks["words"][number] => ({ id, word, level: "easy" });
  const english: Banks = {
    ...FINE,
    words: [thing("moon", "moon"), thing("cheese", "cheese"), thing("sheep", "sheep")],
  };
  const danish = (change: Partial<Banks>): Banks => ({
    ...FINE,
    words: [thing("moon", "måne"), thing("cheese", "ost"), thing("sheep", "får")],
    sync: { pairs: [], associations: {}, synonyms: [["får", "lam"]] },
    ...change,
  });
  const pairs = (...of: readonly (readonly [string, string])[]) =>
    ownShares(
      danish({ sync: { pairs: of, associations: {}, synonyms: [["får", "lam"]] } }),
      english,
    ).pairs;

  it("include prompts with an id that English does not have", () => {
    // SAFETY: FINE has one prompt.
    const own = { ...(FINE.requip.prompts[0] as Banks["requip"]["prompts"][number]), id: "own" };
    const requip = { ...FINE.requip, prompts: [...FINE.requip.prompts, own] };
    expect(ownShares(danish({ requip }), english)).toMatchObject({ family: 50, teen: 100 });
    expect(ownShares(danish({}), english).family).toBe(0);
  });

  it("include pairs of two things that English does not pair, in either order", () => {
    expect(pairs(["måne", "ost"], ["ost", "måne"])).toBe(0);
    expect(pairs(["måne", "ost"], ["måne", "får"])).toBe(50);
    expect(pairs(["måne", "lam"])).toBe(100);
  });

  it("do not include pairs with a word that has no id", () => {
    expect(pairs(["måne", "ost"], ["måne", "hygge"])).toBe(0);
  });

  it("are reported when they are less than a third", () => {
    const shares = { family: 33, teen: 34, adult: 100, pairs: 90 };
    expect(borrowed({ dk: shares })).toEqual(["dk family: only 33 % are the language's own ideas"]);
  });
});
