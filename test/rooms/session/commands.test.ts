import { describe, expect, it } from "vitest";
import type { GameSettingsPatch } from "../../../src-shared/catalog/settings.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import { duelIn, phoneOf, programAll, ROCKS, STAGES, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

const HOST = { kind: "host" } as const;

function settings(change: GameSettingsPatch): Command {
  return { topic: "gameSettings", body: { settings: change } };
}

function another(gameType: "RPS_SHOOT" | "SNAPTION"): Command {
  return { topic: "requestNewGameType", body: { gameType } };
}

describe("a command of an earlier stage", () => {
  it("[PR14] is refused, even if the next stage has the same name", () => {
    const { table, ada } = duelIn("BET");
    const { stageId } = table.state.clock.stage;
    table.until("SHOOT");
    table.until("BET");
    const bet: Command = { topic: "move", body: { stageId, move: { type: "bet", call: "WIN" } } };
    expect(table.tryAs(phoneOf(ada), bet)).toBe("stage_over");
    expect(table.tryAs(HOST, { topic: "requestSkipTimer", body: { stageId } })).toBe("stage_over");
    expect(table.tryAs(HOST, { topic: "requestNextStage", body: { stageId } })).toBe("stage_over");
    expect(table.tryAs(phoneOf(ada), { topic: "ready", body: { stageId } })).toBe("stage_over");
  });

  it("[PR14] does not end the next stage when two people skip at the same time", () => {
    const { table, ada } = duelIn("BET");
    const skip: Command = {
      topic: "requestSkipTimer",
      body: { stageId: table.state.clock.stage.stageId },
    };
    expect(table.tryAs(HOST, skip)).toBe("ok");
    expect(table.tryAs(phoneOf(ada), skip)).toBe("stage_over");
    expect(table.stage).toBe("SHOOT");
  });

  it("[PR14] for a second OK in the tutorial does not count again", () => {
    const { table, ada } = duelIn("TUTORIAL");
    const { stageId } = table.state.clock.stage;
    table.player(ada, { topic: "ready", body: { stageId } });
    table.player(ada, { topic: "ready", body: { stageId } });
    expect(table.state.clock.ready).toEqual([ada]);
  });
});

describe("a move", () => {
  it.each(["TUTORIAL", "ROUND_INTRO", "SHOOT", "ROUND_SUMMARY", "GAME_END"])(
    "[SE9] is refused in %s, where nobody acts",
    (stage) => {
      const { table, ada } = duelIn(stage, { numberOfRounds: 1 });
      expect(table.move(ada, { type: "bet", call: "WIN" })).toBe("stage_over");
      expect(table.move(ada, { type: "program", battle: 1, moves: ROCKS })).toBe("stage_over");
    },
  );

  it("[SE9] is refused in the lobby, and if it is not valid", () => {
    const { table, ada } = twoAtTable();
    expect(table.move(ada, { type: "bet", call: "WIN" })).toBe("no_game_running");
    table.start({ includeTutorial: false });
    table.until("PROGRAM");
    for (const move of [undefined, null, 7, "ROCK", {}, { type: "bet", call: "DRAW" }]) {
      expect(table.move(ada, move)).toBe("invalid_move");
    }
    expect(table.move(ada, { type: "program", battle: 9, moves: ROCKS })).toBe("invalid_move");
  });

  it("[SE9] changes nothing at all if it is refused", () => {
    const { table, ada } = duelIn("PROGRAM");
    const before = table.state;
    table.move(ada, { type: "program", battle: 9, moves: ROCKS });
    expect(table.state).toBe(before);
  });
});

describe("settings", () => {
  const RULES: GameSettingsPatch[] = [
    { numberOfRounds: 7 },
    { maxScore: 5 },
    { includeTutorial: false },
    { language: "pl" },
    { wordPackIds: ["mine"] },
    { timerMode: "x2", numberOfTurns: 1 },
  ];

  it.each(STAGES.slice(0, -1))("[SE13] that change the rules are refused in %s", (stage) => {
    const { table } = duelIn(stage);
    const before = table.topic("gameSettingsUpdated");
    for (const change of RULES) expect(table.tryAs(HOST, settings(change))).toBe("game_running");
    expect(table.topic("gameSettingsUpdated")).toEqual(before);
    expect(table.tryAs(HOST, settings({ musicEnabled: false, timerMode: "x2" }))).toBe("ok");
    expect(table.state.game?.settings).toMatchObject({ musicEnabled: false, timerMode: "x2" });
  });

  it.each(["LOBBY", "GAME_END"])("[SE13] are free to change in %s", (stage) => {
    const { table } = stage === "LOBBY" ? twoAtTable() : duelIn(stage, { numberOfRounds: 1 });
    for (const change of RULES) expect(table.tryAs(HOST, settings(change))).toBe("ok");
    expect(table.topic("gameSettingsUpdated")).toMatchObject({ maxScore: 5, numberOfRounds: 7 });
  });

  it("[SE13] need a chosen game", () => {
    const table = new Table();
    const { chosen: _chosen, ...unchosen } = table.state.room;
    table.state = { ...table.state, room: unchosen };
    expect(table.tryAs(HOST, settings({ musicEnabled: false }))).toBe("no_game_running");
    expect(table.tryAs(HOST, { topic: "startGame", body: {} })).toBe("game_not_playable");
  });
});

describe("another game", () => {
  it("[SE14] is chosen in the lobby and at the podium, and keeps music and timer mode", () => {
    for (const stage of ["LOBBY", "GAME_END"]) {
      const { table } = stage === "LOBBY" ? twoAtTable() : duelIn(stage, { numberOfRounds: 1 });
      const first = table.topic("gameCreated").gameId;
      table.host(settings({ musicEnabled: false, timerMode: "x2", numberOfRounds: 5 }));
      table.host(another("RPS_SHOOT"));
      expect(table.stage).toBe("LOBBY");
      expect(table.topic("gameCreated").gameId).not.toBe(first);
      expect(table.topic("gameSettingsUpdated")).toMatchObject({
        musicEnabled: false,
        timerMode: "x2",
        numberOfRounds: 3,
      });
    }
  });

  it.each(STAGES.slice(0, -1))("[SE14] cannot be chosen in %s", (stage) => {
    const { table } = duelIn(stage);
    expect(table.tryAs(HOST, another("RPS_SHOOT"))).toBe("game_running");
  });

  it("[SE14] must be one that this build can play", () => {
    const { SNAPTION: _left, ...games } = GAMES;
    const { table } = twoAtTable({ games });
    expect(table.tryAs(HOST, another("SNAPTION"))).toBe("game_not_playable");
    const create = { type: "createGame", actor: HOST, settings: {} } as const;
    expect(table.refusal({ ...create, gameType: "SNAPTION" })).toBe("game_not_playable");
    table.do({ ...create, gameType: "RPS_SHOOT", settings: { numberOfRounds: 2 } });
    expect(table.topic("gameSettingsUpdated").numberOfRounds).toBe(2);
  });
});

describe("a room that its host closes", () => {
  it.each(["LOBBY", ...STAGES])("[SE18] in %s disconnects everybody, once", (stage) => {
    const { table, ada } = stage === "LOBBY" ? twoAtTable() : duelIn(stage, { numberOfRounds: 1 });
    if (stage === "PROGRAM") programAll(table, ada, ROCKS);
    const { closings } = table.host({ topic: "exitGame", body: {} });
    expect(closings).toEqual([{ who: "everyone", code: 4410 }]);
    expect(table.stage).toBe("CLOSED");
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { active: false } });
    const ended = table.outbox.filter(({ kind }) => kind === "gameEnded");
    expect(ended).toHaveLength(stage === "LOBBY" ? 0 : 1);
    expect(table.tryAs(HOST, { topic: "startGame", body: {} })).toBe("game_over");
    expect(table.tick()).toBe(false);
  });
});
