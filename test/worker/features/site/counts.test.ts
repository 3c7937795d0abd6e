import { expect, test, vi } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { SEEN_BY_SERVER, type SeenByServer } from "../../../../src-shared/catalog/events.ts";
import { gameCode, gameId } from "../../../../src-shared/protocol/ids.ts";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import { countsBetween, dayOf } from "../../../../src-worker/shared/dayCounts.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { cleanUp } from "../../../../src-worker/jobs/cleanUp.ts";
import { eventCount, featureFlag } from "../../../../src-worker/db/site.schema.ts";
import { registered, visitor } from "../../support/cast.ts";
import { checkout, press } from "../../support/money.ts";
import { account, office } from "../../support/office.ts";
import {
  appWith,
  client,
  database,
  depsWith,
  join,
  openRoom,
  through,
} from "../../support/support.ts";
import { eventually } from "../../../support/eventually.ts";

/** Returns all counters of a day by name, such as `game_started REQUIP`. */
async function numbersOn(at: number): Promise<Readonly<Record<string, number>>> {
  const day = dayOf(at);
  const rows = await countsBetween(await database(), day, day);
  return Object.fromEntries(
    rows.map(({ name, of, count }) => [of === undefined ? name : `${name} ${of}`, count]),
  );
}

const STARTED_AT = Date.UTC(2031, 2, 4, 23, 0);
const ENDED_AT = Date.UTC(2031, 2, 5, 1, 0);

function started(id: string, hostUserId: string): OutboxRow {
  const body = {
    gameId: gameId(id),
    roomId: "r",
    gameCode: gameCode("ABCDE"),
    gameType: "REQUIP",
    settings: defaultSettings("REQUIP", "dk"),
    startedAt: STARTED_AT,
    playerCount: 4,
    hostUserId,
  } as const;
  return { kind: "gameStarted", id, body };
}

function ended(id: string, hostUserId: string): OutboxRow {
  const body = {
    gameId: gameId(id),
    endedAt: ENDED_AT,
    rounds: { roundId: 3, roundCount: 3, scoreMultiplier: 3 },
    end: { gameId: gameId(id), gameType: "REQUIP", podium: [], highlights: {} },
    users: {},
    hostUserId,
    dropOuts: { TUTORIAL: 2, ANSWER: 1 },
  } as const;
  return { kind: "gameEnded", id, body };
}

/** For each event, how it happens, and the counter and the day it is counted under. */
const STORIES: Readonly<Record<SeenByServer, { of?: string; at?: number; story: () => unknown }>> =
  {
    signed_up: { story: async () => account(office()) },
    logged_in: {
      of: "password",
      story: async () => {
        const place = office();
        const { call, email, password } = await account(place);
        expect((await call("POST", "/user/login", { body: { email, password } })).status).toBe(200);
      },
    },
    game_created: { of: "HOST", story: () => openRoom() },
    player_joined: {
      of: "HOST",
      story: async () => join((await openRoom()).gameCode, 1),
    },
    game_started: {
      of: "REQUIP",
      at: STARTED_AT,
      story: async () => deliverOutbox(await database(), [started("one", "u")], Date.now()),
    },
    game_ended: {
      of: "REQUIP",
      at: ENDED_AT,
      story: async () => {
        const rows = [started("two", "u"), ended("two", "u")];
        await deliverOutbox(await database(), rows, Date.now());
      },
    },
    pack_written: {
      of: "word",
      story: async () => {
        const { call, bearer } = await registered();
        const body = { name: "Cheeses", language: "en", isPublic: false, words: ["Brie"] };
        expect((await call("POST", "/wordPack/add", { body, bearer })).status).toBe(201);
      },
    },
    checkout_begun: { of: "monthly", story: async () => checkout(await registered()) },
    checkout_completed: {
      of: "monthly",
      story: async () => {
        const ada = await registered();
        await press(ada, (await checkout(ada)).sessionId, "pay");
      },
    },
    survey_answered: {
      story: () => client()("POST", "/survey", { body: { answers: { fun: 5 } } }),
    },
    rendering_failed: {
      story: async () => {
        const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
        const body = { message: "x is not a function", url: "https://hubbub.example/join/ABCDE" };
        expect((await client()("POST", "/clientError", { body })).status).toBe(202);
        silent.mockRestore();
      },
    },
  };

test.for(SEEN_BY_SERVER)("the server counts %s when it happens", async (name) => {
  const { of, at = Date.now(), story } = STORIES[name];
  const key = of === undefined ? name : `${name} ${of}`;
  const before = (await numbersOn(at))[key] ?? 0;
  await story();
  await eventually(async () => expect((await numbersOn(at))[key]).toBe(before + 1));
});

test("a game that is sent twice is counted once, with its language and the players who left", async () => {
  const [start, end] = [started("three", "u"), ended("three", "u")];
  const before = [await numbersOn(STARTED_AT), await numbersOn(ENDED_AT)] as const;
  for (let times = 0; times < 2; times += 1) {
    await deliverOutbox(await database(), [start], 1);
    await deliverOutbox(await database(), [start, end], 1);
  }
  const more = async (key: string) =>
    ((await numbersOn(STARTED_AT))[key] ?? 0) +
    ((await numbersOn(ENDED_AT))[key] ?? 0) -
    (before[0][key] ?? 0) -
    (before[1][key] ?? 0);
  expect(await more("game_started REQUIP")).toBe(1);
  expect(await more("game_language dk")).toBe(1);
  expect(await more("game_ended REQUIP")).toBe(1);
  expect(await more("dropped_out REQUIP TUTORIAL")).toBe(2);
  expect(await more("dropped_out REQUIP ANSWER")).toBe(1);
});

test("admins and the rooms they host are not counted", async () => {
  const place = office();
  const admin = await registered({ isAdmin: true }, place.client());
  const before = [await numbersOn(Date.now()), await numbersOn(STARTED_AT)];
  const body = { isPublic: false, language: "en", hostType: "HOST" };
  const { bearer } = admin;
  const opened = await admin.call("POST", "/gameSession/create", { body, bearer });
  expect(opened.status).toBe(201);
  // SAFETY: the response for an opened room has a code.
  await join((opened.body as { gameCode: string }).gameCode, 1, place.client());
  await deliverOutbox(await database(), [started("of an admin", admin.userId)], 1);
  await place.settled();
  expect([await numbersOn(Date.now()), await numbersOn(STARTED_AT)]).toEqual(before);
});

test("with the switch off, only failed responses are counted", async () => {
  const place = office();
  const db = await database();
  const before = await numbersOn(Date.now());
  const off = { name: "analytics", isOn: false, updatedAt: 1, updatedBy: "x" };
  await db.insert(featureFlag).values(off);
  await openRoom({}, place.client());
  await deliverOutbox(db, [started("uncounted", "u")], 1);
  await place.settled();
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = office({ room: () => Promise.reject(new Error("no room answers")) });
  const { bearer } = await visitor();
  const body = { isPublic: false, language: "en", hostType: "HOST" };
  const failed = await broken.client()("POST", "/gameSession/create", { body, bearer });
  expect(failed.status).toBe(500);
  await broken.settled();
  silent.mockRestore();
  await db.delete(featureFlag);
  const key = "server_failed 500";
  expect(await numbersOn(Date.now())).toEqual({ ...before, [key]: (before[key] ?? 0) + 1 });
});

test("a failed response is counted by its status, a refused one is not", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const work: Promise<unknown>[] = [];
  const broken = appWith({
    later: (promise) => work.push(promise),
    room: () => Promise.reject(new Error("no room answers")),
  });
  const before = await numbersOn(Date.now());
  const { bearer } = await visitor();
  const body = { isPublic: false, language: "en", hostType: "HOST" };
  const call = client(through(broken));
  expect((await call("POST", "/gameSession/create", { body, bearer })).status).toBe(500);
  expect((await call("POST", "/gameSession/create", { body })).status).toBe(401);
  await Promise.all(work);
  const { "server_failed 500": failed = 0, ...rest } = await numbersOn(Date.now());
  const { "server_failed 500": failedBefore = 0, ...restBefore } = before;
  expect(failed).toBe(failedBefore + 1);
  expect(rest).toEqual(restBefore);
  silent.mockRestore();
});

test("a count that the database refuses does not affect the response", async () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const work: Promise<unknown>[] = [];
  const app = appWith({
    later: (promise) => work.push(promise),
    database: () => Promise.reject(new Error("D1 is away")),
  });
  const body = { message: "x is not a function", url: "https://hubbub.example/" };
  expect((await client(through(app))("POST", "/clientError", { body })).status).toBe(202);
  await Promise.all(work);
  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.calls[0]?.[0]).toContain("count.failed");
  said.mockRestore();
  silent.mockRestore();
});

test("a browser can count only what browsers alone see, and only with known values", async () => {
  const at = Date.UTC(2031, 5, 1);
  const call = client(through(appWith({ now: () => at })));
  const tell = async (event: string, properties: object = {}) => {
    const body = { event, distinctId: "b", properties };
    expect((await call("POST", "/posthogEvent", { body })).status).toBe(202);
  };
  for (const name of SEEN_BY_SERVER) await tell(name, { gameType: "REQUIP", provider: "link" });
  expect(await numbersOn(at)).toEqual({});
  await tell("tutorial_opened", { gameType: "REQUIP" });
  await tell("tutorial_opened", { gameType: "made up" });
  await tell("join_failed", { code: "kicked" });
  await tell("language_chosen", { language: "de" });
  await tell("backend_not_reachable", { page: "/host" });
  expect(await numbersOn(at)).toEqual({
    "tutorial_opened REQUIP": 1,
    tutorial_opened: 1,
    "join_failed kicked": 1,
    "language_chosen de": 1,
    backend_not_reachable: 1,
  });
});

test("numbers are deleted after 400 days", async () => {
  const db = await database();
  const now = Date.UTC(2034, 0, 1, 3, 17);
  const daysAgo = (days: number) => `${dayOf(now - days * 24 * 60 * 60 * 1000)} game_created HOST`;
  for (const days of [402, 401, 400, 1]) {
    await db.insert(eventCount).values({ key: daysAgo(days), count: 1 });
  }
  await cleanUp(depsWith({ now: () => now }));
  const left = await countsBetween(db, "0000-01-01", "9999-01-01");
  expect(left.map(({ day }) => `${day} game_created HOST`)).toEqual([daysAgo(400), daysAgo(1)]);
});
