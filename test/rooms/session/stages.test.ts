import { describe, expect, it } from "vitest";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { duelIn, PAPERS, programAll, ROCKS, STAGES } from "../../support/stories.ts";
import { threeIn, twoAtTable } from "../../support/stories.ts";
import type { Table } from "../../support/table.ts";

function ready(table: Table, id: PlayerId): void {
  table.player(id, { topic: "ready", body: { stageId: table.state.clock.stage.stageId } });
}

/** The total length of the current stage, ms; undefined without a deadline. */
function lengthOf(table: Table): number | undefined {
  const { startedAt, endsAt } = table.topic("timer");
  return endsAt === undefined ? undefined : endsAt - startedAt;
}

/** Lets the game run by itself; returns each stage with its length. */
function watch(table: Table): [string, number | undefined][] {
  const seen: [string, number | undefined][] = [];
  let last = 0;
  while (table.state.game) {
    const { stageId, name } = table.state.clock.stage;
    if (stageId !== last) seen.push([name, lengthOf(table)]);
    last = stageId;
    table.tick();
  }
  seen.push([table.stage, undefined]);
  return seen;
}

describe("the stages of a game", () => {
  it("[SE8] announce each round by an event of its own inside Discord", () => {
    for (const hostType of ["HOST", "DISCORD"] as const) {
      const { table } = twoAtTable({ hostType });
      table.start({ includeTutorial: false });
      table.until("ROUND_SUMMARY");
      table.until("PROGRAM");
      const said = table.events.filter(({ topic }) => topic === "discordListenNewRound");
      const counts = said.map(({ body }) => (body as { roundCount: number }).roundCount);
      expect(counts).toEqual(hostType === "DISCORD" ? [1, 2] : []);
    }
  });

  it("[SE8] come in their order, each with its length", () => {
    const { table } = twoAtTable();
    table.start({ numberOfRounds: 1 });
    const battle = [
      ["BET", 8_000],
      ["SHOOT", 7_000],
    ];
    expect(watch(table)).toEqual([
      ["TUTORIAL", 25_000],
      ["ROUND_INTRO", 4_000],
      ["PROGRAM", 25_000],
      ...battle,
      ...battle,
      ...battle,
      // Nobody played, so two joint leaders without points fight a sudden battle.
      ["PROGRAM", 25_000],
      ["SHOOT", 7_000],
      ["ROUND_SUMMARY", 8_000],
      ["GAME_END", 20_000],
      ["LOBBY", undefined],
    ]);
  });

  it("[SE8] have ids that only grow, over any number of games", () => {
    const { table } = twoAtTable();
    const ids: number[] = [];
    for (let game = 0; game < 2; game++) {
      table.start({ numberOfRounds: 1 });
      while (table.state.game) {
        const { stageId } = table.state.clock.stage;
        if (ids.at(-1) !== stageId) ids.push(stageId);
        table.tick();
      }
    }
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  it("[SE8] begin with a tutorial that ends when every person has tapped OK; robots are not asked", () => {
    const { table, ada, bo } = twoAtTable();
    table.robot();
    table.start();
    ready(table, ada);
    expect(table.topic("stage").done).toEqual({ [ada]: true });
    table.wait(10_000);
    expect(table.stage).toBe("TUTORIAL");
    ready(table, bo);
    table.wait(1_499);
    expect(table.stage).toBe("TUTORIAL");
    table.wait(1);
    expect(table.stage).toBe("ROUND_INTRO");
  });

  it("[SE8] do not wait in the tutorial for a player who disconnected", () => {
    const { table, ada, bo } = duelIn("TUTORIAL", { timerMode: "off" });
    table.disconnect(bo);
    ready(table, ada);
    table.wait(20_000);
    expect(table.stage).not.toBe("TUTORIAL");
  });

  it("[SE8] skip the tutorial if the host left it out", () => {
    const { table } = twoAtTable();
    table.start({ includeTutorial: false });
    expect(table.stage).toBe("ROUND_INTRO");
  });

  it("[SE8] are each announced on every screen when they are over", () => {
    const { table } = duelIn("GAME_END", { numberOfRounds: 1 });
    const over = table.events.flatMap((event) =>
      event.topic === "stageCompletedMessage" ? [event.body.name] : [],
    );
    expect(over.slice(0, 3)).toEqual(["ROUND_INTRO", "PROGRAM", "BET"]);
    expect(over.at(-1)).toBe("ROUND_SUMMARY");
  });
});

describe("the end of a stage", () => {
  it("[SE9] allows a move that arrives 700 ms late", () => {
    const { table, ada } = duelIn("PROGRAM");
    table.wait(25_000 + 700);
    expect(table.move(ada, { type: "program", battle: 1, moves: ROCKS })).toBe("ok");
    expect(table.hand(ada)).toMatchObject({ programs: { 1: { moves: ROCKS } } });
  });

  it("[SE9] refuses a move that arrives 800 ms late", () => {
    const { table, ada } = duelIn("PROGRAM");
    const { stageId } = table.state.clock.stage;
    table.wait(25_000 + 800);
    expect(table.stage).toBe("BET");
    const body = { stageId, move: { type: "program", battle: 1, moves: ROCKS } };
    expect(table.tryAs({ kind: "player", playerId: ada }, { topic: "move", body })).toBe(
      "stage_over",
    );
  });

  it("[SE9] counts for moves even if the room's alarm is late", () => {
    const { table, ada } = duelIn("PROGRAM");
    const program = (battle: number) => table.move(ada, { type: "program", battle, moves: ROCKS });
    table.now += 25_000 + 750;
    expect(program(1)).toBe("ok");
    table.now += 1;
    expect(program(1)).toBe("stage_over");
    expect(table.stage).toBe("PROGRAM");
  });

  it("[SE9] comes exactly on time in a stage that only shows", () => {
    const { table } = duelIn("SHOOT");
    table.wait(6_999);
    expect(table.stage).toBe("SHOOT");
    table.wait(1);
    expect(table.stage).toBe("BET");
  });

  it("[SE9] comes 1.5 s after the last player is done, without grace", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    programAll(table, ada, ROCKS);
    table.wait(3_000);
    programAll(table, bo, PAPERS);
    expect(table.topic("timer").endsAt).toBe(table.now + 1_500);
    table.wait(1_499);
    expect(table.stage).toBe("PROGRAM");
    table.wait(1);
    expect(table.stage).toBe("BET");
  });

  it("[SE9] goes back to the old deadline when a player undoes their part in time", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    const { endsAt } = table.topic("timer");
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.wait(1_000);
    table.move(bo, { type: "program", battle: 1, moves: ["ROCK", "NOTHING", "NOTHING"] });
    expect(table.topic("timer").endsAt).toBe(endsAt);
    table.wait(10_000);
    expect(table.stage).toBe("PROGRAM");
    programAll(table, bo, PAPERS);
    table.wait(1_500);
    expect(table.stage).toBe("BET");
  });

  it("[SE9] goes back to no deadline at all if there was none", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { timerMode: "off" });
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.move(bo, { type: "program", battle: 1, moves: ["ROCK", "NOTHING", "NOTHING"] });
    expect(lengthOf(table)).toBeUndefined();
    table.wait(10 * 60_000);
    expect(table.stage).toBe("PROGRAM");
  });

  it("[SE9] is never postponed when everybody is done shortly before it", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    const { endsAt } = table.topic("timer");
    table.wait(24_500);
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    expect(table.topic("timer").endsAt).toBe(endsAt);
  });

  it("[SE85] comes 18 s after all others were done, and goes back when one of them no longer is", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM");
    const { endsAt } = table.topic("timer");
    programAll(table, ada, ROCKS);
    expect(table.topic("timer").endsAt).toBe(endsAt);
    programAll(table, bo, PAPERS);
    const soon = table.now + 18_000;
    expect(soon).toBeLessThan(endsAt ?? 0);
    expect(table.topic("timer").endsAt).toBe(soon);
    table.wait(2_000);
    table.move(bo, { type: "program", battle: 1, moves: ["ROCK", "NOTHING", "NOTHING"] });
    expect(table.topic("timer").endsAt).toBe(endsAt);
    programAll(table, bo, PAPERS);
    expect(table.topic("timer").endsAt).toBe(table.now + 18_000);
    // The last player is warned that time is running out, and may still be a little late.
    table.wait(17_000);
    expect(table.events.some(({ topic }) => topic === "timeRunningOut")).toBe(true);
    table.wait(1_700);
    expect(table.move(cy, { type: "program", battle: 2, moves: ROCKS })).toBe("ok");
    table.wait(100);
    expect(table.stage).toBe("BET");
  });

  it("[SE85] is not set in a stage without a deadline, and does not hurry a robot", () => {
    const { table, ada, bo } = threeIn("PROGRAM", { timerMode: "off" });
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    expect(lengthOf(table)).toBeUndefined();
    const other = twoAtTable();
    const robot = other.table.robot();
    other.table.start({ includeTutorial: false });
    other.table.until("PROGRAM");
    programAll(other.table, other.ada, ROCKS);
    programAll(other.table, other.bo, PAPERS);
    expect(other.table.topic("stage").done).not.toHaveProperty(String(robot));
    expect(lengthOf(other.table)).toBe(25_000);
  });

  it("[SE85] comes after twice as long if stages last twice as long, and a pause moves it", () => {
    const { table, ada, bo } = threeIn("PROGRAM", { timerMode: "x2" });
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    const soon = table.now + 36_000;
    expect(table.topic("timer").endsAt).toBe(soon);
    table.host({ topic: "pause", body: { paused: true } });
    table.wait(5_000);
    table.host({ topic: "pause", body: { paused: false } });
    programAll(table, bo, PAPERS);
    expect(table.topic("timer").endsAt).toBe(soon + 5_000);
  });

  it("[SE9] comes when the last player who was waited for leaves", () => {
    const { table, ada, bo, cy } = threeIn("PROGRAM");
    programAll(table, ada, ROCKS);
    programAll(table, bo, ROCKS);
    table.do({ type: "quit", playerId: cy });
    table.wait(1_500);
    expect(table.stage).toBe("BET");
  });

  it.each(STAGES)("[SE9] comes immediately in %s when the host ends it", (stage) => {
    for (const topic of ["requestSkipTimer", "requestNextStage"] as const) {
      const { table } = duelIn(stage, { numberOfRounds: 1 });
      const { stageId } = table.state.clock.stage;
      table.host({ topic, body: { stageId } });
      expect(table.state.clock.stage.stageId).toBe(stageId + 1);
      const again = { topic, body: { stageId } } as const;
      expect(["stage_over", "no_game_running"]).toContain(table.tryAs({ kind: "host" }, again));
    }
  });
});
