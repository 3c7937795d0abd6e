import { expect, test } from "vitest";
import type { CircleRecordKind } from "../../../../../src-shared/catalog/circles.ts";
import type { Night } from "../../../../../src-worker/features/circles/story/night.ts";
import { recordsOf } from "../../../../../src-worker/features/circles/story/records.ts";
import { night, nights, played } from "./nights.ts";

const best = (all: readonly Night[], kind: CircleRecordKind) =>
  recordsOf(all)
    .filter((record) => record.kind === kind)
    .map(({ value, memberIds, gameType }) => ({ value, memberIds, ...(gameType && { gameType }) }));

test("the best score of each game names the member who had it first, then those who equalled it", () => {
  const all = [
    night(0, played({ ada: 12, ben: 3 }), played({ ada: 1, ben: 40 }, "REQUIP")),
    night(1, played({ ada: 5, ben: 12, ROBO: 99 })),
    night(2, played({ ada: 12, ben: 12 })),
  ];
  expect(best(all, "bestScore")).toEqual([
    { value: 12, memberIds: ["ada", "ben"], gameType: "RPS_SHOOT" },
    { value: 40, memberIds: ["ben"], gameType: "REQUIP" },
  ]);
});

test("a winning streak ends with a lost game, not with a missed evening", () => {
  const all = nights(
    { ada: 2, ben: 1 },
    { ben: 2, cleo: 1 },
    { ada: 2, cleo: 1 },
    { ada: 2, ben: 3 },
    { ada: 9, ben: 3 },
  );
  expect(best(all, "streak")).toEqual([{ value: 2, memberIds: ["ada", "ben"] }]);
});

test("a run of evenings ends with a missed one", () => {
  const all = nights(
    { ada: 2, ben: 1 },
    { ada: 2, ben: 1 },
    { ada: 2, cleo: 1 },
    { ada: 1, ben: 2 },
  );
  expect(best(all, "faithful")).toEqual([{ value: 4, memberIds: ["ada"] }]);
  // Ben was there more often, but not in a row.
  const missed = nights(
    { ada: 2, ben: 1 },
    { ada: 2, ben: 1 },
    { ada: 2, ROBO: 1 },
    { ben: 2, ROBO: 1 },
    { ben: 2, ROBO: 1 },
  );
  expect(best(missed, "faithful")).toEqual([{ value: 3, memberIds: ["ada"] }]);
});

test("leads are a share of the winner's points, and the largest and the smallest are kept", () => {
  const all = nights({ ada: 100, ben: 50 }, { ben: 100, ada: 99 }, { ada: 7, ben: 7 });
  expect(best(all, "landslide")).toEqual([
    { value: 50, memberIds: ["ada"], gameType: "RPS_SHOOT" },
  ]);
  expect(best(all, "squeaker")).toEqual([{ value: 1, memberIds: ["ben"], gameType: "RPS_SHOOT" }]);
});

test("crowns are counted, and the fullest and the longest evening name no member", () => {
  const all = [
    ...nights({ ada: 2, ben: 1, cleo: 0 }, { ada: 2, ben: 1 }),
    night(2, played({ ada: 1, ben: 2 }), played({ ada: 1, ben: 2 })),
  ];
  expect(best(all, "crowns")).toEqual([{ value: 2, memberIds: ["ada"] }]);
  expect(best(all, "fullHouse")).toEqual([{ value: 3, memberIds: [] }]);
  expect(best(all, "marathon")).toEqual([{ value: 2, memberIds: [] }]);
});

test("an evening without points sets no record but that of attendance", () => {
  const kinds = recordsOf(nights({ ada: 0, ben: 0 })).map(({ kind }) => kind);
  expect(kinds).toEqual(["fullHouse"]);
  expect(recordsOf([])).toEqual([]);
});
