import { describe, expect, it } from "vitest";
import { GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { paceFaults, paceOf } from "../../support/pace.ts";

/** Games per type; `npm run simulate -- --pace` plays a thousand of each. */
const GAMES = 24;

describe("the pace of people at human speed", () => {
  it.each([...GAME_TYPES])(
    "never keeps anybody waiting in %s, and gives everybody something to do",
    (gameType) => {
      const { leaderWins: _byChance, ...pace } = paceOf(gameType, GAMES);
      expect(paceFaults({ ...pace, leaderWins: 0 })).toEqual([]);
    },
  );

  it("is reported where a game drags", () => {
    const slow = { longest: { WRITE: 54, CLUE: 60 }, leaderWins: 81, idleRounds: 2 };
    expect(paceFaults({ games: 1, minutes: 5, ...slow })).toEqual([
      "in WRITE the others wait 54 s for one player",
      "the leader before the last round wins 81 of 100 games",
      "a player has nothing to do for 2 rounds",
    ]);
  });
});
