import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RpsPrivate, RpsShared } from "../../../src-rooms/games/rps-shoot/types.ts";
import { apply, isRefusal } from "../../../src-rooms/session/session.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import type { JournalFile } from "../../../src-rooms/session/model/inputs.ts";
import { TUTORIAL_MS } from "../../../src-shared/catalog/limits.ts";
import { clock } from "./clock.ts";
import { Party, type Device } from "./party.ts";
import { database, model } from "./worker.ts";

beforeEach(() => {
  database.rows.length = 0;
  database.packs.length = 0;
  database.paidUntil = undefined;
  database.fails = false;
  database.hangs = false;
});

const HANDS = ["ROCK", "PAPER", "SCISSORS"] as const;

/** Programs every battle of this phone, evicting the room before each move. */
async function program(party: Party, phone: Device, evict: boolean): Promise<void> {
  const { programs } = phone.topics.hand as RpsPrivate;
  for (const battle of Object.keys(programs)) {
    if (evict) await party.sleep();
    expect(await phone.move({ type: "program", battle: Number(battle), moves: HANDS })).toBe("ack");
  }
}

/** Plays a whole game of one round with two phones; with `evict` the room sleeps between all steps. */
async function playThrough(evict: boolean): Promise<{ tv: Device; ada: Device; party: Party }> {
  const party = await Party.open();
  const tv = await party.tv();
  const ada = await party.phone(await party.seat("Ada", 0));
  const bo = await party.phone(await party.seat("Bo", 1));
  const sleep = async () => {
    if (evict) await party.sleep();
  };
  await sleep();
  await tv.say("gameSettings", { settings: { numberOfRounds: 1, includeTutorial: true } });
  await sleep();
  await tv.say("startGame", {});
  await Promise.all([tv, ada, bo].map((device) => device.stage("TUTORIAL")));
  for (const phone of [ada, bo]) {
    await sleep();
    expect(await phone.say("ready", { stageId: phone.topics.stage?.stageId ?? 0 })).toBe("ack");
  }
  for (let count = 0; tv.topics.stage?.name !== "GAME_END"; count++) {
    if (count > 40) throw new Error(`stuck in ${tv.topics.stage?.name}`);
    await sleep();
    const stageId = tv.topics.stage?.stageId ?? 0;
    const name = tv.topics.stage?.name;
    if (name === "PROGRAM") {
      await program(party, ada, evict);
      await program(party, bo, evict);
    }
    if (name === "BET") {
      await sleep();
      await ada.move({ type: "bet", call: "TIE" });
    }
    expect(await tv.say("requestNextStage", { stageId })).toBe("ack");
    await Promise.all(
      [ada, bo].map((device) => device.until(() => device.topics.stage?.stageId !== stageId)),
    );
  }
  return { tv, ada, party };
}

const points = ({ tv }: { tv: Device }) =>
  tv.topics.gameEnd?.podium.map(({ alias, score, rank }) => ({ alias, score, rank }));

describe("a room that falls asleep", () => {
  it("[PR18] plays a whole game with an eviction between all steps as it does awake", async () => {
    const awake = await playThrough(false);
    const asleep = await playThrough(true);
    expect(points(asleep)).toEqual(points(awake));
    expect(points(awake)).toHaveLength(2);
    expect(asleep.ada.topics.stage?.name).toBe("GAME_END");
  });

  it("[PR11] sends every socket a snapshot first after waking", async () => {
    const party = await Party.open();
    const tv = await party.tv();
    const ada = await party.phone(await party.seat("Ada"));
    await party.evict();
    const before = tv.frames.length;
    await ada.say("reaction", { reaction: "love" });
    await tv.until(() => tv.frames.length > before);
    expect(tv.frames[before]).toMatchObject({ topic: "snapshot", seq: 1 });
  });

  it("stores nothing of one-off events and requests, and sends an event once", async () => {
    const party = await Party.open();
    const tv = await party.tv();
    const ada = await party.phone(await party.seat("Ada"));
    const rows = () =>
      runInDurableObject(party.object(), (_room, { storage }) =>
        storage.sql.exec("SELECT count(*) AS count FROM journal").one(),
      );
    const before = await rows();
    expect(await ada.say("reaction", { reaction: "love" })).toBe("ack");
    expect(await ada.say("playerHeartbeat", {})).toBe("ack");
    expect(await ada.say("reaction", { reaction: "wow" }, "again")).toBe("ack");
    expect(await ada.say("reaction", { reaction: "wow" }, "again")).toBe("ack");
    expect(await ada.say("requestTimer", {})).toBe("ack");
    expect(await rows()).toEqual(before);
    expect(await tv.say("requestTimer", {})).toBe("ack");
    const wows = tv.frames.filter((frame) => JSON.stringify(frame).includes('"wow"'));
    expect(wows).toHaveLength(1);
  });

  it("[PR18] processes a deadline that passed in its sleep once", async () => {
    const party = await Party.open();
    const tv = await party.tv();
    await party.phone(await party.seat("Ada", 0));
    await party.phone(await party.seat("Bo", 1));
    await tv.say("gameSettings", { settings: { includeTutorial: false } });
    await tv.say("startGame", {});
    await tv.stage("ROUND_INTRO");
    await party.evict();
    await party.pass(4_001);
    await tv.stage("PROGRAM");
    const stageId = tv.topics.stage?.stageId;
    await party.evict();
    await party.pass(1);
    await tv.say("requestTimer", {});
    expect(tv.topics.stage?.stageId).toBe(stageId);
  });

  it("[PR18] shows the same view after any number of evictions", async () => {
    const party = await Party.open();
    const tv = await party.tv();
    const ada = await party.phone(await party.seat("Ada", 0));
    await party.phone(await party.seat("Bo", 1));
    await tv.say("gameSettings", { settings: { includeTutorial: false } });
    await tv.say("startGame", {});
    await party.pass(4_001);
    await ada.stage("PROGRAM");
    await ada.move({ type: "program", battle: 1, moves: HANDS });
    const before = { shared: tv.topics.stage?.view as RpsShared, hand: ada.topics.hand };
    for (let count = 0; count < 3; count++) {
      await party.evict();
      await tv.say("requestTimer", {});
      await ada.say("requestTimer", {});
    }
    expect({ shared: tv.topics.stage?.view, hand: ada.topics.hand }).toEqual(before);
  });
});

describe("what a room remembers", () => {
  it("[PR13] applies a command once, even if it is sent again after an eviction", async () => {
    const party = await Party.open();
    const tv = await party.tv();
    expect(await tv.say("requestAddAiPlayer", {}, "the-same")).toBe("ack");
    expect(await tv.say("requestAddAiPlayer", {}, "the-same")).toBe("ack");
    await party.evict();
    expect(await tv.say("requestAddAiPlayer", {}, "the-same")).toBe("ack");
    expect(Object.keys(tv.topics.sessionPlayersUpdated ?? {})).toHaveLength(1);
    expect(await tv.say("requestAddAiPlayer", {}, "another")).toBe("ack");
    expect(Object.keys(tv.topics.sessionPlayersUpdated ?? {})).toHaveLength(2);
  });

  it("[PR19] exports a journal whose replay ends in the stored state", async () => {
    const { party, tv } = await playThrough(true);
    const stub = await party.stub();
    expect(await stub.exportJournal("operator")).toEqual({ ok: false, code: "game_running" });
    await tv.say("requestNextStage", { stageId: tv.topics.stage?.stageId ?? 0 });
    await tv.stage("LOBBY");
    const answer = await stub.exportJournal("operator");
    if (!answer.ok) throw new Error(answer.code);
    const file = JSON.parse(answer.value) as JournalFile;
    let state = file.baseline;
    for (const { at, input } of file.inputs) {
      const outcome = apply(state, input, { now: at, games: GAMES });
      if (isRefusal(outcome)) throw new Error(outcome.refused);
      state = outcome.state;
    }
    expect(JSON.parse(JSON.stringify(state))).toEqual(file.state);
    expect(file.inputs.length).toBeGreaterThan(10);
  });

  it("[PR20] keeps rows for D1 until D1 has taken them", async () => {
    database.fails = true;
    const { party, tv } = await playThrough(false);
    await party.pass(0);
    await party.evict();
    await party.pass(60_000);
    expect(database.rows).toEqual([]);
    database.fails = false;
    await party.pass(10 * 60_000);
    await tv.until(() => tv.topics.gameEnd);
    const kinds = new Set(database.rows.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["room", "gameStarted", "gameEnded", "reel"]));
    const ended = database.rows.find((row) => row.kind === "gameEnded");
    expect(ended?.kind === "gameEnded" && ended.body.end.podium).toHaveLength(2);
    const told = database.rows.length;
    await party.pass(1);
    expect(database.rows).toHaveLength(told);
  });

  it("[PR20] continues its game while D1 hangs, and delivers the waiting rows once it is back", async () => {
    database.hangs = true;
    const party = await Party.open();
    const tv = await party.tv();
    await party.phone(await party.seat("Ada", 0));
    await party.phone(await party.seat("Bo", 1));
    await tv.say("gameSettings", { settings: { includeTutorial: true } });
    await tv.say("startGame", {});
    await tv.stage("TUTORIAL");
    // The delivery begins here; the same alarm also ends stages.
    await party.pass(0);
    await party.pass(2 * TUTORIAL_MS);
    await tv.until(() => tv.topics.stage?.name !== "TUTORIAL");
    expect(database.rows).toEqual([]);
    database.hangs = false;
    await party.evict();
    await party.pass(10 * 60_000);
    expect(new Set(database.rows.map(({ kind }) => kind))).toContain("gameStarted");
  });

  it("[SE19] fetches the chosen packs when a game starts, and starts without them when it cannot", async () => {
    database.packs.push({
      packId: "cheese",
      kind: "word",
      name: "Cheese",
      language: "en",
      entries: ["Gouda"],
    });
    for (const fails of [false, true]) {
      database.fails = fails;
      const party = await Party.open();
      const tv = await party.tv();
      await tv.say("requestAddAiPlayer", {});
      await tv.say("requestAddAiPlayer", {});
      await tv.say("gameSettings", { settings: { wordPackIds: ["cheese", "gone"] } });
      expect(await tv.say("startGame", {})).toBe("ack");
      await tv.until(() => tv.topics.playersUpdated);
      await tv.say("requestEndGame", {});
      await tv.say("requestEndGame", {});
      const stub = await party.stub();
      const journal = await stub.exportJournal("operator");
      expect(journal.ok && journal.value.includes("Gouda")).toBe(!fails);
    }
  });

  it("[SE27] fetches what earlier players left, and starts without it when it cannot", async () => {
    database.existing = { "bad-pizza": ["Once said by somebody"] };
    for (const fails of [false, true]) {
      database.fails = fails;
      const party = await Party.open();
      const tv = await party.tv();
      await tv.say("requestNewGameType", { gameType: "REQUIP" });
      for (let robot = 0; robot < 3; robot++) await tv.say("requestAddAiPlayer", {});
      expect(await tv.say("startGame", {})).toBe("ack");
      await tv.until(() => tv.topics.playersUpdated);
      await tv.say("requestEndGame", {});
      await tv.say("requestEndGame", {});
      const journal = await (await party.stub()).exportJournal("operator");
      expect(journal.ok && journal.value.includes("Once said by somebody")).toBe(!fails);
    }
  });

  it("[SE80] fetches what the host saw on other evenings, and starts without it when it cannot", async () => {
    database.seen = ["a-prompt-of-last-friday"];
    for (const fails of [false, true]) {
      database.fails = fails;
      const party = await Party.open();
      const tv = await party.tv();
      await tv.say("requestNewGameType", { gameType: "REQUIP" });
      for (let robot = 0; robot < 3; robot++) await tv.say("requestAddAiPlayer", {});
      expect(await tv.say("startGame", {})).toBe("ack");
      await tv.until(() => tv.topics.playersUpdated);
      await tv.say("requestEndGame", {});
      await tv.say("requestEndGame", {});
      const journal = await (await party.stub()).exportJournal("operator");
      if (!journal.ok) throw new Error(journal.code);
      expect(journal.value.includes("a-prompt-of-last-friday")).toBe(!fails);
    }
  });

  it("[RQ22] asks the language model for robots' lines if the host wants that, once a prompt", async () => {
    model.line = "A toaster with opinions";
    for (const livelyRobots of [false, true]) {
      model.asked = [];
      const party = await Party.open();
      const tv = await party.tv();
      await tv.say("requestNewGameType", { gameType: "REQUIP" });
      for (let robot = 0; robot < 3; robot++) await tv.say("requestAddAiPlayer", {});
      await tv.say("gameSettings", { settings: { livelyRobots, includeTutorial: false } });
      await tv.say("startGame", {});
      await party.pass(4_000);
      await tv.until(() => tv.topics.stage?.name === "WRITE");
      await tv.say("requestTimer", {});
      const asked = [...model.asked];
      expect(asked).toHaveLength(livelyRobots ? 3 : 0);
      await tv.say("requestEndGame", {});
      await tv.say("requestEndGame", {});
      const journal = await (await party.stub()).exportJournal("operator");
      expect(journal.ok && journal.value.includes("A toaster with opinions")).toBe(livelyRobots);
    }
  });

  it("[SE32] asks whether its host has paid before it refuses, and uses what it knew when it cannot", async () => {
    const party = await Party.open("RPS_SHOOT", { paidUntil: clock.now() - 1 });
    const tv = await party.tv();
    await tv.say("requestAddAiPlayer", {});
    await tv.say("requestAddAiPlayer", {});
    const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    database.paidUntil = clock.now() + 60_000;
    database.fails = true;
    expect(await tv.say("startGame", {})).toBe("subscription_expired");
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
    database.fails = false;
    database.paidUntil = clock.now() - 1;
    expect(await tv.say("startGame", {})).toBe("subscription_expired");
    expect(await tv.say("requestNewGameType", { gameType: "RPS_SHOOT" })).toBe(
      "subscription_expired",
    );
    database.paidUntil = clock.now() + 60_000;
    expect(await tv.say("startGame", {})).toBe("ack");
  });

  it("[SE33] informs every screen that somebody paid for its host", async () => {
    const party = await Party.open();
    const watching = await party.token({ role: "spectator" });
    const screens = [
      await party.tv(),
      await party.tv(),
      await party.phone(await party.seat("Ada")),
      await party.connect("spectator", watching),
    ];
    const stub = await party.stub();
    for (const status of ["open", "complete"] as const) {
      await stub.tellPayment(status);
      for (const screen of screens) {
        await screen.until(() => screen.topics.paymentStatus?.status === status);
      }
    }
    const nowhere = await new Party().stub();
    expect(await nowhere.tellPayment("complete")).toEqual({ ok: false, code: "game_not_found" });
  });
});

it("[PR21] a quiet lobby has no alarm", async () => {
  const party = await Party.open();
  const tv = await party.tv();
  await party.phone(await party.seat("Ada"));
  await party.pass(0);
  const armed = () =>
    runInDurableObject(party.object(), (_room, { storage }) => storage.getAlarm());
  expect(await armed()).toBeNull();
  await tv.say("requestAddAiPlayer", {});
  expect(await armed()).toBeNull();
});

it("a code that somebody only guessed leaves nothing behind", async () => {
  const nowhere = new Party();
  const stub = await nowhere.stub();
  expect(await stub.look()).toBeUndefined();
  const tables = await runInDurableObject(nowhere.object(), (_room, { storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name IN ('section', 'journal', 'outbox')")
      .toArray(),
  );
  expect(tables).toEqual([]);
});

it("a code is free again a day after its room was closed", async () => {
  const party = await Party.open();
  const tv = await party.tv();
  await tv.say("exitGame", {});
  await tv.closed();
  await party.pass(0);
  expect((await party.look())?.topics.gameSessionUpdated?.active).toBe(false);
  await party.pass(24 * 60 * 60_000 + 1);
  expect(await party.look()).toBeUndefined();
});
