import { describe, expect, it } from "vitest";
import { ranksOf } from "../../../src-rooms/session/model/scores.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { duelIn, PAPERS, phoneOf, programAll, ROCKS, STAGES } from "../../support/stories.ts";
import { threeIn, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

/** Ada wins everything in every battle of this round, and nobody bets. */
function adaSweepsTheRound(table: Table, ada: PlayerId, bo: PlayerId): void {
  table.until("PROGRAM");
  programAll(table, ada, PAPERS);
  programAll(table, bo, ROCKS);
  table.until("ROUND_SUMMARY");
}

/** Ranks of seats with these scores, in the same order. */
function ranks(scores: readonly number[]): number[] {
  return Object.values(ranksOf(Object.fromEntries(scores.map((score, at) => [at + 1, score]))));
}

describe("the end of a game", () => {
  it.each([1, 2, 5])("[SE13] comes after %i rounds when the host chose that many", (rounds) => {
    const { table } = duelIn("GAME_END", { numberOfRounds: rounds });
    expect(table.state.game?.round.roundCount).toBe(rounds);
    expect(table.outbox.filter(({ kind }) => kind === "gameEnded")).toHaveLength(1);
  });

  it("[SE13] comes after the round in which somebody reached the score to win", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { numberOfRounds: 7, maxScore: 4_000 });
    adaSweepsTheRound(table, ada, bo);
    expect(table.scores()[ada]).toBe(2_100);
    adaSweepsTheRound(table, ada, bo);
    expect(table.scores()[ada]).toBe(6_300);
    table.wait(8_000);
    expect(table.stage).toBe("GAME_END");
  });

  it("[SE13] comes no earlier if the host set no score: all rounds are played", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { numberOfRounds: 5 });
    for (let round = 1; round <= 5; round++) {
      expect(table.state.game?.round.roundCount).toBe(round);
      adaSweepsTheRound(table, ada, bo);
      table.until(round < 5 ? "PROGRAM" : "GAME_END");
    }
    expect(table.scores()[ada]).toBeGreaterThan(10_000);
  });

  it.each(STAGES.slice(0, -1))("[SE13] comes immediately in %s when the host ends it", (stage) => {
    const { table, ada, bo } = duelIn(stage);
    const scores = table.scores();
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.stage).toBe("GAME_END");
    const { podium } = table.topic("gameEnd");
    expect(new Set(podium.map(({ playerId }) => playerId))).toEqual(new Set([ada, bo]));
    for (const { playerId, score } of podium) expect(score).toBe(scores[playerId]);
    expect(table.topic("isGameOver")).toBe(true);
    expect(table.outbox.at(-1)).toMatchObject({ kind: "gameEnded" });
  });

  it("[PR14] a command to end a game that is already over does not end its podium", () => {
    const { table } = duelIn("ROUND_SUMMARY", { numberOfRounds: 1 });
    const { gameId } = table.topic("gameCreated");
    const end = { topic: "requestEndGame", body: { gameId } } as const;
    table.until("GAME_END");
    // Before it arrived the last round ended by itself, or a remote was quicker.
    expect(table.tryAs({ kind: "host" }, end)).toBe("stage_over");
    expect(table.stage).toBe("GAME_END");
    const now = { gameId: table.topic("gameCreated").gameId };
    expect(table.tryAs({ kind: "host" }, { topic: "requestEndGame", body: now })).toBe("ok");
    expect(table.stage).toBe("LOBBY");
  });

  it("[PR14] a game or a pause that a host asked for in an outage does not come after another game", () => {
    const { table } = duelIn("ROUND_SUMMARY", { numberOfRounds: 1 });
    const running = table.topic("gameCreated").gameId;
    table.until("GAME_END");
    const pause = { topic: "pause", body: { paused: true, gameId: running } } as const;
    expect(table.tryAs({ kind: "host" }, pause)).toBe("stage_over");
    const { gameId } = table.topic("gameCreated");
    const again = { topic: "newGameSamePlayers", body: { gameId } } as const;
    const start = { topic: "startGame", body: { gameId } } as const;
    // Meanwhile a remote began that game, and it is over.
    table.host(again);
    expect(table.tryAs({ kind: "host" }, again)).toBe("game_running");
    expect(table.tryAs({ kind: "host" }, start)).toBe("game_running");
    table.until("GAME_END");
    for (const late of [again, start]) {
      expect(table.tryAs({ kind: "host" }, late)).toBe("stage_over");
    }
    expect(table.stage).toBe("GAME_END");
    table.until("LOBBY");
    expect(table.tryAs({ kind: "host" }, start)).toBe("stage_over");
    const next = { gameId: table.topic("gameCreated").gameId };
    expect(table.tryAs({ kind: "host" }, { topic: "startGame", body: next })).toBe("ok");
  });

  it("[SE13] a command to end the game leaves the podium, and is refused without a game", () => {
    const { table } = duelIn("GAME_END", { numberOfRounds: 1 });
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.stage).toBe("LOBBY");
    const end = { topic: "requestEndGame", body: {} } as const;
    expect(table.tryAs({ kind: "host" }, end)).toBe("no_game_running");
  });

  it("[SE13] shares ranks on ties and skips the next one", () => {
    expect(ranks([50, 50, 20])).toEqual([1, 1, 3]);
    expect(ranks([0, 0, 0])).toEqual([1, 1, 1]);
    expect(ranks([10, 30, 20, 30, 20])).toEqual([5, 1, 3, 1, 3]);
  });

  it("[SE13] lists people before robots of the same rank", () => {
    const table = new Table();
    const robot = table.robot();
    const ada = table.join("Ada");
    table.start();
    table.host({ topic: "requestEndGame", body: {} });
    const { podium } = table.topic("gameEnd");
    expect(podium.map(({ playerId, rank }) => [playerId, rank])).toEqual([
      [ada, 1],
      [robot, 1],
    ]);
  });

  it("[SE13] is reported with the accounts behind the seats", () => {
    const table = new Table();
    const ada = table.join("Ada", { userId: "user-ada" });
    table.join("Bo");
    table.start();
    table.host({ topic: "requestEndGame", body: {} });
    expect(table.outbox.at(-1)).toMatchObject({ body: { users: { [ada]: "user-ada" } } });
  });
});

describe("another game with the same players", () => {
  it.each(["GAME_END", "LOBBY"])(
    "[SE14] starts from %s with scores of 0, without a tutorial",
    (stage) => {
      const { table, ada, bo } = duelIn("PROGRAM", { numberOfRounds: 1 });
      const seats = table.topic("sessionPlayersUpdated");
      adaSweepsTheRound(table, ada, bo);
      table.until(stage);
      const { gameId } = table.topic("gameEnd");
      table.host({ topic: "gameSettings", body: { settings: { includeTutorial: true } } });
      table.host({ topic: "newGameSamePlayers", body: {} });
      expect(table.events.some(({ topic }) => topic === "newGameSamePlayers")).toBe(true);
      expect(table.stage).toBe("ROUND_INTRO");
      expect(table.scores()).toEqual({ [ada]: 0, [bo]: 0 });
      expect(table.topic("sessionPlayersUpdated")).toEqual(seats);
      expect(table.topic("gameEnd")).toBeUndefined();
      expect(table.topic("gameCreated").gameId).not.toBe(gameId);
      expect(table.topic("listenNewRound").roundCount).toBe(1);
    },
  );

  it.each(["GAME_END", "LOBBY"])(
    "[SE14] explains a game that they have not played, chosen at %s instead of the last one",
    (stage) => {
      const { table } = duelIn(stage, { numberOfRounds: 1 });
      table.host({ topic: "requestNewGameType", body: { gameType: "SYNC_THINK" } });
      table.host({ topic: "newGameSamePlayers", body: {} });
      expect(table.state.game?.gameType).toBe("SYNC_THINK");
      expect(table.stage).toBe("TUTORIAL");
    },
  );

  it.each(STAGES.slice(0, -1))("[SE14] cannot start while one is in %s", (stage) => {
    const { table } = duelIn(stage);
    const again = { topic: "newGameSamePlayers", body: {} } as const;
    expect(table.tryAs({ kind: "host" }, again)).toBe("game_running");
    expect(table.tryAs({ kind: "host" }, { topic: "startGame", body: {} })).toBe("game_running");
  });

  it("[SE14] keeps the settings that were played", () => {
    const { table } = duelIn("GAME_END", { numberOfRounds: 1, timerMode: "x2" });
    table.host({ topic: "newGameSamePlayers", body: {} });
    expect(table.topic("gameSettingsUpdated")).toMatchObject({
      numberOfRounds: 1,
      timerMode: "x2",
    });
  });

  it("[SE14] is refused when too few are left", () => {
    const { table, bo } = duelIn("GAME_END", { numberOfRounds: 1 });
    table.do({ type: "quit", playerId: bo });
    const again = { topic: "newGameSamePlayers", body: {} } as const;
    expect(table.tryAs({ kind: "host" }, again)).toBe("not_enough_players");
    expect(table.stage).toBe("GAME_END");
  });
});

describe("a player who is kicked", () => {
  it.each(["LOBBY", ...STAGES])("[SE3] in %s is out, and the others play on", (stage) => {
    const { table, cy } =
      stage === "LOBBY"
        ? { ...twoAtTable(), cy: undefined }
        : threeIn(stage, { numberOfRounds: 1 });
    const out = cy ?? table.join("Cy");
    const { closings } = table.host({ topic: "requestPlayerKick", body: { playerId: out } });
    expect(closings).toEqual([{ who: out, code: 4403 }]);
    expect(table.events).toContainEqual({ topic: "playerKicked", body: { playerId: out } });
    expect(table.topic("sessionPlayersUpdated")[out]).toBeUndefined();
    expect(table.topic("stage").waitingFor[out]).toBeUndefined();
    expect(table.tryAs(phoneOf(out), { topic: "playerHeartbeat", body: {} })).toBe("kicked");
    const again = { topic: "requestPlayerKick", body: { playerId: out } } as const;
    expect(table.tryAs({ kind: "host" }, again)).toBe("player_not_found");
    if (stage === "LOBBY") table.start({ numberOfRounds: 1 });
    if (stage !== "GAME_END") table.until("GAME_END");
    expect(table.state.room.lastGame?.podium.length).toBe(stage === "LOBBY" ? 2 : 3);
  });

  it("[SE3] may be a robot", () => {
    const { table } = duelIn("BET");
    const robot = table.robot();
    table.host({ topic: "requestPlayerKick", body: { playerId: robot } });
    expect(table.state.clock.robots).toEqual({});
    table.until("SHOOT");
  });
});

describe("what a room has shown", () => {
  /** Plays a game of estimates to its end and returns the ids of its questions. */
  function playEstimates(table: Table): string[] {
    table.until("GAME_END");
    const { highlights } = table.topic("gameEnd");
    // SAFETY: this table plays EXPERIMENTS.
    const { answered } = highlights as { answered: readonly { questionId: string }[] };
    return answered.map(({ questionId }) => questionId);
  }

  it("[SE80] is remembered of all its games, the latest last, and of one game apart from another", () => {
    const table = new Table({ gameType: "EXPERIMENTS" });
    for (const name of ["Ada", "Bo"]) table.join(name);
    const settings = { includeTutorial: false, numberOfRounds: 1, maxScore: 1_000_000 };
    table.start(settings);
    const first = playEstimates(table);
    table.until("LOBBY");
    table.start(settings);
    const second = playEstimates(table);
    expect(table.state.room.usedContent).toEqual({ EXPERIMENTS: [...first, ...second] });
    expect(new Set([...first, ...second]).size).toBe(6);
  });

  it("[SE80] is remembered once each, where it was shown last, and not without end", () => {
    const table = new Table({ gameType: "EXPERIMENTS" });
    for (const name of ["Ada", "Bo"]) table.join(name);
    table.start({ includeTutorial: false, numberOfRounds: 1, maxScore: 1_000_000 });
    const { game } = table.state;
    if (!game) throw new Error("no game is running");
    // SAFETY: this table plays EXPERIMENTS.
    const [next = ""] = (game.state as { deck: readonly string[] }).deck;
    const old = Array.from({ length: 999 }, (_, at) => `old ${at}`);
    const usedContent = { EXPERIMENTS: [next, ...old] };
    table.state = { ...table.state, room: { ...table.state.room, usedContent } };
    const shown = playEstimates(table);
    expect(shown).toContain(next);
    expect(table.state.room.usedContent?.EXPERIMENTS).toEqual([...old.slice(2), ...shown]);
  });
});
