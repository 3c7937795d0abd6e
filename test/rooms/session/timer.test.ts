import { describe, expect, it } from "vitest";
import { duelIn, PAPERS, programAll, ROCKS, STAGES, timesSaid } from "../../support/stories.ts";
import { twoAtTable } from "../../support/stories.ts";
import type { Table } from "../../support/table.ts";

/** The total length of the current stage, ms; undefined without a deadline. */
function lengthOf(table: Table): number | undefined {
  const { startedAt, endsAt } = table.topic("timer");
  return endsAt === undefined ? undefined : endsAt - startedAt;
}

describe("the warning", () => {
  it.each([
    ["TUTORIAL", 25_000, 10_000],
    ["PROGRAM", 25_000, 10_000],
    ["BET", 8_000, 5_000],
  ])("[SE10] comes once in %s (%i ms), %i ms before its end", (stage, length, left) => {
    const { table } = duelIn(stage);
    const before = timesSaid(table, "timeRunningOut");
    table.wait(length - left - 1);
    expect(timesSaid(table, "timeRunningOut")).toBe(before);
    table.wait(1);
    expect(table.events.at(-1)).toMatchObject({ topic: "timeRunningOut", body: { msLeft: left } });
    table.wait(left - 1);
    expect(timesSaid(table, "timeRunningOut")).toBe(before + 1);
  });

  it("[SE10] is not repeated after an undo, and not sent when everybody is done", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    table.wait(16_000);
    expect(timesSaid(table, "timeRunningOut")).toBe(1);
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.move(bo, { type: "program", battle: 1, moves: ["ROCK", "NOTHING", "NOTHING"] });
    table.wait(8_000);
    expect(timesSaid(table, "timeRunningOut")).toBe(1);
    const early = duelIn("PROGRAM");
    programAll(early.table, early.ada, ROCKS);
    programAll(early.table, early.bo, ROCKS);
    early.table.until("BET");
    expect(timesSaid(early.table, "timeRunningOut")).toBe(0);
  });
});

describe("the timer mode", () => {
  it.each([
    ["x1", 25_000, 8_000],
    ["x1.5", 37_500, 12_000],
    ["x2", 50_000, 16_000],
    ["off", undefined, undefined],
  ])("[SE11] %s stretches input stages and leaves show stages alone", (timerMode, program, bet) => {
    const { table } = twoAtTable();
    table.start({ timerMode, numberOfRounds: 1 });
    const lengths: Record<string, number | undefined> = {};
    for (const stage of STAGES) {
      while (table.stage !== stage) {
        const { stageId } = table.state.clock.stage;
        table.host({ topic: "requestNextStage", body: { stageId } });
      }
      lengths[stage] = lengthOf(table);
    }
    expect(lengths).toEqual({
      TUTORIAL: program,
      ROUND_INTRO: 4_000,
      PROGRAM: program,
      BET: bet,
      SHOOT: 7_000,
      ROUND_SUMMARY: 8_000,
      GAME_END: 20_000,
    });
  });

  it("[SE11] off waits for the host indefinitely, but a stage still ends when everybody is done", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { timerMode: "off" });
    table.wait(60 * 60_000);
    expect(table.stage).toBe("PROGRAM");
    programAll(table, ada, ROCKS);
    programAll(table, bo, ROCKS);
    table.wait(1_500);
    expect(table.stage).toBe("BET");
  });

  it("[SE11] [SE12] off stays off after a pause", () => {
    const { table } = duelIn("PROGRAM", { timerMode: "off" });
    table.host({ topic: "pause", body: { paused: true } });
    table.host({ topic: "pause", body: { paused: false } });
    expect(table.topic("timer")).not.toHaveProperty("endsAt");
    expect(table.state.clock.stage).not.toHaveProperty("fullEndsAt");
  });

  it("[SE11] applies from the next stage when it is changed in mid-game", () => {
    const { table } = duelIn("PROGRAM");
    table.host({ topic: "gameSettings", body: { settings: { timerMode: "x2" } } });
    expect(lengthOf(table)).toBe(25_000);
    table.until("BET");
    expect(lengthOf(table)).toBe(16_000);
  });
});
