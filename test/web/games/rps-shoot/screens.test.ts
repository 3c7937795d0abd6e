import { describe, expect, it } from "vitest";
import { callForMe, habitOf, mirrored } from "../../../../src-web/games/rps-shoot/hands.ts";
import { SHOOT_MARKS, shootStep } from "../../../../src-web/games/rps-shoot/timeline.ts";
import { SHOOT_MS } from "../../../../src-rooms/games/rps-shoot/facts.ts";
import { sourceOf } from "../../support/sourceOf.mjs";
import { resolve } from "../../../../src-rooms/games/rps-shoot/score.ts";

describe("the second fighter's view", () => {
  it("swaps WIN and LOSE and keeps TIE and NONE", () => {
    expect(["WIN", "LOSE", "TIE", "NONE"].map((result) => mirrored(result as "WIN"))).toEqual([
      "LOSE",
      "WIN",
      "TIE",
      "NONE",
    ]);
  });

  it("turns 'I win' into the call from the first fighter's view", () => {
    expect(callForMe("WIN", true)).toBe("WIN");
    expect(callForMe("WIN", false)).toBe("LOSE");
    expect(callForMe("LOSE", false)).toBe("WIN");
    expect(callForMe("TIE", false)).toBe("TIE");
  });

  it("agrees with the rules about every battle", () => {
    const mine = resolve(["ROCK", "ROCK", "PAPER"], ["PAPER", "SCISSORS", "ROCK"], 100);
    const theirs = resolve(["PAPER", "SCISSORS", "ROCK"], ["ROCK", "ROCK", "PAPER"], 100);
    expect(mine.results.map(mirrored)).toEqual(theirs.results);
    expect(mirrored(mine.fullResult)).toBe(theirs.fullResult);
  });
});

describe("habits", () => {
  it("name a favourite only when one hand is ahead", () => {
    expect(habitOf({ ROCK: 5, PAPER: 2, SCISSORS: 0 })).toEqual({
      favourite: "ROCK",
      hands: [
        { hand: "ROCK", count: 5 },
        { hand: "PAPER", count: 2 },
      ],
    });
    expect(habitOf({ ROCK: 2, PAPER: 2, SCISSORS: 1 }).favourite).toBeUndefined();
    expect(habitOf(undefined)).toEqual({ favourite: undefined, hands: [] });
  });
});

describe("the reveal", () => {
  it("fits into its stage and only moves forward", () => {
    expect(SHOOT_MARKS).toEqual([...SHOOT_MARKS].sort((a, b) => a - b));
    // The last points must stay visible for a second.
    expect(SHOOT_MARKS.at(-1)).toBeLessThan(SHOOT_MS - 1_000);
  });

  it("shows three throws, then the result, then the points", () => {
    const steps = SHOOT_MARKS.map((_, at) => shootStep(at + 1));
    expect(steps.map(({ revealed }) => revealed)).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
    expect(steps.map(({ shaking }) => shaking).filter(Boolean)).toHaveLength(3);
    expect(steps.findIndex(({ slam }) => slam)).toBe(6);
    expect(steps.findIndex(({ nets }) => nets)).toBe(7);
    expect(steps.findIndex(({ paid }) => paid)).toBe(8);
    expect(shootStep(0)).toEqual({
      revealed: 0,
      shaking: false,
      slam: false,
      nets: false,
      paid: false,
    });
  });
});

it("a result is green for a win, red for a loss, and yellow for a tie or no moves", () => {
  const css = sourceOf("src-web/games/rps-shoot/ResultTag.module.css");
  const colourOf = (name: string) =>
    new RegExp(`\\.${name} \\{[^}]*?background: var\\(--(\\w+)\\)`).exec(css)?.[1];
  expect([colourOf("WIN"), colourOf("LOSE")]).toEqual(["good", "bad"]);
  // Results without a rule of their own have the tag's colour.
  expect(["TIE", "NONE"].map((name) => colourOf(name) ?? colourOf("tag"))).toEqual([
    "even",
    "even",
  ]);
});
