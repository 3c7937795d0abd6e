import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../../src-shared/catalog/defaultSettings.ts";
import type { PlaylistEntry } from "../../../src-shared/catalog/playlist.ts";
import { gameSettingsSchema } from "../../../src-shared/protocol/settings.ts";
import type { Evening } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import { placementPoints } from "../../../src-rooms/session/model/championship.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";

// The toy game replaces two games, so that an evening can have two different ones.
const GAMES = { SYNC_THINK: toyGame, RPS_SHOOT: { ...toyGame, type: "RPS_SHOOT" as const } };
const SYNC: PlaylistEntry = { gameType: "SYNC_THINK", length: 1 };
const RPS: PlaylistEntry = { gameType: "RPS_SHOOT", length: 2 };

/** An evening that Ada hosts from her phone, with Ben and Cleo. */
function evening(entries: readonly PlaylistEntry[] = [SYNC, RPS], handsFree = false) {
  const table = new Table({ gameType: "SYNC_THINK", games: GAMES });
  const ids = [table.join("Ada"), table.join("Ben"), table.join("Cleo")] as const;
  plan(table, entries, handsFree);
  return { table, ids };
}

function planned(entries: readonly PlaylistEntry[], handsFree = false): Command {
  return { topic: "playlist", body: { entries: [...entries], handsFree } };
}

function plan(table: Table, entries: readonly PlaylistEntry[], handsFree = false) {
  table.host(planned(entries, handsFree));
}

const start = (table: Table) => table.host({ topic: "startGame", body: {} });
const view = (table: Table): Evening => table.topic("evening");

/** Plays the running game to its podium; these seats are right in every round. */
function play(table: Table, winners: readonly PlayerId[]): void {
  for (let count = 0; table.stage !== "GAME_END"; count++) {
    if (count > 200) throw new Error(`stuck in ${table.stage}`);
    if (table.stage === "GUESS") for (const id of winners) table.move(id, { guess: 7 });
    table.tick();
  }
}

describe("planning an evening", () => {
  it("[SE60] puts games in order, and the list of coming games may be changed", () => {
    const { table } = evening();
    expect(view(table)).toMatchObject({ next: [SYNC, RPS], played: [], standing: [] });
    plan(table, [RPS, SYNC, RPS], true);
    expect(view(table)).toMatchObject({ next: [RPS, SYNC, RPS], handsFree: true });
    plan(table, []);
    expect(view(table)).toBeUndefined();
  });

  it("[SE60] that is planned and emptied during a game, or on its podium, is no evening", () => {
    for (const until of ["TUTORIAL", "GAME_END"]) {
      const { table, ids } = evening([]);
      start(table);
      if (until === "GAME_END") play(table, [ids[0]]);
      expect(table.stage).toBe(until);
      plan(table, [RPS]);
      plan(table, []);
      expect(view(table)).toBeUndefined();
      play(table, [ids[0]]);
      table.wait(20_000);
      expect(table.stage).toBe("LOBBY");
    }
  });

  it("[SE60] whose list is emptied during its first game ends with that game", () => {
    const { table, ids } = evening([SYNC, RPS]);
    start(table);
    plan(table, []);
    play(table, [ids[0]]);
    table.wait(20_000);
    expect(table.stage).toBe("EVENING_END");
    expect(view(table).played).toHaveLength(1);
  });

  it("[SE60] refuses a game that the host may not open", () => {
    const { table } = evening([]);
    const hostAccess = "everyone" as const;
    table.state = { ...table.state, room: { ...table.state.room, hostAccess } };
    const command = planned([SYNC, { gameType: "HIDE_AND_PEEK", length: 2 }]);
    expect(table.tryAs({ kind: "host" }, command)).toBe("game_not_offered");
    expect(view(table)).toBeUndefined();
  });

  it("[SE60] is for the host alone", () => {
    const { table, ids } = evening([]);
    const command = planned([SYNC]);
    expect(table.tryAs({ kind: "player", playerId: ids[1] }, command)).toBe("not_host");
    expect(table.tryAs({ kind: "player", playerId: ids[0] }, command)).toBe("ok");
  });

  it("[SE61] chooses the first game with its length and the host's settings for the room", () => {
    const { table } = evening([RPS]);
    expect(table.topic("gameSessionUpdated").gameType).toBe("RPS_SHOOT");
    expect(table.topic("gameSettingsUpdated")).toMatchObject({ numberOfRounds: 2 });
    const settings = {
      rating: "adult",
      filterLevel: "none",
      backstage: "hide",
      timerMode: "x2",
    } as const;
    table.host({ topic: "gameSettings", body: { settings } });
    plan(table, [SYNC]);
    expect(table.topic("gameSettingsUpdated")).toEqual({
      ...defaultSettings("SYNC_THINK", "en"),
      ...settings,
      numberOfRounds: 1,
    });
  });

  it("[SE61] keeps the settings of a next game that stays the next, except its length", () => {
    const { table } = evening([RPS]);
    const settings = { wordPackIds: ["own"], includeTutorial: false, numberOfRounds: 4 as const };
    table.host({ topic: "gameSettings", body: { settings } });
    const gameId = table.state.room.chosen?.gameId;
    plan(table, [RPS, SYNC], true);
    expect(table.topic("gameSettingsUpdated")).toMatchObject(settings);
    expect(table.state.room.chosen?.gameId).toBe(gameId);
    plan(table, [{ ...RPS, length: 5 }, SYNC]);
    expect(table.topic("gameSettingsUpdated")).toMatchObject({ ...settings, numberOfRounds: 5 });
    plan(table, [SYNC, RPS]);
    expect(table.topic("gameSettingsUpdated").wordPackIds).toEqual([]);
  });

  it("[SE60] gives no game more rounds than its host could choose", () => {
    const { table } = evening([{ gameType: "RPS_SHOOT", length: 35 }]);
    const settings = table.topic("gameSettingsUpdated");
    expect(settings.numberOfRounds).toBe(7);
    expect(gameSettingsSchema.parse(settings)).toEqual(settings);
  });
});

describe("from game to game", () => {
  it("[SE61] [SE62] one press leads from a podium or the standing to the next game", () => {
    const { table, ids } = evening([SYNC, RPS, SYNC]);
    start(table);
    expect(view(table).next).toEqual([RPS, SYNC]);
    play(table, [ids[0]]);
    start(table);
    expect(table.state.game?.gameType).toBe("RPS_SHOOT");
    play(table, [ids[0]]);
    table.until("STANDING");
    expect(view(table)).toMatchObject({ next: [SYNC] });
    expect(view(table).played).toHaveLength(2);
    table.wait(60 * 60_000);
    expect(table.stage).toBe("STANDING");
    start(table);
    expect(table.state.game?.gameType).toBe("SYNC_THINK");
    // Everybody has already seen how that game works.
    expect(table.stage).not.toBe("TUTORIAL");
  });

  it("[SE32] [SE61] the planned game is next even if the host has to pay before it", () => {
    const { table, ids } = evening([SYNC, RPS]);
    start(table);
    table.do({ type: "payment", paidUntil: table.now });
    play(table, [ids[0]]);
    table.until("STANDING");
    expect(table.tryAs({ kind: "host" }, { topic: "startGame", body: {} })).toBe(
      "subscription_expired",
    );
    table.do({ type: "payment", paidUntil: table.now + 60 * 60_000, status: "complete" });
    expect(table.topic("gameCreated")).toMatchObject({ gameType: "RPS_SHOOT" });
    expect(table.topic("gameSettingsUpdated").numberOfRounds).toBe(RPS.length);
    start(table);
    expect(table.state.game?.gameType).toBe("RPS_SHOOT");
    expect(view(table).next).toEqual([]);
  });

  it("[SE32] [SE61] a planned game of the same type gets its own length and settings after a payment, too", () => {
    const longer = { ...SYNC, length: 4 };
    const { table, ids } = evening([SYNC, longer]);
    table.host({ topic: "gameSettings", body: { settings: { wordPackIds: ["own"] } } });
    start(table);
    table.do({ type: "payment", paidUntil: table.now });
    play(table, [ids[0]]);
    table.until("STANDING");
    table.do({ type: "payment", paidUntil: table.now + 60 * 60_000, status: "complete" });
    const planned = { numberOfRounds: 4, wordPackIds: [] };
    expect(table.topic("gameSettingsUpdated")).toMatchObject(planned);
    // Settings that the host changes from now on stay, however often the room is notified of payments.
    table.host({ topic: "gameSettings", body: { settings: { wordPackIds: ["own"] } } });
    table.do({ type: "payment", paidUntil: table.now + 60 * 60_000, status: "complete" });
    expect(table.topic("gameSettingsUpdated")).toMatchObject({
      ...planned,
      wordPackIds: ["own"],
    });
  });

  it("[SE61] a game chosen by hand takes the place of the next one", () => {
    const { table, ids } = evening([SYNC, RPS, RPS]);
    start(table);
    play(table, [ids[0]]);
    table.host({ topic: "requestNewGameType", body: { gameType: "SYNC_THINK" } });
    expect(table.stage).toBe("STANDING");
    expect(view(table).next).toEqual([{ gameType: "SYNC_THINK", length: 3 }, RPS]);
    start(table);
    expect(table.state.game?.gameType).toBe("SYNC_THINK");
    expect(view(table).next).toEqual([RPS]);
  });

  it("[SE61] the same game once more is an extra", () => {
    const { table, ids } = evening([SYNC, RPS]);
    start(table);
    play(table, [ids[0]]);
    table.host({ topic: "newGameSamePlayers", body: {} });
    expect(table.state.game?.gameType).toBe("SYNC_THINK");
    expect(view(table).next).toEqual([RPS]);
    play(table, [ids[1]]);
    expect(view(table).played).toHaveLength(2);
  });

  it("[SE65] hands-free, the next game starts by itself 15 s after the standing appeared", () => {
    const { table, ids } = evening([SYNC, RPS], true);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    const timer = table.topic("timer");
    expect((timer.endsAt ?? 0) - timer.startedAt).toBe(15_000);
    table.wait(14_900);
    expect(table.stage).toBe("STANDING");
    table.wait(200);
    expect(table.state.game?.gameType).toBe("RPS_SHOOT");
  });

  it("[SE65] the host may switch hands-free off, and on again", () => {
    const { table, ids } = evening([SYNC, RPS], true);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    plan(table, [RPS], false);
    table.wait(60_000);
    expect(table.stage).toBe("STANDING");
    plan(table, [RPS], true);
    table.wait(15_000);
    expect(table.state.game?.gameType).toBe("RPS_SHOOT");
  });

  it("[SE65] planning what comes later does not begin the 15 s again", () => {
    const { table, ids } = evening([SYNC, RPS], true);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    table.wait(10_000);
    plan(table, [RPS, SYNC], true);
    table.wait(5_000);
    expect(table.state.game?.gameType).toBe("RPS_SHOOT");
  });

  it("[SE61] the next game takes as many as it seats: who sat down last watches it, and plays the one after", () => {
    const { table, ids } = evening([SYNC, RPS, SYNC]);
    for (let more = 3; more < 12; more++) table.join(`Guest ${more}`);
    const watching = () =>
      playerIdsOf(table.state.seats).filter((id) => table.state.seats[id]?.audience);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    expect(watching()).toEqual([11, 12]);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    expect(watching()).toEqual([]);
  });

  it("[SE65] nothing starts in an empty room, or with too few players", () => {
    const { table, ids } = evening([SYNC, RPS], true);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    for (const id of ids) table.disconnect(id);
    table.screens(0);
    table.wait(60_000);
    expect(table.stage).toBe("STANDING");
    expect(table.topic("timer")).not.toHaveProperty("endsAt");
    table.screens(1);
    for (const id of ids) table.do({ type: "quit", playerId: id });
    plan(table, [RPS], false);
    plan(table, [RPS], true);
    table.wait(60_000);
    expect(table.stage).toBe("STANDING");
  });
});

describe("the championship", () => {
  it("[SE63] gives the same points for the same place in any game", () => {
    const { table, ids } = evening([SYNC, RPS]);
    const [ada, ben, cleo] = ids;
    const scored: (number | undefined)[] = [];
    for (const winner of [ada, ben]) {
      start(table);
      play(table, [winner]);
      scored.push(table.scores()[winner]);
    }
    // The second game is twice as long.
    expect(scored).toEqual([10, 20]);
    // Those who share second place get the mean of 55 and 10.
    const { played } = table.state.room.evening ?? {};
    expect(played?.map(({ points }) => points)).toEqual([
      { [ada]: 100, [ben]: 33, [cleo]: 33 },
      { [ada]: 33, [ben]: 100, [cleo]: 33 },
    ]);
  });

  it("[SE63] divides the points of the places that players share among them", () => {
    const points = (ranks: readonly number[]) =>
      Object.values(placementPoints(Object.fromEntries(ranks.map((rank, at) => [at + 1, rank]))));
    expect(points([1, 2])).toEqual([100, 10]);
    expect(points([1, 2, 3, 4])).toEqual([100, 70, 40, 10]);
    expect(points([1, 1, 3, 4])).toEqual([85, 85, 40, 10]);
    expect(points([1, 1, 1])).toEqual([55, 55, 55]);
    expect(points([1])).toEqual([100]);
  });

  it("[SE63] counts no points for a game in which nobody got a point", () => {
    const { table } = evening([SYNC, RPS]);
    start(table);
    table.host({ topic: "requestEndGame", body: {} });
    table.until("STANDING");
    expect(view(table)).toMatchObject({ played: [{ winners: [] }], standing: [] });
  });

  it("[SE64] gives latecomers the points of the games they played, and points stay with the seat", () => {
    const { table, ids } = evening([SYNC, RPS]);
    const [ada, ben, cleo] = ids;
    start(table);
    play(table, [ada]);
    table.until("STANDING");
    const dan = table.join("Dan");
    table.do({ type: "quit", playerId: ben });
    expect(view(table).standing.map(({ playerId }) => playerId)).toEqual([ada, ben, cleo]);
    start(table);
    play(table, [dan, cleo]);
    table.do({ type: "rejoin", playerId: ben });
    const lines = view(table).standing.map(({ playerId, points, wins, rank }) => [
      playerId,
      points,
      wins,
      rank,
    ]);
    // Ada 100 + 10; Cleo and Dan share the 100 and 55 of the second game.
    expect(lines).toEqual([
      [cleo, 33 + 78, 1, 1],
      [ada, 110, 1, 2],
      [dan, 78, 1, 3],
      [ben, 33, 0, 4],
    ]);
    expect(view(table).standing.find(({ playerId }) => playerId === ben)).not.toHaveProperty(
      "gained",
    );
  });

  it("[SE64] gives an equal rank for equal points, and leaves out players who were kicked", () => {
    const { table, ids } = evening([SYNC, RPS]);
    const [ada, ben, cleo] = ids;
    start(table);
    play(table, [ada, ben]);
    const ranks = () => view(table).standing.map(({ playerId, rank }) => [playerId, rank]);
    expect(ranks()).toEqual([
      [ada, 1],
      [ben, 1],
      [cleo, 3],
    ]);
    table.host({ topic: "requestPlayerKick", body: { playerId: ben } });
    expect(ranks()).toEqual([
      [ada, 1],
      [cleo, 2],
    ]);
  });
});

describe("the end of an evening", () => {
  function whole() {
    const { table, ids } = evening([SYNC, RPS, SYNC]);
    const [ada, ben, cleo] = ids;
    start(table);
    play(table, [ada]);
    start(table);
    play(table, [ben, cleo]);
    start(table);
    play(table, [ben]);
    return { table, ids };
  }

  it("[SE62] [SE66] is one grand podium, which stays until the host goes on", () => {
    const { table, ids } = whole();
    expect(view(table).isOver).toBe(false);
    start(table);
    expect(table.stage).toBe("EVENING_END");
    const { standing, isOver, awards } = view(table);
    expect(isOver).toBe(true);
    expect(standing[0]).toMatchObject({ playerId: ids[1], rank: 1, wins: 2 });
    expect(awards).toContainEqual({ kind: "wins", playerIds: [ids[1]], value: 2 });
    table.wait(60 * 60_000);
    expect(table.stage).toBe("EVENING_END");
    table.host({ topic: "endEvening", body: {} });
    expect(table.stage).toBe("LOBBY");
    expect(view(table)).toBeUndefined();
  });

  it("[SE62] [SE66] is not followed by a game if the host presses start late or twice", () => {
    const { table } = whole();
    table.wait(20_000);
    expect(table.stage).toBe("EVENING_END");
    const { standing } = view(table);
    start(table);
    expect(table.stage).toBe("EVENING_END");
    expect(view(table)).toMatchObject({ isOver: true, standing });
  });

  it("[SE62] comes by itself after the last podium", () => {
    const { table } = whole();
    table.wait(20_000);
    expect(table.stage).toBe("EVENING_END");
  });

  it("[SE66] honours people, but not robots", () => {
    const table = new Table({ gameType: "SYNC_THINK", games: GAMES });
    const robots = [table.robot(), table.robot()];
    table.join("Ada");
    plan(table, [SYNC, SYNC]);
    start(table);
    play(table, []);
    start(table);
    play(table, []);
    start(table);
    const honoured = view(table).awards.flatMap(({ playerIds }) => playerIds);
    expect(table.stage).toBe("EVENING_END");
    for (const robot of robots) expect(honoured).not.toContain(robot);
  });

  it("[SE63] [SE66] honours the same people even if nobody got a point in one more game", () => {
    const honours = (pointless?: number) => {
      const games = pointless === undefined ? [SYNC, SYNC, SYNC] : [SYNC, SYNC, SYNC, SYNC];
      const { table, ids } = evening(games);
      const [ada, ben, cleo] = ids;
      const winners = [[ada, ben], [cleo], [cleo]];
      for (let game = 0; game < games.length; game++) {
        start(table);
        if (game === pointless) table.host({ topic: "requestEndGame", body: {} });
        else play(table, winners.shift() ?? []);
      }
      start(table);
      return { awards: view(table).awards, ids };
    };
    const { awards, ids } = honours();
    const [ada, ben, cleo] = ids;
    expect(awards).toContainEqual({ kind: "climber", playerIds: [cleo], value: 2 });
    expect(awards).toContainEqual({ kind: "steady", playerIds: [ada, ben], value: 1 });
    expect(honours(0).awards).toEqual(awards);
    expect(honours(3).awards).toEqual(awards);
  });

  it("[SE66] may come early, but not in the middle of a game", () => {
    const { table, ids } = evening([SYNC, RPS, SYNC]);
    const end = { topic: "endEvening", body: {} } as const;
    start(table);
    expect(table.tryAs({ kind: "host" }, end)).toBe("game_running");
    play(table, [ids[0]]);
    table.host(end);
    expect(table.stage).toBe("EVENING_END");
    expect(view(table).next).toEqual([]);
    table.host(end);
    expect(table.tryAs({ kind: "host" }, end)).toBe("not_found");
  });

  it("[SE66] has no grand podium before its first game", () => {
    const { table } = evening([SYNC, RPS]);
    table.host({ topic: "endEvening", body: {} });
    expect([table.stage, view(table)]).toEqual(["LOBBY", undefined]);
  });

  it("[SE66] stays when two devices end the evening at the same moment", () => {
    const { table, ids } = evening([SYNC, RPS]);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    const { stageId } = table.topic("stage");
    table.host({ topic: "endEvening", body: { stageId } });
    table.player(ids[0], { topic: "endEvening", body: { stageId } });
    expect(table.stage).toBe("EVENING_END");
    expect(view(table)).toMatchObject({ isOver: true });
    // Going on from the grand podium is another press.
    const podium = table.topic("stage").stageId;
    table.host({ topic: "endEvening", body: { stageId: podium } });
    expect([table.stage, view(table)]).toEqual(["LOBBY", undefined]);
  });

  it("[SE66] comes although the podium's time is up just as the host ends the evening", () => {
    const { table, ids } = evening([SYNC, RPS]);
    start(table);
    play(table, [ids[0]]);
    const { stageId } = table.topic("stage");
    table.until("STANDING");
    table.host({ topic: "endEvening", body: { stageId } });
    expect(table.stage).toBe("EVENING_END");
  });

  it("[SE60] [SE66] stays when two devices empty the list at the same moment", () => {
    const { table, ids } = evening([SYNC, RPS]);
    start(table);
    play(table, [ids[0]]);
    table.until("STANDING");
    plan(table, []);
    table.player(ids[0], planned([]));
    expect(table.stage).toBe("EVENING_END");
    expect(view(table)).toMatchObject({ isOver: true });
  });

  it("[SE66] may be followed by another game, or another evening", () => {
    const { table } = whole();
    table.wait(20_000);
    table.host({ topic: "requestNewGameType", body: { gameType: "RPS_SHOOT" } });
    expect([table.stage, view(table)]).toEqual(["LOBBY", undefined]);
    const again = whole().table;
    again.wait(20_000);
    plan(again, [RPS]);
    expect(again.stage).toBe("LOBBY");
    expect(view(again)).toMatchObject({ played: [], next: [RPS], isOver: false });
  });

  it("[PR19] [SE66] an evening replays exactly from its journal", () => {
    const { table } = whole();
    table.wait(20_000);
    expect(replayed(table)).toEqual(table.state);
  });
});

describe("the night's reel", () => {
  const told = (table: Table) =>
    table.outbox.flatMap((row) => (row.kind === "reel" ? [row.body] : []));

  it("[SE67] appears after the first game, for every screen and D1", () => {
    const { table, ids } = evening([SYNC]);
    expect(table.topic("reel")).toEqual({ on: true });
    start(table);
    expect(told(table)).toEqual([]);
    play(table, [ids[0]]);
    expect(table.topic("reel")).toEqual({ on: true, reelId: "reel-of-this-table" });
    expect(told(table).at(-1)).toMatchObject({
      on: true,
      leftOut: [],
      reelId: "reel-of-this-table",
    });
    table.wait(20_000);
    expect(told(table).at(-1)).toMatchObject({ evening: { isOver: true } });
  });

  it("[SE68] leaves out players who do not want to be in it, before or after the game", () => {
    const { table, ids } = evening([SYNC]);
    const [ada, ben] = ids;
    table.player(ben, { topic: "reel", body: { on: false } });
    expect(told(table)).toEqual([]);
    start(table);
    play(table, [ada]);
    expect(told(table).at(-1)).toMatchObject({ leftOut: [ben] });
    table.player(ada, { topic: "reel", body: { on: false } });
    table.player(ben, { topic: "reel", body: { on: true } });
    expect(told(table).at(-1)).toMatchObject({ leftOut: [ada] });
  });

  it("[SE68] tells every screen who does not want to be in it, even if they left", () => {
    const { table, ids } = evening([SYNC]);
    const [ada, ben] = ids;
    start(table);
    play(table, [ada]);
    expect(table.topic("gameEnd").leftOut).toBeUndefined();
    table.player(ben, { topic: "reel", body: { on: false } });
    table.do({ type: "quit", playerId: ben });
    expect(table.topic("sessionPlayersUpdated")).not.toHaveProperty(String(ben));
    expect(table.topic("gameEnd").leftOut).toEqual([ben]);
  });

  it("[SE68] is not made if the host wants none, and is removed when they change their mind", () => {
    const { table, ids } = evening([SYNC, SYNC]);
    const keep = (on: boolean) => table.host({ topic: "keepReel", body: { on } });
    keep(false);
    start(table);
    play(table, [ids[0]]);
    expect([told(table), table.topic("reel")]).toEqual([[], { on: false }]);
    keep(true);
    start(table);
    play(table, [ids[0]]);
    expect(told(table).at(-1)).toMatchObject({ on: true });
    keep(false);
    expect(told(table).at(-1)).toMatchObject({ on: false });
    expect(table.topic("reel")).toEqual({ on: false });
  });

  it("[SE68] appears immediately when the host wants one after all, and can still leave players out", () => {
    const { table, ids } = evening([SYNC]);
    const keep = (on: boolean) => table.host({ topic: "keepReel", body: { on } });
    keep(false);
    start(table);
    play(table, [ids[0]]);
    keep(true);
    expect(table.topic("reel")).toEqual({ on: true, reelId: "reel-of-this-table" });
    table.wait(20_000);
    expect(table.stage).toBe("EVENING_END");
    table.player(ids[1], { topic: "reel", body: { on: false } });
    expect(told(table).at(-1)).toMatchObject({ on: true, leftOut: [ids[1]] });
  });
});
