import { describe, expect, it } from "vitest";
import { GAME_FACTS, SITE_GAMES } from "../../../../src-shared/catalog/gameTypes.ts";
import { REVEAL_MS } from "../../../../src-rooms/games/nearest/facts.ts";
import { playerId } from "../../../../src-shared/protocol/ids.ts";
import { lanesOf, placeOf } from "../../../../src-web/games/nearest/lanes.ts";
import { bullseye, sharpest, wildest } from "../../../../src-web/games/nearest/remembered.ts";
import { revealMarks, revealStep } from "../../../../src-web/games/nearest/timeline.ts";

const CHART = { from: 0, to: 200 };

describe("a number line", () => {
  it("has the answer in its middle, and numbers off the chart beyond its ends", () => {
    expect(placeOf(100, CHART)).toBe(0.5);
    expect(placeOf(0, CHART)).toBeLessThan(placeOf(1, CHART));
    expect(placeOf(201, CHART)).toBeGreaterThan(placeOf(200, CHART));
    expect(placeOf(201, CHART)).toBe(placeOf(999_999_999, CHART));
    expect(placeOf(1_800, { from: 1_911, to: 2_031 })).toBeLessThan(0.1);
  });

  it("stacks players who would overlap, and nobody else", () => {
    expect(lanesOf([0.1, 0.5, 0.9], 0.1)).toEqual([0, 0, 0]);
    expect(lanesOf([0.5, 0.5, 0.52, 0.7], 0.1)).toEqual([0, 1, 2, 0]);
  });
});

describe("a reveal", () => {
  it("is over before its stage, however many people play", () => {
    const marks = revealMarks(GAME_FACTS.EXPERIMENTS.seats.max);
    expect(marks).toEqual([...marks].sort((one, other) => one - other));
    expect(marks.at(-1)).toBeLessThan(REVEAL_MS - 1_500);
  });

  it("shows everybody's number, then the answer, then who was nearest, then the points", () => {
    const steps = revealMarks(2).map((_, at) => revealStep(at + 1, 2));
    expect(steps.map(({ landed }) => landed)).toEqual([1, 2, 2, 2, 2]);
    expect(steps.map(({ answered }) => answered)).toEqual([false, false, true, true, true]);
    expect(steps.map(({ judged }) => judged)).toEqual([false, false, false, true, true]);
    expect(steps.map(({ paid }) => paid)).toEqual([false, false, false, false, true]);
    expect(revealStep(1, 0).answered).toBe(true);
  });
});

describe("the highlights of a game", () => {
  const [ada, bo] = [playerId(1), playerId(2)];
  const answered = [
    {
      questionId: "die-dots",
      answer: 21,
      isYear: false,
      landings: [
        { playerId: bo, value: 90, points: 0 },
        { playerId: ada, value: 21, place: 1, points: 1_000 },
      ],
    },
    {
      questionId: "octopus-hearts",
      answer: 3,
      isYear: false,
      landings: [
        { playerId: ada, value: 700, points: 0 },
        { playerId: bo, value: 4, place: 1, points: 500 },
      ],
    },
  ];

  it("are the player who was nearest most often, the one who was exact most often, and the wildest number", () => {
    expect(sharpest(answered)).toEqual({ id: ada, count: 1 });
    expect(bullseye(answered)).toEqual({ id: ada, count: 1 });
    expect(wildest(answered)?.landing.value).toBe(700);
    expect(wildest([])).toBeUndefined();
  });
});

describe("the site", () => {
  it("lists the games without the experiments", () => {
    expect(SITE_GAMES.length).toBeGreaterThan(0);
    expect([...SITE_GAMES] as readonly string[]).not.toContain("EXPERIMENTS");
  });
});
