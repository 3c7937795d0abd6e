import { describe, expect, it } from "vitest";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import { Table } from "../../support/table.ts";

/** When a room's robots move in this stage, ms from its beginning. */
function thoughts(gameType: GameType, stage: string, testing: boolean): number[] {
  const table = new Table({ gameType });
  table.join("Ada");
  for (let robots = 0; robots < 3; robots++) table.host({ topic: "requestAddAiPlayer", body: {} });
  table.start();
  // Only the room says it, which tells each robot.
  table.state = { ...table.state, room: { ...table.state.room, testing } };
  table.until(stage);
  return Object.values(table.state.clock.robots).map(({ at }) => at - table.now);
}

describe("robots", () => {
  it.each([
    ["RPS_SHOOT", "PROGRAM"],
    ["SYNC_THINK", "THINK"],
    ["AB_THINKING", "PICK"],
    ["HIDE_AND_PEEK", "LIGHT"],
    ["REQUIP", "WRITE"],
    ["SNAPTION", "CAPTION"],
    ["EXPERIMENTS", "ESTIMATE"],
  ] as const)("[SE5] of a test account think for a second at most in %s", (gameType, stage) => {
    const hurried = thoughts(gameType, stage, true);
    expect(Math.max(...hurried)).toBeLessThanOrEqual(ROBOT_THINKS_MS[0]);
    const calm = thoughts(gameType, stage, false);
    expect(calm.length).toBe(hurried.length);
    expect(Math.max(...calm)).toBeGreaterThan(ROBOT_THINKS_MS[0]);
  });
});
