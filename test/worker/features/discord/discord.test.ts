import { like } from "drizzle-orm";
import { expect, inject, test, vi } from "vitest";
import * as z from "zod";
import { quotaUse } from "../../../../src-worker/db/site.schema.ts";
import { QUOTAS } from "../../../../src-shared/catalog/quotas.ts";
import { FRAME_ANCESTORS } from "../../../../src-shared/catalog/framing.ts";
import { activityOrigin } from "../../../../src-worker/config/activityOrigin.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import type { Deps } from "../../../../src-worker/shared/deps.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import type { StandInPerson } from "../../../support/standInProvider.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import { account, newAddress, office, type Office } from "../../support/office.ts";
import { enrol } from "../../support/secondFactor.ts";
import {
  appWith,
  bindings,
  claimsOf,
  database,
  problem,
  roomLook,
  through,
  type Client,
} from "../../support/support.ts";

const standIn = { ...bindings, SOCIAL_STAND_IN: inject("standIn") };
const place = (changes: Partial<Deps> = {}): Office =>
  office({ config: { ...readEnv(standIn), limits: {} }, ...changes });
const loginSchema = loginResponse.extend({ discordToken: z.string() });
const roomSchema = z.object({
  gameCode: z.string(),
  hostType: z.literal("DISCORD"),
  gameType: z.string().optional(),
  refusedGame: z.string().optional(),
  active: z.literal(true),
  roomToken: z.string().optional(),
  seat: z.object({ sessionPlayerId: z.int(), roomToken: z.string() }).optional(),
});

let people = 0;
function somebody(changes: Partial<StandInPerson> = {}): StandInPerson {
  people += 1;
  const subject = `d-${people}-${crypto.randomUUID()}`;
  return { subject, name: "Dee", email: newAddress(), verified: true, locale: "da", ...changes };
}

/** Returns the code that Discord's client gives a page for this person. */
async function codeFor(person: StandInPerson): Promise<string> {
  const query = new URLSearchParams({ person: JSON.stringify(person) });
  const answer = await fetch(`${inject("standIn")}/activity-code?${query.toString()}`);
  return z.object({ code: z.string() }).parse(await answer.json()).code;
}

/** Somebody opens the activity. */
async function enter(where: Office, person: StandInPerson, call: Client = where.client()) {
  const body = { code: await codeFor(person), language: "en" };
  const reply = await call("POST", "/discord/login", { body });
  expect(reply.body).toMatchObject({ accessToken: expect.any(String) });
  const login = loginSchema.parse(reply.body);
  return { call, reply, ...login, claims: claimsOf(login.accessToken) };
}

type Participant = Awaited<ReturnType<typeof enter>>;

function askForRoom(
  { call, accessToken, discordToken }: Participant,
  instanceId: string,
  more = {},
) {
  const path = `/gameSession/getOrCreateSessionForDiscord/${instanceId}`;
  const body = { accessToken: discordToken, language: "en", ...more };
  return call("POST", path, { body, bearer: accessToken });
}

const roomFor = async (one: Participant, instanceId: string, more = {}) =>
  roomSchema.parse((await askForRoom(one, instanceId, more)).body);

const newInstance = () => `i-${crypto.randomUUID()}-gc-1-2`;

test("a participant with a verified address gets an account, the same one each time", async () => {
  const where = place();
  const person = somebody();
  const first = await enter(where, person);
  expect(first.claims).toMatchObject({ isGuest: false, sub: person.email, name: "Dee" });
  expect(first.locale).toBe("dk");
  const again = await enter(where, person);
  expect(again.claims["userId"]).toBe(first.claims["userId"]);
});

test("a participant who opens the activity for the first time on two devices at once gets one account", async () => {
  const person = somebody();
  const kinds: unknown[] = [];
  let ahead: (() => Promise<unknown>) | undefined;
  let looked = 0;
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const where = place();
    const one = { ...person, subject: `${person.subject} ${at}`, email: newAddress() };
    looked = 0;
    ahead = () => enter(where, one);
    const slow = place({
      database: async () => {
        looked += 1;
        const goesAhead = looked === at ? ahead : undefined;
        if (goesAhead) ahead = undefined;
        await goesAhead?.();
        return database();
      },
    });
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    const { claims } = await enter(slow, one);
    kinds.push(claims["isGuest"]);
  }
  expect(kinds).toEqual([false, false, false, false, false, false]);
});

test("a participant without a verified address is the same guest each time, and no client can claim that guest", async () => {
  const where = place();
  const person = somebody({ verified: false });
  const first = await enter(where, person);
  expect(first.claims).toMatchObject({ isGuest: true, roles: ["role_guest"] });
  const again = await enter(where, person);
  expect(again.claims["userId"]).toBe(first.claims["userId"]);
  const body = { guestId: `discord:${person.subject}`, language: "en" };
  const thief = await where.client()("POST", "/user/guest", { body });
  expect(thief.status).toBe(400);
});

test("what a participant played as a guest goes to their own account only, not to the next user's of the computer", async () => {
  const where = place();
  const call = where.client();
  const kid = somebody({ verified: false });
  const first = await enter(where, kid);
  const session = first.reply.session ?? "";
  // Somebody else uses Discord's client, which still has the cookie.
  const body = { code: await codeFor(somebody()), language: "en" };
  const other = await call("POST", "/discord/login", { body, cookie: session });
  expect(claimsOf(loginSchema.parse(other.body).accessToken)).toMatchObject({ isGuest: false });
  expect((await enter(where, kid)).claims["userId"]).toBe(first.claims["userId"]);
  // Once their address is verified, the games are their account's.
  const verified = { code: await codeFor({ ...kid, verified: true }), language: "en" };
  const again = await enter(where, kid);
  const cookie = again.reply.session ?? "";
  const grown = await call("POST", "/discord/login", { body: verified, cookie });
  expect(claimsOf(loginSchema.parse(grown.body).accessToken)).toMatchObject({
    isGuest: false,
    userId: first.claims["userId"],
  });
});

test("a code works once, and a made-up one never", async () => {
  const where = place();
  const call = where.client();
  const body = { code: await codeFor(somebody()), language: "en" };
  expect((await call("POST", "/discord/login", { body })).status).toBe(200);
  const failed = problem(400, "social_login_failed");
  expect((await call("POST", "/discord/login", { body })).body).toEqual(failed);
  const invented = { code: "invented", language: "en" };
  expect((await call("POST", "/discord/login", { body: invented })).body).toEqual(failed);
});

test("a login that Discord refuses is in the log like that of every other provider", async () => {
  const lines: unknown[] = [];
  const warn = vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line));
  const body = { code: "invented", language: "en" };
  await place().client()("POST", "/discord/login", { body });
  warn.mockRestore();
  expect(lines.map((line) => JSON.parse(String(line)) as unknown)).toEqual([
    { level: "warn", event: "login.provider", provider: "discord", kind: expect.any(String) },
  ]);
});

test("the first participant hosts, the others get the same room, and another instance gets another room", async () => {
  const where = place();
  const [ada, ben, eve] = [
    await enter(where, somebody()),
    await enter(where, somebody({ verified: false })),
    await enter(where, somebody()),
  ];
  const instance = newInstance();
  const opened = await roomFor(ada, instance, { initialGameType: "RPS_SHOOT" });
  expect(opened).toMatchObject({ gameType: "RPS_SHOOT", roomToken: expect.any(String) });
  const same = await roomFor(ben, instance);
  expect(same).toEqual({ ...opened, roomToken: undefined });
  expect(same.roomToken).toBeUndefined();
  // The host stays the host after a reload.
  expect((await roomFor(ada, instance)).roomToken).toEqual(expect.any(String));
  expect((await roomFor(eve, newInstance())).gameCode).not.toBe(opened.gameCode);
});

test("an activity for a game that its first participant may not open opens without a game, and says so", async () => {
  const where = place();
  const [ada, ben] = [await enter(where, somebody()), await enter(where, somebody())];
  const instance = newInstance();
  const opened = await roomFor(ada, instance, { initialGameType: "HIDE_AND_PEEK" });
  expect(opened).toMatchObject({ refusedGame: "HIDE_AND_PEEK", roomToken: expect.any(String) });
  expect(opened.gameType).toBeUndefined();
  const same = await roomFor(ben, instance, { initialGameType: "HIDE_AND_PEEK" });
  expect(same.gameCode).toBe(opened.gameCode);
  expect(same.refusedGame).toBeUndefined();
});

test("ten participants who open the activity at the same moment get one room with one host", async () => {
  const where = place();
  const instance = newInstance();
  const crowd: Participant[] = [];
  for (let at = 0; at < 10; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the race comes afterwards
    crowd.push(await enter(where, somebody({ verified: at % 2 === 0 })));
  }
  const rooms = await Promise.all(crowd.map((one) => roomFor(one, instance)));
  expect(new Set(rooms.map(({ gameCode }) => gameCode)).size).toBe(1);
  expect(rooms.filter(({ roomToken }) => roomToken !== undefined)).toHaveLength(1);
});

test("a guest who loses the race to open a room still has all three rooms left", async () => {
  const payment = { kind: "stripe", secretKey: "sk_test", webhookSecret: "whsec" } as const;
  const config = { ...readEnv(standIn), limits: {}, payment };
  let ahead: (() => Promise<unknown>) | undefined;
  const slow = place({
    config,
    room: async (code) => {
      const goesAhead = ahead;
      ahead = undefined;
      await goesAhead?.();
      return roomStub(bindings, code);
    },
  });
  const ben = await enter(slow, somebody({ verified: false }));
  const where = place({ config });
  const ada = await enter(where, somebody());
  const opened = { roomToken: expect.any(String) };
  for (let times = 0; times < 3; times += 1) {
    const instance = newInstance();
    ahead = () => roomFor(ada, instance);
    // oxlint-disable-next-line no-await-in-loop -- one evening after the other
    expect((await roomFor(ben, instance)).roomToken).toBeUndefined();
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await roomFor(ada, instance)).toMatchObject(opened);
  }
  const own = [];
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (let times = 0; times < 4; times += 1) own.push(await askForRoom(ben, newInstance()));
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
});

test("after the room is closed, the next participant of the instance opens a new one", async () => {
  const where = place();
  const [ada, ben] = [await enter(where, somebody()), await enter(where, somebody())];
  const instance = newInstance();
  const first = await roomFor(ada, instance);
  const path = `/gameSession/${first.gameCode}/destroy`;
  const closed = await ada.call("POST", path, { body: {}, roomToken: first.roomToken ?? "" });
  expect(closed.status).toBe(204);
  const second = await roomFor(ben, instance);
  expect(second.gameCode).not.toBe(first.gameCode);
  expect(second.roomToken).toEqual(expect.any(String));
  expect(await roomFor(ada, instance)).toEqual({ ...second, roomToken: undefined });
});

test("the host's token gives the host's rights to their seat, and the room has no television", async () => {
  const where = place();
  const ada = await enter(where, somebody());
  const { gameCode, roomToken = "" } = await roomFor(ada, newInstance());
  const body = { gameCode, alias: "Ada", avatarSrc: "donut.webp" };
  const bearer = ada.accessToken;
  const seat = await ada.call("POST", "/gameSession/join", { body, roomToken, bearer });
  expect(seat.status).toBe(201);
  const { topics } = await roomLook(gameCode);
  expect(topics.gameSessionUpdated).toMatchObject({ hostType: "DISCORD", gameOwnerPlayerId: 1 });
});

test("a participant who already has a seat gets it back, on any device", async () => {
  const where = place();
  const [ada, ben] = [await enter(where, somebody()), await enter(where, somebody())];
  const instance = newInstance();
  const { gameCode } = await roomFor(ada, instance);
  const body = { gameCode, alias: "Ben", avatarSrc: "pear.webp" };
  await ben.call("POST", "/gameSession/join", { body, bearer: ben.accessToken });
  expect((await roomFor(ada, instance)).seat).toBeUndefined();
  const { seat } = await roomFor(ben, instance);
  expect(seat?.sessionPlayerId).toBe(1);
  const again = { gameCode, sessionPlayerId: seat?.sessionPlayerId };
  const roomToken = seat?.roomToken ?? "";
  const back = await where.client()("POST", "/gameSession/rejoin", { body: again, roomToken });
  expect(back.body).toMatchObject({ alias: "Ben", sessionPlayerId: 1 });
  // The same after the seat was moved to another device and back.
  const made = await where.client()("POST", `/gameSession/${gameCode}/link`, {
    body: { kind: "seat", playerId: 1 },
    roomToken,
  });
  const { token } = z.object({ token: z.string() }).parse(made.body);
  await where.client()("POST", "/gameSession/openLink", { body: { gameCode, token } });
  const moved = (await roomFor(ben, instance)).seat?.roomToken ?? "";
  const here = await where.client()("POST", "/gameSession/rejoin", {
    body: again,
    roomToken: moved,
  });
  expect(here.status).toBe(200);
});

test("another participant's Discord token, or a forged one, opens no room", async () => {
  const where = place();
  const [ada, eve] = [await enter(where, somebody()), await enter(where, somebody())];
  const mixed = { ...eve, discordToken: ada.discordToken };
  expect((await askForRoom(mixed, newInstance())).body).toEqual(problem(403, "not_yours"));
  const forged = { ...eve, discordToken: "forged" };
  expect((await askForRoom(forged, newInstance())).body).toEqual(
    problem(400, "social_login_failed"),
  );
});

test("[T-fill] a participant opens no more rooms than anybody else, and those who join open none", async () => {
  const where = place();
  const [ada, ben] = [await enter(where, somebody()), await enter(where, somebody())];
  const instance = newInstance();
  const db = await database();
  await db.delete(quotaUse);
  const mine = like(quotaUse.key, "room:person:%");
  await roomFor(ada, instance);
  expect(await db.$count(quotaUse, mine)).toBe(1);
  await db.update(quotaUse).set({ used: QUOTAS.room.person }).where(mine);
  expect((await askForRoom(ada, newInstance())).body).toEqual(problem(429, "too_many_requests"));
  expect((await askForRoom(ada, instance)).status).toBe(200);
  expect((await askForRoom(ben, instance)).status).toBe(200);
  expect(await db.$count(quotaUse, mine)).toBe(1);
  await db.delete(quotaUse);
});

test("with a bot token only participants whom Discord lists in the instance get in", async () => {
  const [ada, eve] = [somebody(), somebody()];
  const asked: string[] = [];
  const config = { ...readEnv({ ...standIn, DISCORD_BOT_TOKEN: "bot" }), limits: {} };
  const where = place({
    config,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(`${request.url} ${request.headers.get("authorization")}`);
      if (request.url.endsWith("gone")) return new Response("{}", { status: 404 });
      return Response.json({ users: [ada.subject] });
    },
  });
  const inside = await enter(where, ada);
  const outside = await enter(where, eve);
  expect((await askForRoom(inside, "here")).status).toBe(200);
  expect((await askForRoom(outside, "here")).body).toEqual(problem(403, "not_yours"));
  expect((await askForRoom(inside, "gone")).body).toEqual(problem(403, "not_yours"));
  expect(asked[0]).toBe(`${inject("standIn")}/applications/hubbub/activity-instances/here Bot bot`);
});

test("inside Discord the session is a partitioned cookie, and its calls count as from our own page", async () => {
  const where = place();
  const origin = activityOrigin(readEnv(standIn)) ?? "";
  expect(origin).toBe("https://hubbub.discordsays.com");
  const call = where.client();
  const body = { code: await codeFor(somebody()), language: "en" };
  const reply = await call("POST", "/discord/login", { body, headers: { origin } });
  const cookie = reply.headers.get("set-cookie") ?? "";
  for (const part of ["SameSite=None", "Secure", "Partitioned", "HttpOnly", "Path=/;"]) {
    expect(cookie).toContain(part);
  }
  const session = { cookie: reply.session ?? "", headers: { origin } };
  expect((await call("POST", "/user/refreshToken", session)).status).toBe(200);
  const foreign = { cookie: reply.session ?? "", headers: { origin: "https://1.discordsays.com" } };
  expect((await call("POST", "/user/refreshToken", foreign)).body).toEqual(
    problem(403, "foreign_origin"),
  );
});

test("the page is told its application id, or that Discord is not configured", async () => {
  const where = place();
  const told = await where.client()("GET", "/discord/activity");
  expect(told.body).toMatchObject({ clientId: "hubbub", siteUrl: expect.any(String) });
  const bare = office({ config: { ...readEnv(bindings), limits: {} } });
  const no = problem(404, "provider_not_configured");
  expect((await bare.client()("GET", "/discord/activity")).body).toEqual(no);
  const body = { code: "any", language: "en" };
  expect((await bare.client()("POST", "/discord/login", { body })).body).toEqual(no);
});

test("Discord's clients may frame our pages, and so may ourselves, but nobody else", () => {
  expect(FRAME_ANCESTORS).toContain("https://discord.com");
  const others = FRAME_ANCESTORS.filter(
    (one) => !/^('self'|https:\/\/(\*\.)?discord(says)?\.com)$/u.test(one),
  );
  expect(others).toEqual([]);
});

test("the page that imitates the native app exists only in development", async () => {
  const where = place();
  const page = await where.client()("GET", "/dev/nativeWrapper");
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toContain("text/html");
  const live = appWith({ config: { ...readEnv(bindings), isDev: false, limits: {} } });
  const answer = await through(live)(new Request("http://localhost/api/v1/dev/nativeWrapper"));
  expect(answer.status).toBe(404);
});

test("[T-factor] a user with a second factor plays inside Discord as a guest, apart from their account", async () => {
  const where = place();
  const dee = somebody();
  const ann = await enrol(where, await account(where, { email: dee.email }));
  const inside = await enter(where, dee);
  expect(inside.claims).toMatchObject({ isGuest: true });
  expect(inside.claims["userId"]).not.toBe(ann.userId);
  const room = await roomFor(inside, `i-${crypto.randomUUID()}`);
  expect(room.active).toBe(true);
});
