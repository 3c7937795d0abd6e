import { describe, expect, it } from "vitest";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { rpsShoot } from "../../../src-rooms/games/rps-shoot/rules.ts";
import type { RpsState } from "../../../src-rooms/games/rps-shoot/types.ts";
import { duelIn, everybodyLeaves, fallsSilent, phoneOf, timesSaid } from "../../support/stories.ts";
import { programAll, ROCKS, threeIn, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

function autopilot(playerId: PlayerId, on = true): Command {
  return { topic: "autopilot", body: { playerId, on } };
}

function presence(table: Table, id: PlayerId): string | undefined {
  return table.topic("websocketConnectionUpdated").players[id];
}

function owner(table: Table): PlayerId | undefined {
  return table.topic("gameSessionUpdated").gameOwnerPlayerId;
}

function isAutopilot(table: Table, id: PlayerId): boolean | undefined {
  return table.topic("sessionPlayersUpdated")[id]?.autopilot;
}

/** Ada plays on while Bo's phone has been dark for a minute, in a stage without a time limit. */
function boIsGoneForAMinute() {
  const story = threeIn("PROGRAM", { timerMode: "off" });
  fallsSilent(story.table, story.bo);
  story.table.wait(70_000);
  return story;
}

describe("a silent phone", () => {
  it("[SE15] is away after 15 s, and the stage ends without it", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { timerMode: "off" });
    fallsSilent(table, bo);
    programAll(table, ada, ROCKS);
    table.wait(14_000);
    expect(presence(table, bo)).toBe("here");
    expect(table.topic("stage").waitingFor).toEqual({ [bo]: true });
    table.wait(6_000);
    expect(presence(table, bo)).toBe("away");
    expect(table.topic("playersUpdated")[bo]?.active).toBe(false);
    table.wait(1_500);
    expect(table.stage).toBe("BET");
  });

  it("[SE15] is waited for again at its next heartbeat", () => {
    const { table, bo } = duelIn("PROGRAM", { timerMode: "off" });
    fallsSilent(table, bo);
    table.wait(20_000);
    expect(table.topic("stage").waitingFor[bo]).toBeUndefined();
    table.silent.delete(bo);
    table.wait(10_000);
    expect(presence(table, bo)).toBe("here");
    expect(table.topic("stage").waitingFor[bo]).toBe(true);
  });

  it("[SE15] is waited for again immediately when it sends anything", () => {
    const { table, bo } = duelIn("PROGRAM", { timerMode: "off" });
    fallsSilent(table, bo);
    table.wait(20_000);
    table.player(bo, { topic: "playerHeartbeat", body: {} });
    expect(table.topic("stage").waitingFor[bo]).toBe(true);
  });

  it("[SE15] that closed its socket is gone, and counts as away 15 s later", () => {
    const { table, bo } = duelIn("PROGRAM", { timerMode: "off" });
    table.disconnect(bo);
    expect(presence(table, bo)).toBe("gone");
    table.wait(20_000);
    expect(table.topic("stage").waitingFor[bo]).toBeUndefined();
    table.connect(bo);
    expect(presence(table, bo)).toBe("here");
    expect(table.topic("stage").waitingFor[bo]).toBe(true);
  });
});

describe("the rights of a host who left for good", () => {
  /** Ada, the host, quits while the only other phone is dark. */
  function adaQuits() {
    const story = boIsGoneForAMinute();
    const { table, ada, bo, cy } = story;
    table.do({ type: "quit", playerId: cy });
    table.do({ type: "quit", playerId: ada });
    expect(owner(table)).toBeUndefined();
    return { table, bo };
  }

  it("[SE7] pass to the first phone that shows a sign of life, by a command", () => {
    const { table, bo } = adaQuits();
    table.player(bo, { topic: "playerHeartbeat", body: {} });
    expect(owner(table)).toBe(bo);
  });

  it("[SE7] pass to the first phone that shows a sign of life, by a heartbeat", () => {
    const { table, bo } = adaQuits();
    table.silent.delete(bo);
    table.wait(10_000);
    expect(owner(table)).toBe(bo);
  });
});

describe("a robot that plays a person's seat", () => {
  it("[SE16] takes over at the host's choice after 60 s of silence, not before", () => {
    const { table, bo } = threeIn("PROGRAM", { timerMode: "off" });
    fallsSilent(table, bo);
    table.wait(50_000);
    expect(table.tryAs({ kind: "host" }, autopilot(bo))).toBe("not_yours");
    table.wait(20_000);
    expect(table.tryAs({ kind: "host" }, autopilot(bo))).toBe("ok");
    table.wait(5_000);
    expect(table.topic("stage").done[bo]).toBeUndefined();
    table.wait(5_000);
    expect(table.topic("stage").done[bo]).toBe(true);
  });

  it("[SE16] never plays for a person who is there, or for a seat that does not exist", () => {
    const { table, ada } = boIsGoneForAMinute();
    expect(table.tryAs({ kind: "host" }, autopilot(ada))).toBe("not_yours");
    expect(table.tryAs({ kind: "host" }, autopilot(77 as PlayerId))).toBe("player_not_found");
  });

  it("[SE16] gets only half of what it wins", () => {
    const { table, bo } = duelIn("PROGRAM", { timerMode: "off" });
    table.disconnect(bo);
    table.wait(70_000);
    table.host(autopilot(bo));
    // The robot fills three battles and bets; Ada does not play at all.
    for (const stage of ["BET", "SHOOT"]) {
      table.wait(10_000);
      table.host({ topic: "requestNextStage", body: { stageId: table.state.clock.stage.stageId } });
      expect(table.stage).toBe(stage);
    }
    const won = rpsShoot.scores(table.state.game?.state as RpsState)[bo] ?? 0;
    expect(won).toBeGreaterThanOrEqual(650);
    expect(table.scores()[bo]).toBe(Math.floor(won / 2));
  });

  it("[SE16] [RS17] does not put a latecomer, who begins with the lowest score of the table, ahead of the last player", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { timerMode: "off" });
    for (const id of [ada, bo]) table.disconnect(id);
    table.wait(70_000);
    for (const id of [ada, bo]) table.host(autopilot(id));
    while (table.stage !== "ROUND_SUMMARY") {
      table.wait(10_000);
      const { stageId } = table.state.clock.stage;
      if (table.stage !== "ROUND_SUMMARY") {
        table.host({ topic: "requestNextStage", body: { stageId } });
      }
    }
    const { [ada]: adas = 0, [bo]: bos = 0 } = table.scores();
    expect(Math.min(adas, bos)).toBeGreaterThan(0);
    const cleo = table.join("Cleo");
    expect(table.scores()[cleo]).toBe(Math.min(adas, bos));
    expect(table.scores()).toMatchObject({ [ada]: adas, [bo]: bos });
  });

  it("[SE16] [RS17] keeps the whole score with which a person who was away at the start begins", () => {
    const table = new Table({ gameType: "RPS_SHOOT" });
    const robots = [table.robot(), table.robot(), table.robot()];
    const bo = table.join("Bo");
    table.start({ includeTutorial: false });
    table.disconnect(bo);
    table.wait(70_000);
    for (let times = 0; times < 2; times++) table.host({ topic: "requestEndGame", body: {} });
    table.start();
    expect(table.state.game?.players).toEqual(robots);
    table.until("ROUND_SUMMARY");
    const lowest = Math.min(...Object.values(table.scores()));
    expect(lowest).toBeGreaterThan(0);
    table.host(autopilot(bo));
    expect(table.scores()[bo]).toBe(lowest);
  });

  it("[SE16] leaves when the person's phone connects again", () => {
    const { table, bo } = threeIn("PROGRAM", { timerMode: "off" });
    table.disconnect(bo);
    table.wait(70_000);
    table.host(autopilot(bo));
    expect(isAutopilot(table, bo)).toBe(true);
    table.connect(bo);
    expect(isAutopilot(table, bo)).toBe(false);
    expect(table.state.clock.robots).toEqual({});
  });

  it("[SE16] leaves at the next heartbeat of a phone that was dark", () => {
    const { table, bo } = boIsGoneForAMinute();
    table.host(autopilot(bo));
    table.silent.delete(bo);
    table.wait(10_000);
    expect(isAutopilot(table, bo)).toBe(false);
  });

  it("[SE16] leaves at the first command of a phone that was dark", () => {
    const { table, bo } = boIsGoneForAMinute();
    table.host(autopilot(bo));
    table.player(bo, { topic: "playerHeartbeat", body: {} });
    expect(isAutopilot(table, bo)).toBe(false);
  });

  it("[SE16] stays while others leave and come back", () => {
    const { table, cy, bo } = boIsGoneForAMinute();
    table.host(autopilot(bo));
    table.disconnect(cy);
    table.connect(cy);
    expect(isAutopilot(table, bo)).toBe(true);
  });

  it("[SE16] leaves when the host switches it off", () => {
    const { table, bo } = boIsGoneForAMinute();
    table.host(autopilot(bo));
    table.host(autopilot(bo, false));
    expect(isAutopilot(table, bo)).toBe(false);
    expect(table.topic("stage").waitingFor[bo]).toBeUndefined();
  });
});

/** Ada and five robots in a long game that could continue without anybody watching. */
function robotsAndAda() {
  const table = new Table();
  const ada = table.join("Ada");
  for (let seat = 0; seat < 5; seat++) table.robot();
  table.start({ includeTutorial: false, numberOfRounds: 7 });
  table.until("PROGRAM");
  return { table, ada };
}

describe("an empty room", () => {
  it("[SE18] sleeps after 5 min with its game, which continues where it was", () => {
    const { table, ada } = robotsAndAda();
    everybodyLeaves(table, ada);
    table.wait(5 * 60_000 - 1);
    expect(table.topic("stage").paused).toBeUndefined();
    table.wait(1);
    expect(table.topic("stage").paused).toBe("asleep");
    const slept = table.state.clock.stage;
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { active: false } });
    table.wait(3 * 60 * 60_000);
    expect(table.state.clock.stage).toEqual(slept);
    table.connect(ada);
    expect(table.topic("stage").paused).toBeUndefined();
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { active: true } });
    table.until("BET");
  });

  it("[SE18] does not sleep while one screen shows it", () => {
    const { table, ada, bo } = twoAtTable();
    table.disconnect(ada);
    table.disconnect(bo);
    table.wait(60 * 60_000);
    expect(table.state.presence.asleep).toBeUndefined();
  });

  it("[SE18] keeps the host's own pause through its sleep", () => {
    const { table, ada } = robotsAndAda();
    table.host({ topic: "pause", body: { paused: true } });
    everybodyLeaves(table, ada);
    table.wait(10 * 60_000);
    table.connect(ada);
    expect(table.topic("stage").paused).toBe("host");
  });

  it("[SE18] closes for good after 24 h", () => {
    const { table, ada } = robotsAndAda();
    everybodyLeaves(table, ada);
    table.wait(24 * 60 * 60_000 - 1);
    expect(table.topic("gameSessionUpdated").active).toBe(true);
    table.wait(1);
    expect(table.topic("gameSessionUpdated").active).toBe(false);
    expect(table.stage).toBe("CLOSED");
    expect(timesSaid(table, "exitGame")).toBe(1);
    expect(table.refusal({ type: "rejoin", playerId: ada })).toBe("game_over");
    expect(table.tryAs(phoneOf(ada), { topic: "playerHeartbeat", body: {} })).toBe("game_over");
  });

  it("[SE18] stays open if somebody looks in once a day", () => {
    const { table, ada } = robotsAndAda();
    everybodyLeaves(table, ada);
    for (let day = 0; day < 3; day++) {
      table.wait(23 * 60 * 60_000);
      table.connect(ada);
      table.disconnect(ada);
    }
    expect(table.topic("gameSessionUpdated").active).toBe(true);
  });
});
