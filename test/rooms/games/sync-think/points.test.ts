import { describe, expect, it } from "vitest";
import {
  anchorBonus,
  bonusesOf,
  crowdBonus,
  levelBonus,
} from "../../../../src-rooms/games/sync-think/score.ts";
import { highlightsOf, level, revealed, seen, thinkers } from "../../../support/syncStories.ts";

const WORDS = ["banjo", "gazebo", "yodel", "oboe", "sphinx", "walrus", "tango", "polka", "origami"];

/** Words that nobody shares, different ones at each level. */
function alone(count: number, at: number): string[] {
  return Array.from(
    { length: count },
    (_, seat) => `${WORDS[seat] ?? ""}${"xyzuvw"[at] ?? ""}${at}`,
  );
}

describe("points", () => {
  it("[SY10] of a level are those of the specification, round by round", () => {
    expect(bonusesOf(1, 7)).toEqual([1500, 1000, 500, 250, 125, 62, 31]);
    expect(bonusesOf(2, 7)).toEqual([2500, 2000, 1000, 500, 250, 125, 62]);
    expect(bonusesOf(3, 7)).toEqual([3500, 3000, 1500, 750, 375, 187, 93]);
  });

  it("[SY10] end at the last level", () => {
    expect(levelBonus(3, 1, 3)).toBe(0);
    expect(levelBonus(9, 1, 3)).toBe(0);
    expect(levelBonus(0, 1, 1)).toBe(1500);
    expect(bonusesOf(1, 3)).toEqual([1500, 1000, 500]);
  });

  it("[SY10] grow by 50 a mind beyond two in a group, up to 300", () => {
    expect([1, 2, 3, 4, 8, 9, 16].map(crowdBonus)).toEqual([0, 0, 50, 100, 300, 300, 300]);
  });

  it("[SY10] are paid to everybody in a group at their first match", () => {
    const { table, ids } = thinkers(["A", "B", "C", "D", "E"]);
    const [a, b, c, d, e] = ids;
    level(table, ids, ["banjo", "banjo", "banjo", "oboe", "oboe"]);
    const gains = { [a]: 1550, [b]: 1550, [c]: 1550, [d]: 1500, [e]: 1500 };
    expect(revealed(table).gains).toEqual(gains);
    expect(table.scores()).toEqual(gains);
  });

  it("[SY10] fall level by level and grow with the round", () => {
    const { table, ids } = thinkers(["A", "B", "C"], { numberOfRounds: 2 });
    const [a, b] = ids;
    level(table, ids, alone(3, 0));
    level(table, ids, alone(3, 1));
    level(table, ids, ["banjo", "banjo", "oboe"]);
    expect(table.scores()).toMatchObject({ [a]: 500, [b]: 500 });
    table.until("ROUND_SUMMARY");
    level(table, ids, ["banjo", "banjo", "oboe"]);
    expect(table.scores()).toMatchObject({ [a]: 3000, [b]: 3000 });
    expect(seen(table).bonuses[0]).toBe(2500);
  });

  it("[SY11] are paid once for each stray that a player in sync brings in", () => {
    expect([1, 2, 3].map(anchorBonus)).toEqual([100, 200, 300]);
    const { table, ids } = thinkers(["A", "B", "C", "D"]);
    const [a, b, c, d] = ids;
    level(table, ids, ["banjo", "banjo", "oboe", "yodel"]);
    level(table, ids, ["gazebo", "gazebo", "gazebo", "sphinx"]);
    // Two anchors and a stray: the stray gets the points of the level and of the crowd, each anchor 100.
    expect(revealed(table).gains).toEqual({ [a]: 100, [b]: 100, [c]: 1050 });
    // C is an anchor now, and pays nobody again.
    level(table, ids, ["walrus", "walrus", "walrus", "tango"]);
    expect(revealed(table).gains).toEqual({});
    level(table, ids, ["polka", "origami", "polka", "polka"]);
    expect(revealed(table).gains).toEqual({ [a]: 100, [c]: 100, [d]: 300 });
    expect(revealed(table).outcome).toBe("synced");
  });

  it("[SY12] are 500 more for each in a full house, at any level", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", "oboe"]);
    expect(revealed(table).fullHouse).toBe(false);
    level(table, ids, ["yodel", "yodel", "yodel"]);
    expect(revealed(table)).toMatchObject({ fullHouse: true, outcome: "synced" });
    const [a, b, c] = ids;
    expect(revealed(table).gains).toEqual({ [a]: 600, [b]: 600, [c]: 1550 });
  });

  it("[SY12] are not increased for a full house if one player wrote nothing", () => {
    const { table, ids } = thinkers(["A", "B", "C"]);
    level(table, ids, ["banjo", "banjo", ""]);
    expect(revealed(table).fullHouse).toBe(false);
  });

  it("[SY12] never exceed 10000 in three rounds without a crowd", () => {
    const { table, ids } = thinkers(["A", "B"], { numberOfRounds: 3 });
    for (let round = 0; round < 3; round++) {
      level(table, ids, ["banjo", "banjo"]);
      table.until("ROUND_SUMMARY");
    }
    // 7500 for three first levels, plus a full house of two each time.
    expect(Object.values(table.scores())).toEqual([9000, 9000]);
  });
});

describe("the record of a game", () => {
  it("[SY7] has every match by round and level", () => {
    const { table, ids } = thinkers(["A", "B"], { numberOfRounds: 2 });
    const [a, b] = ids;
    level(table, ids, ["banjo", "oboe"]);
    level(table, ids, ["yodel", "yodels"]);
    table.until("ROUND_SUMMARY");
    level(table, ids, ["sphinx", "sphinx"]);
    table.until("GAME_END");
    expect(highlightsOf(table).entries).toEqual([
      { roundCount: 1, level: 1, matchingPlayerIds: [a, b], text: "yodel" },
      { roundCount: 2, level: 0, matchingPlayerIds: [a, b], text: "sphinx" },
    ]);
  });
});
