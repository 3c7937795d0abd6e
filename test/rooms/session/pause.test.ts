import { describe, expect, it } from "vitest";
import type { HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { duelIn, fallsSilent, PAPERS, programAll, ROCKS } from "../../support/stories.ts";
import { STAGES, threeIn, timesSaid, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";

function pause(table: Table, paused = true): void {
  table.host({ topic: "pause", body: { paused } });
}

/** Ada alone at a table for two: Bo has quit, and the next stage waits for a second player. */
function adaAlone(stage = "PROGRAM") {
  const story = duelIn(stage);
  story.table.do({ type: "quit", playerId: story.bo });
  return story;
}

describe("a lobby", () => {
  it("[SE73] says when there are enough players for the game, and again after there were too few", () => {
    const table = new Table({ gameType: "REQUIP" });
    const heard = () => table.events.filter(({ topic }) => topic === "playerMinReached").length;
    table.join("Ada");
    const bo = table.join("Bo");
    expect(heard()).toBe(0);
    table.robot();
    expect(heard()).toBe(1);
    table.join("Cy");
    expect(heard(), "enough stays enough").toBe(1);
    table.do({ type: "quit", playerId: bo });
    table.do({ type: "rejoin", playerId: bo });
    expect(heard(), "there were enough without them").toBe(1);
    const few = new Table({ gameType: "RPS_SHOOT" });
    few.join("Ada");
    const eve = few.join("Eve");
    few.do({ type: "quit", playerId: eve });
    few.do({ type: "rejoin", playerId: eve });
    expect(few.events.filter(({ topic }) => topic === "playerMinReached")).toHaveLength(2);
  });
});

describe("a pause of the host", () => {
  it.each(STAGES)("[SE12] freezes %s, which afterwards has all its remaining time", (stage) => {
    const { table } = duelIn(stage, { numberOfRounds: 1 });
    const { stageId, endsAt = 0 } = table.topic("timer");
    table.wait(1_000);
    pause(table);
    table.wait(10 * 60_000);
    expect(table.topic("timer")).toMatchObject({
      stageId,
      pausedWithMs: endsAt - table.now + 600_000,
    });
    expect(table.topic("stage").paused).toBe("host");
    pause(table, false);
    expect(table.topic("timer").endsAt).toBe(endsAt + 600_000);
    expect(table.topic("timer").pausedWithMs).toBeUndefined();
    table.wait(endsAt + 600_000 + 750 - table.now);
    expect(table.state.clock.stage.stageId).toBe(stageId + 1);
  });

  it("[SE12] refuses moves as long as it lasts", () => {
    const { table, ada } = duelIn("PROGRAM");
    pause(table);
    const move = { type: "program", battle: 1, moves: ROCKS };
    expect(table.move(ada, move)).toBe("game_paused");
    pause(table, false);
    expect(table.move(ada, move)).toBe("ok");
  });

  it("[SE12] keeps robots from moving, which afterwards take the time they had left", () => {
    const { table } = duelIn("BET");
    const robot = table.robot();
    const planned = table.state.clock.robots[robot]?.at ?? 0;
    pause(table);
    table.wait(60_000);
    expect(table.topic("stage").done[robot]).toBeUndefined();
    pause(table, false);
    expect(table.state.clock.robots[robot]?.at).toBe(planned + 60_000);
    table.wait(planned + 60_000 - table.now);
    expect(table.topic("stage").done[robot]).toBe(true);
  });

  it("[SE12] gives a stage that began during it its whole time afterwards", () => {
    const table = new Table({ gameType: "HIDE_AND_PEEK" });
    for (const name of ["Ada", "Bo", "Cy", "Di", "Ed"]) table.join(name);
    table.start({ includeTutorial: false });
    table.until("GUESS");
    // SAFETY: this test plays HIDE_AND_PEEK.
    const { hider } = table.topic("stage").view as HideShared;
    if (hider === undefined) throw new Error("nobody is looked for");
    const whole = (table.topic("timer").endsAt ?? 0) - table.now;
    const { stageId } = table.state.clock.stage;
    pause(table);
    table.wait(60_000);
    table.do({ type: "quit", playerId: hider });
    expect(table.topic("timer")).toMatchObject({ stageId: stageId + 1, pausedWithMs: whole });
    table.wait(60_000);
    pause(table, false);
    expect(table.topic("timer")).toMatchObject({ startedAt: table.now, endsAt: table.now + whole });
  });

  it("[SE12] does not make a robot late that sat down during it", () => {
    const { table } = duelIn("BET");
    table.wait(2_000);
    pause(table);
    table.wait(60_000);
    const robot = table.robot();
    table.wait(60_000);
    pause(table, false);
    table.wait(5_900);
    expect(table.stage).toBe("BET");
    expect(table.topic("stage").done[robot]).toBe(true);
  });

  it("[SE12] keeps the short end of a stage in which everybody is done", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.wait(1_000);
    pause(table);
    table.wait(60_000);
    pause(table, false);
    table.wait(499);
    expect(table.stage).toBe("PROGRAM");
    table.wait(1);
    expect(table.stage).toBe("BET");
  });

  it("[SE12] does not change how long before the end the warning comes", () => {
    const { table } = duelIn("PROGRAM");
    table.wait(10_000);
    pause(table);
    table.wait(60_000);
    pause(table, false);
    table.wait(4_999);
    expect(timesSaid(table, "timeRunningOut")).toBe(0);
    table.wait(1);
    expect(timesSaid(table, "timeRunningOut")).toBe(1);
  });

  it("[SE12] is one pause if it is sent twice, and continuing without one changes nothing", () => {
    const { table } = duelIn("PROGRAM");
    pause(table);
    table.wait(5_000);
    pause(table);
    table.wait(5_000);
    const { endsAt = 0 } = table.topic("timer");
    pause(table, false);
    pause(table, false);
    expect(table.topic("timer").endsAt).toBe(endsAt + 10_000);
  });

  it("[SE12] ends when the host moves the game on, and needs a game", () => {
    const { table } = duelIn("PROGRAM");
    pause(table);
    table.host({ topic: "requestNextStage", body: { stageId: table.state.clock.stage.stageId } });
    expect(table.stage).toBe("BET");
    expect(table.topic("stage").paused).toBeUndefined();
    const lobby = twoAtTable().table;
    expect(lobby.tryAs({ kind: "host" }, { topic: "pause", body: { paused: true } })).toBe(
      "no_game_running",
    );
  });
});

describe("too few players", () => {
  it("[SE17] keep the next round from starting when a player leaves during ROUND_INTRO", () => {
    const table = new Table();
    const [, bo] = [table.join("Ada"), table.join("Bo")];
    table.start({ includeTutorial: false, numberOfRounds: 1 });
    expect(table.stage).toBe("ROUND_INTRO");
    table.do({ type: "quit", playerId: bo });
    table.wait(5_000);
    expect(table.stage).toBe("ROUND_INTRO");
    expect(table.topic("stage").paused).toBe("belowMinimum");
    table.robot();
    table.wait(1);
    expect(table.stage).toBe("PROGRAM");
    expect(table.topic("listenNewRound").roundCount).toBe(1);
  });

  it("[SE17] pause the game at the next stage, not in the running one", () => {
    const { table } = adaAlone();
    expect(table.topic("stage").paused).toBeUndefined();
    table.until("BET");
    expect(table.topic("stage").paused).toBe("belowMinimum");
  });

  it("[SE17] count robots as well as people", () => {
    const { table, bo } = duelIn("PROGRAM");
    table.robot();
    table.do({ type: "quit", playerId: bo });
    table.until("BET");
    expect(table.topic("stage").paused).toBeUndefined();
  });

  it("[SE17] do not count a player whose phone went dark", () => {
    const { table, bo } = duelIn("PROGRAM");
    fallsSilent(table, bo);
    table.until("BET");
    expect(table.topic("stage").paused).toBe("belowMinimum");
    // The first time was in the lobby.
    expect(timesSaid(table, "playerMinReached")).toBe(1);
    table.silent.delete(bo);
    table.wait(10_000);
    expect(table.topic("stage").paused).toBeUndefined();
    expect(timesSaid(table, "playerMinReached")).toBe(2);
  });

  it("[SE17] end the pause by themselves when a robot sits down, and the stage has all its time", () => {
    const { table } = adaAlone();
    table.until("BET");
    table.wait(100_000);
    table.robot();
    expect(table.topic("stage").paused).toBeUndefined();
    expect(table.events.some(({ topic }) => topic === "playerMinReached")).toBe(true);
    expect((table.topic("timer").endsAt ?? 0) - table.now).toBe(8_000);
  });

  it("[SE17] end the pause when a player who quit comes back", () => {
    const { table, bo } = adaAlone();
    table.until("BET");
    table.do({ type: "rejoin", playerId: bo });
    expect(table.topic("stage").paused).toBeUndefined();
  });

  it("[SE17] end the pause when the host lets a robot play for a player who is away", () => {
    const { table, bo } = duelIn("PROGRAM");
    table.disconnect(bo);
    table.until("BET");
    table.wait(60_000);
    table.host({ topic: "autopilot", body: { playerId: bo, on: true } });
    expect(table.topic("stage").paused).toBeUndefined();
  });

  it("[SE17] end the game with the podium after 120 s", () => {
    const { table, ada } = adaAlone();
    table.until("BET");
    table.wait(119_999);
    expect(table.stage).toBe("BET");
    table.wait(1);
    expect(table.stage).toBe("GAME_END");
    expect(table.topic("stage").paused).toBeUndefined();
    expect(table.topic("gameEnd").podium.map(({ playerId }) => playerId)).toContain(ada);
    table.wait(20_000);
    expect(table.stage).toBe("LOBBY");
  });

  it("[SE17] pause the introduction of a round as well", () => {
    const { table } = adaAlone("ROUND_SUMMARY");
    table.until("ROUND_INTRO");
    expect(table.topic("stage").paused).toBe("belowMinimum");
    table.robot();
    table.until("PROGRAM");
  });

  it("[SE17] [SE63] do not pause a podium, and its game counts once", () => {
    const table = new Table({ gameType: "AB_THINKING" });
    const people = ["Ada", "Bo", "Cy", "Di"].map((name) => table.join(name));
    const entries = (["AB_THINKING", "RPS_SHOOT"] as const).map((gameType) => {
      return { gameType, length: 1 };
    });
    table.host({ topic: "playlist", body: { entries, handsFree: false } });
    table.start({ includeTutorial: false });
    // When the last player leaves, the turn ends, and with it the game.
    for (const id of people) table.do({ type: "quit", playerId: id });
    expect(table.stage).toBe("GAME_END");
    expect(table.topic("stage").paused).toBeUndefined();
    table.until("STANDING");
    expect(table.topic("evening").played).toHaveLength(1);
  });

  it("[SE17] cannot start a game", () => {
    const table = new Table();
    table.join("Ada");
    const start = { topic: "startGame", body: {} } as const;
    expect(table.tryAs({ kind: "host" }, start)).toBe("not_enough_players");
    table.robot();
    expect(table.tryAs({ kind: "host" }, start)).toBe("ok");
  });

  it("[SE17] cannot be overruled by the host, who may add a robot, skip or end the game", () => {
    const { table } = adaAlone();
    table.until("BET");
    const goOn = { topic: "pause", body: { paused: false } } as const;
    expect(table.tryAs({ kind: "host" }, goOn)).toBe("not_enough_players");
    expect(table.topic("stage").paused).toBe("belowMinimum");
    table.host({ topic: "requestNextStage", body: { stageId: table.state.clock.stage.stageId } });
    expect(table.stage).toBe("SHOOT");
    table.until("BET");
    expect(table.topic("stage").paused).toBe("belowMinimum");
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.topic("stage").paused).toBeUndefined();
  });

  it("[SE17] do not end a pause that the host made", () => {
    const { table, bo, cy } = threeIn("PROGRAM");
    pause(table);
    table.do({ type: "quit", playerId: bo });
    table.do({ type: "quit", playerId: cy });
    table.robot();
    expect(table.topic("stage").paused).toBe("host");
    pause(table, false);
    table.until("BET");
    expect(table.topic("stage").paused).toBeUndefined();
  });

  it("[SE12] [SE17] do not shorten a pause of the host, in which a stage began without those who left", () => {
    // Whoever leaves begins the round's guessing again.
    const game: typeof toyGame = {
      ...toyGame,
      apply: (state, event, ctx) =>
        event.type === "playerLeft"
          ? { ...state, round: state.round + 100 }
          : toyGame.apply(state, event, ctx),
    };
    const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: game } });
    const [, ben] = [table.join("Ada"), table.join("Ben")];
    table.start({ includeTutorial: false });
    const { stageId } = table.topic("stage");
    pause(table);
    table.do({ type: "quit", playerId: ben });
    expect(table.topic("stage").stageId).toBeGreaterThan(stageId);
    expect(table.topic("stage").paused).toBe("host");
    table.wait(60 * 60_000);
    expect(table.stage).toBe("GUESS");
  });

  it("[SE17] do not pause the podium of a game whose only round nobody could play", () => {
    const game: typeof toyGame = {
      ...toyGame,
      apply: (state, event, ctx) =>
        event.type === "roundStarted" ? state : toyGame.apply(state, event, ctx),
    };
    const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: game } });
    const [, ben] = [table.join("Ada"), table.join("Ben")];
    table.start({ numberOfRounds: 1 });
    table.do({ type: "quit", playerId: ben });
    table.until("GAME_END");
    expect(table.topic("stage").paused).toBeUndefined();
  });
});
