import { expect, it } from "vitest";
import { playerId } from "../../../../../src-shared/protocol/ids.ts";
import type { PodiumEntry } from "../../../../../src-shared/protocol/entities.ts";
import { cardLayout } from "../../../../../src-web/screens/stages/card/layout.ts";
import { peopleOf } from "../../../../../src-web/screens/stages/card/people.ts";

const podiumOf = (scores: readonly number[]): PodiumEntry[] =>
  scores.map((score, at) => ({
    playerId: playerId(at + 1),
    alias: `P${at}`,
    avatarSrc: "donut.webp",
    hexColor: "#ffffff",
    score,
    rank: scores.indexOf(score) + 1,
    robot: false,
  }));

/** The card of a game that ended with these scores, best first. */
const cardOf = (scores: readonly number[]) =>
  cardLayout(
    {
      headline: "The end",
      people: peopleOf(podiumOf(scores), (score) => `${score} points`),
      label: "",
      address: "a",
      date: "d",
    },
    (text, size) => Array.from(text).length * size * 0.72,
  );

it("puts joint winners on the step of the first", () => {
  const { steps } = cardOf([200, 200, 100]);
  expect(steps.map(({ place, rank }) => [place, rank.lines])).toEqual([
    [1, ["1"]],
    [1, ["1"]],
    [3, ["3"]],
  ]);
});

it("puts nobody on the step of the first where nobody has a point, as on the podium", () => {
  const { steps, rows } = cardOf([0, 0, 0, 0]);
  expect(steps.map(({ place, rank }) => [place, rank.lines])).toEqual([
    [3, []],
    [3, []],
    [3, []],
  ]);
  expect(rows.map(({ rank, points }) => [rank.lines, points.lines])).toEqual([[[], ["0 points"]]]);
});
