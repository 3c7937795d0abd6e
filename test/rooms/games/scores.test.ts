import { describe, expect, it } from "vitest";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { lowestScore, scoresIn } from "../../../src-rooms/games/scores.ts";

const [ada, bo, cy] = [playerId(1), playerId(2), playerId(10)];

describe("the points of a game's players", () => {
  const players = { [ada]: { score: 300 }, [bo]: { score: 0 }, [cy]: { score: 100 } };

  it("include everybody, even a player with none", () => {
    expect(scoresIn(players)).toEqual({ [ada]: 300, [bo]: 0, [cy]: 100 });
  });

  it("are the same object as long as the record is the same, so that nobody compares them one by one", () => {
    expect(scoresIn(players)).toBe(scoresIn(players));
    expect(scoresIn({ ...players, [bo]: { score: 50 } })).toMatchObject({ [bo]: 50 });
  });
});

describe("the score a latecomer begins with", () => {
  it("is the lowest score of the players who are there", () => {
    const gone = { score: 0, left: true };
    expect(lowestScore({ [ada]: { score: 300 }, [bo]: gone, [cy]: { score: 100 } })).toBe(100);
  });

  it("is zero if nobody is there", () => {
    expect(lowestScore({})).toBe(0);
    expect(lowestScore({ [ada]: { score: 300, left: true } })).toBe(0);
  });
});
