import { describe, expect, it } from "vitest";
import { GAME_FACTS, GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { pointsShown, type Points } from "../../../src-web/game-kit/pointsShown.ts";

const ADA = playerId(1);

describe.each(GAME_TYPES)("what a television says of the points of %s", (gameType) => {
  const { stages, heldStages } = GAME_FACTS[gameType];
  const [first = "", last = ""] = [stages[0], heldStages.at(-1)];
  const see = (before: Points, score: number, name: string, isReleased = false) => {
    const players = { [ADA]: { playerId: ADA, score } };
    return pointsShown(before, { players, stage: { name }, gameType, isReleased });
  };

  it("gives no reveal away: what it won stands there once it is out", () => {
    const before = see({}, 0, first);
    const held = see(before, 500, last);
    expect(held).toEqual({ [ADA]: 0 });
    expect(see(held, 500, last, true)).toEqual({ [ADA]: 500 });
  });

  it("is up to date in the next stage, also when the host went on before the points were out", () => {
    const held = see(see({}, 0, first), 500, last);
    expect(see(held, 500, first)).toEqual({ [ADA]: 500 });
  });

  it("is up to date after every round", () => {
    const held = see(see({}, 0, first), 500, last);
    expect(see(held, 500, "ROUND_SUMMARY")).toEqual({ [ADA]: 500 });
  });
});
