import { expect, test } from "vitest";
import {
  championsOf,
  standingOf,
} from "../../../../../src-worker/features/circles/story/standing.ts";
import { tableOf } from "../../../../../src-worker/features/circles/story/table.ts";
import { night, nights, played } from "./nights.ts";

test("every game of an evening counts the same, and tied players share the points of their place", () => {
  const standing = standingOf(
    night(0, played({ ada: 9, ben: 9, cleo: 1 }), played({ ada: 1, ben: 4000, cleo: 2 })),
  );
  expect(standing).toEqual([
    { memberId: "ben", points: 178, wins: 2, rank: 1 },
    { memberId: "ada", points: 88, wins: 1, rank: 2 },
    { memberId: "cleo", points: 65, wins: 0, rank: 3 },
  ]);
  expect(championsOf(standing)).toEqual(["ben"]);
});

test("strangers and robots take places and points, but are not in the standing", () => {
  const standing = standingOf(night(0, played({ ROBO: 9, "eve?": 5, ada: 3, ben: 1 })));
  expect(standing.map(({ memberId, points, rank }) => [memberId, points, rank])).toEqual([
    ["ada", 40, 1],
    ["ben", 10, 2],
  ]);
  expect(championsOf(standing)).toEqual(["ada"]);
});

test("nobody wins an evening without points, or as its only member", () => {
  expect(championsOf(standingOf(night(0, played({ ada: 0, ben: 0 }))))).toEqual([]);
  expect(championsOf(standingOf(night(0, played({ ada: 5, ROBO: 1 }))))).toEqual([]);
});

test("the table adds up all evenings of the members who were there", () => {
  const all = [
    ...nights({ ada: 3, ben: 1 }, { ada: 3, cleo: 1 }),
    night(2, played({ ben: 5, ada: 1 }), played({ ben: 5, ada: 1 })),
  ];
  expect(tableOf(all)).toEqual([
    { memberId: "ada", evenings: 3, games: 4, wins: 2, crowns: 2, points: 220, rank: 1 },
    { memberId: "ben", evenings: 2, games: 3, wins: 2, crowns: 1, points: 210, rank: 2 },
    { memberId: "cleo", evenings: 1, games: 1, wins: 0, crowns: 0, points: 10, rank: 3 },
  ]);
  expect(tableOf([])).toEqual([]);
});

test("nobody has won a game in which nobody has a point", () => {
  const standing = standingOf(night(0, played({ ada: 0, ben: 0 })));
  expect(standing.map(({ wins, points }) => [wins, points])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
