import { describe, expect, it } from "vitest";
import { GAME_FACTS, GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { pointsShown, type Points } from "../../../src-web/game-kit/pointsShown.ts";

const ADA = playerId(1);

describe.each(GAME_TYPES)("the points of %s on a television", (gameType) => {
  const { stages, heldStages } = GAME_FACTS[gameType];
  const [first = "", last = ""] = [stages[0], heldStages.at(-1)];
  const see = (before: Points, score: number, name: string, isReleased = false) => {
    const players = { [ADA]: { playerId: ADA, score } };
    return pointsShown(before, { players, stage: { name }, gameType, isReleased });
  };

  it("do not give a reveal away, but include its points once they are out", () => {
    const before = see({}, 0, first);
    const held = see(before, 500, last);
    expect(held).toEqual({ [ADA]: 0 });
    expect(see(held, 500, last, true)).toEqual({ [ADA]: 500 });
  });

  it("are up to date in the next stage, even when the host skipped the rest of the reveal", () => {
    const held = see(see({}, 0, first), 500, last);
    expect(see(held, 500, first)).toEqual({ [ADA]: 500 });
  });

  it("are up to date after every round", () => {
    const held = see(see({}, 0, first), 500, last);
    expect(see(held, 500, "ROUND_SUMMARY")).toEqual({ [ADA]: 500 });
  });
});
