import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { CLOSE, SILENT } from "../../../../src-shared/protocol/closeCodes.ts";
import { LOGIN_CODE_MS, PAIRING_HEARTBEAT_MS } from "../../../../src-shared/protocol/pairing.ts";
import { PING, PONG } from "../../../../src-shared/protocol/party.ts";
import { mailToken } from "../../../../src-worker/db/accounts.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { member } from "../../support/people.ts";
import { pairingStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import { createSession } from "../../../../src-worker/features/rooms/session/createSession.usecases.ts";
import { claimsOf } from "../../../../src-worker/identity/claims.ts";
import { hashToken } from "../../../../src-worker/shared/ids.ts";
import {
  appWith,
  bindings,
  client,
  database,
  depsWith,
  guest,
  problem,
  through,
  worker,
} from "../../support/support.ts";

const pairingAnswer = z.object({
  loginCode: z.string().length(6),
  deviceToken: z.string(),
  expiresAt: z.iso.datetime(),
  url: z.url(),
});

async function showCode(call = client()) {
  const reply = await call("GET", "/smarttv/generateLoginCode");
  expect(reply.status).toBe(201);
  return pairingAnswer.parse(reply.body);
}

/** Opens the socket on which a television waits. Returns what it receives and how it is closed. */
async function listen(loginCode: string, deviceToken: string) {
  const address = `http://localhost:8787/parties/pairing/${loginCode}?deviceToken=${deviceToken}`;
  const answer = await worker(new Request(address, { headers: { upgrade: "websocket" } }));
  const socket = answer.webSocket;
  if (!socket) throw new Error(`no socket: ${answer.status}`);
  const heard = Promise.withResolvers<unknown>();
  const closed = Promise.withResolvers<number>();
  socket.addEventListener("message", ({ data }) => {
    if (data !== PONG) heard.resolve(JSON.parse(String(data)));
  });
  socket.addEventListener("close", ({ code }) => closed.resolve(code));
  socket.accept();
  return { socket, heard: heard.promise, closed: closed.promise };
}

const choice = { language: "de", initialGameType: "RPS_SHOOT" } as const;
const roomWish = { isPublic: false, language: "de", initialGameType: "RPS_SHOOT" } as const;

test("a television shows a code, a phone confirms it, and the television opens a room for that user", async () => {
  const tv = client();
  const { loginCode, deviceToken, url } = await showCode(tv);
  expect(url).toBe(`http://localhost:8787/loginCode/${loginCode}`);
  const status = () => tv("GET", `/smarttv/existingLoginCode/${loginCode.toLowerCase()}`);
  expect((await status()).body).toEqual({ status: "pending" });
  const socket = await listen(loginCode, deviceToken);

  const early = await tv("POST", "/smarttv/createSession", {
    body: { loginCode, deviceToken, ...roomWish },
  });
  expect([early.status, early.body]).toEqual([401, problem(401, "not_signed_in")]);

  const phone = client();
  const { accessToken: bearer } = await guest(phone);
  const confirm = () =>
    phone("POST", `/smarttv/confirmLoginCode/${loginCode}`, { bearer, body: choice });
  expect((await confirm()).status).toBe(204);
  // A device only ever receives what to play: the person who confirms gives it one room, not an account.
  expect(await socket.heard).toEqual({ topic: "loginCode", body: { request: choice } });
  expect((await status()).body).toEqual({ status: "confirmed" });
  // A second tap by the same person changes nothing.
  expect((await confirm()).status).toBe(204);

  const opened = await tv("POST", "/smarttv/createSession", {
    body: { loginCode, deviceToken, ...roomWish },
  });
  expect(opened.status).toBe(201);
  const room = z.object({ gameCode: z.string(), roomToken: z.string() }).parse(opened.body);
  expect(opened.body).toMatchObject({ hostType: "SMART_TV", gameType: "RPS_SHOOT" });
  // The phone receives the code of the room.
  expect((await status()).body).toEqual({ status: "confirmed", gameCode: room.gameCode });
  const back = await tv("GET", `/smarttv/${room.gameCode}`, { roomToken: room.roomToken });
  expect(back.body).toMatchObject({ gameCode: room.gameCode, stage: "LOBBY", language: "de" });
});

test("a user who may not open the room is told on the phone, and the code stays valid for another try", async () => {
  const { loginCode, deviceToken } = await showCode();
  const confirm = async (bearer: string, initialGameType = "RPS_SHOOT") =>
    client()("POST", `/smarttv/confirmLoginCode/${loginCode}`, {
      bearer,
      body: { language: "en", initialGameType },
    });
  const late = await member({ subscriptionEndsAt: 1_000 });
  expect((await confirm(late.accessToken)).body).toEqual(problem(403, "subscription_expired"));
  const blocked = await member({ isBlocked: true });
  expect((await confirm(blocked.accessToken)).body).toEqual(problem(403, "account_blocked"));
  const ada = await member();
  expect((await confirm(ada.accessToken, "HIDE_AND_PEEK")).body).toEqual(
    problem(403, "game_not_offered"),
  );
  const status = await client()("GET", `/smarttv/existingLoginCode/${loginCode}`);
  expect(status.body).toEqual({ status: "pending" });
  expect((await confirm(ada.accessToken)).status).toBe(204);
  // The person who confirmed may be blocked before the room opens, so that is checked again.
  const body = { loginCode, deviceToken };
  const open = () => client()("POST", "/smarttv/createSession", { body });
  const db = await database();
  const setBlocked = (isBlocked: boolean) =>
    db.update(user).set({ isBlocked }).where(eq(user.id, ada.user.id));
  await setBlocked(true);
  expect((await open()).body).toEqual(problem(401, "not_signed_in"));
  await setBlocked(false);
  expect((await open()).status).toBe(201);
});

test("a confirmed device opens one room, the one the user chose, and gets nothing else", async () => {
  const { loginCode, deviceToken } = await showCode();
  const ada = await member();
  const confirm = async (initialGameType: string) =>
    client()("POST", `/smarttv/confirmLoginCode/${loginCode}`, {
      bearer: ada.accessToken,
      body: { language: "de", initialGameType },
    });
  const tokens = async () => (await (await database()).select().from(mailToken)).length;
  const before = await tokens();
  expect((await confirm("RPS_SHOOT")).status).toBe(204);
  expect(await tokens()).toBe(before);
  // Until the television opens the room, the last choice counts.
  expect((await confirm("SYNC_THINK")).status).toBe(204);
  const open = () =>
    client()("POST", "/smarttv/createSession", {
      // The device's own wishes are ignored.
      body: { loginCode, deviceToken, isPublic: true, language: "fr", initialGameType: "SNAPTION" },
    });
  const twice = await Promise.all([open(), open()]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 503,
  ]);
  const [room] = twice.filter(({ status }) => status === 201);
  expect(room?.body).toMatchObject({ gameType: "SYNC_THINK", language: "de" });
  // A device whose response was lost gets the same room again; no other device does.
  const again = await open();
  const { gameCode } = z.object({ gameCode: z.string() }).parse(room?.body);
  expect(again.body).toMatchObject({ gameCode, gameType: "SYNC_THINK", language: "de" });
  const { roomToken } = z.object({ roomToken: z.string() }).parse(again.body);
  expect((await client()("GET", `/smarttv/${gameCode}`, { roomToken })).status).toBe(200);
  const stolen = await client()("POST", "/smarttv/createSession", {
    body: { loginCode, deviceToken: "guessed" },
  });
  expect(stolen.body).toEqual(problem(401, "not_signed_in"));
  // Afterwards another choice is refused with a code of its own, and the same choice again changes nothing.
  expect((await confirm("RPS_SHOOT")).body).toEqual(problem(409, "tv_already_started"));
  expect((await confirm("SYNC_THINK")).status).toBe(204);
});

test("a television whose account was blocked meanwhile, or whose room has ended, does not go on as if nothing was", async () => {
  const { loginCode, deviceToken } = await showCode();
  const ada = await member();
  const confirmed = await client()("POST", `/smarttv/confirmLoginCode/${loginCode}`, {
    bearer: ada.accessToken,
    body: choice,
  });
  expect(confirmed.status).toBe(204);
  const open = () =>
    client()("POST", "/smarttv/createSession", { body: { loginCode, deviceToken } });
  const room = z
    .object({ gameCode: z.string(), roomToken: z.string(), active: z.literal(true) })
    .parse((await open()).body);
  const db = await database();
  const setBlocked = (isBlocked: boolean) =>
    db.update(user).set({ isBlocked }).where(eq(user.id, ada.user.id));
  await setBlocked(true);
  expect((await open()).body).toEqual(problem(401, "not_signed_in"));
  await setBlocked(false);
  expect((await open()).body).toMatchObject({ gameCode: room.gameCode, active: true });
  const ended = await client()("POST", `/gameSession/${room.gameCode}/destroy`, {
    roomToken: room.roomToken,
  });
  expect(ended.status).toBe(204);
  expect((await open()).body).toMatchObject({ gameCode: room.gameCode, active: false });
  // The code is free again, and happens to be the next one that somebody else gets.
  const [eve, later] = [await member(), [] as Promise<unknown>[]];
  const deps = depsWith({ later: (work) => void later.push(work) });
  const wish = { isPublic: false, language: "de", hostType: "HOST" } as const;
  await createSession(deps, claimsOf(eve.user), wish, room.gameCode);
  await Promise.all(later);
  expect((await open()).body).toEqual(problem(401, "not_signed_in"));
});

test("a television whose opening was interrupted opens its room on a retry some seconds later", async () => {
  const { loginCode, deviceToken } = await showCode();
  const phone = client();
  const { accessToken: bearer } = await guest(phone);
  const confirm = (initialGameType: string) =>
    phone("POST", `/smarttv/confirmLoginCode/${loginCode}`, {
      bearer,
      body: { ...choice, initialGameType },
    });
  expect((await confirm("RPS_SHOOT")).status).toBe(204);
  // The television lost its network after its request, and the Worker that served it was stopped.
  const pairing = await pairingStub(bindings, loginCode);
  expect(await pairing.take(await hashToken(deviceToken))).toMatchObject({ request: choice });
  const open = () =>
    client()("POST", "/smarttv/createSession", { body: { loginCode, deviceToken } });
  expect((await open()).status).toBe(503);
  expect((await confirm("SYNC_THINK")).body).toEqual(problem(409, "tv_already_started"));
  const later = Date.now() + 20_000;
  const clock = await runInDurableObject(bindings.Pairing.getByName(loginCode), (object) =>
    vi.spyOn(Object.getPrototypeOf(object), "now").mockReturnValue(later),
  );
  const [room, again] = [await open(), await open()];
  clock.mockRestore();
  expect([room.status, room.body]).toMatchObject([201, { gameType: "RPS_SHOOT" }]);
  const { gameCode } = z.object({ gameCode: z.string() }).parse(room.body);
  expect(again.body).toMatchObject({ gameCode });
});

test("the phone is told which device is asking, in our own words whatever the device claims", async () => {
  const asked = async (userAgent: string) => {
    const tv = client();
    const reply = await tv("GET", "/smarttv/generateLoginCode", {
      headers: { "user-agent": userAgent },
    });
    const { loginCode } = pairingAnswer.parse(reply.body);
    return (await tv("GET", `/smarttv/existingLoginCode/${loginCode}`)).body;
  };
  const tizen = "Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.0) AppleWebKit/537.36 TV Safari/537.36";
  expect(await asked(tizen)).toEqual({ status: "pending", device: "Samsung TV" });
  expect(await asked("Your own <b>bank</b> (Windows NT 10.0)")).toEqual({
    status: "pending",
    device: "Windows",
  });
  expect(await asked("<script>alert(1)</script>")).toEqual({ status: "pending" });
});

test("a television's heartbeat gets a response without waking anything", async () => {
  const { loginCode, deviceToken } = await showCode();
  const { socket } = await listen(loginCode, deviceToken);
  const stub = bindings.Pairing.getByName(loginCode);
  const woken = await runInDurableObject(stub, (object) =>
    vi.spyOn(Object.getPrototypeOf(object), "onStart"),
  );
  await evictDurableObject(stub);
  const pong = Promise.withResolvers<unknown>();
  socket.addEventListener("message", ({ data }) => pong.resolve(data));
  socket.send(PING);
  expect(await pong.promise).toBe(PONG);
  expect(woken).not.toHaveBeenCalled();
  // Anything else does wake it.
  await stub.look();
  expect(woken).toHaveBeenCalledOnce();
  woken.mockRestore();
});

test("[T-silent] a socket on which no television responds is closed, and the code stays valid", async () => {
  const { loginCode, deviceToken } = await showCode();
  const { closed } = await listen(loginCode, deviceToken);
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  const ring = (afterMs: number) =>
    runInDurableObject(bindings.Pairing.getByName(loginCode), async (pairing) => {
      const at = Date.now() + afterMs;
      const clock = vi.spyOn(Object.getPrototypeOf(pairing), "now").mockReturnValue(at);
      await pairing.onAlarm();
      clock.mockRestore();
    });
  await ring(3 * PAIRING_HEARTBEAT_MS);
  expect(isClosed).toBe(false);
  await ring(5 * PAIRING_HEARTBEAT_MS);
  expect(await closed).toBe(SILENT);
  const status = await client()("GET", `/smarttv/existingLoginCode/${loginCode}`);
  expect(status.body).toEqual({ status: "pending" });
  const again = await listen(loginCode, deviceToken);
  again.socket.close();
});

test("a television that was offline when it was confirmed is told when it reconnects", async () => {
  const { loginCode, deviceToken } = await showCode();
  const phone = client();
  const { accessToken: bearer } = await guest(phone);
  await phone("POST", `/smarttv/confirmLoginCode/${loginCode}`, { bearer, body: choice });
  const socket = await listen(loginCode, deviceToken);
  expect(await socket.heard).toMatchObject({ topic: "loginCode" });
});

test("a stranger can neither listen to nor take over another user's code", async () => {
  const { loginCode, deviceToken } = await showCode();
  const spy = await listen(loginCode, "guessed");
  expect(await spy.closed).toBe(CLOSE.token);
  const [ada, eve] = [client(), client()];
  const confirmAs = async (call: typeof ada) => {
    const { accessToken: bearer } = await guest(call);
    return call("POST", `/smarttv/confirmLoginCode/${loginCode}`, { bearer, body: choice });
  };
  expect((await confirmAs(ada)).status).toBe(204);
  expect((await confirmAs(eve)).body).toEqual(problem(410, "login_code_expired"));
  const stolen = await eve("POST", "/smarttv/createSession", {
    body: { loginCode, deviceToken: "guessed", ...roomWish },
  });
  expect(stolen.status).toBe(401);
  const talking = await listen(loginCode, deviceToken);
  talking.socket.send("hello");
  expect(await talking.closed).toBe(CLOSE.protocol);
});

test("a screen that is still being checked receives nothing", async () => {
  const { loginCode } = await showCode();
  const phone = client();
  const { accessToken: bearer } = await guest(phone);
  const { subtle } = crypto;
  const digest = subtle.digest.bind(subtle);
  const slow = Promise.withResolvers<void>();
  const hashing = Promise.withResolvers<void>();
  const spied = vi.spyOn(subtle, "digest").mockImplementationOnce(async (algorithm, data) => {
    hashing.resolve();
    await slow.promise;
    return digest(algorithm, data);
  });
  const knocking = listen(loginCode, "guessed");
  await hashing.promise;
  const confirmed = await phone("POST", `/smarttv/confirmLoginCode/${loginCode}`, {
    bearer,
    body: choice,
  });
  expect(confirmed.status).toBe(204);
  slow.resolve();
  const spy = await knocking;
  const heard = vi.fn<() => void>();
  void spy.heard.then(heard);
  expect(await spy.closed).toBe(CLOSE.token);
  expect(heard).not.toHaveBeenCalled();
  spied.mockRestore();
});

test("a code expires after ten minutes, and an unknown one counts as expired", async () => {
  const { loginCode } = await showCode(
    client(through(appWith({ now: () => Date.now() - LOGIN_CODE_MS - 1 }))),
  );
  const phone = client();
  const { accessToken: bearer } = await guest(phone);
  for (const code of [loginCode, "ZZZZZZ", "0O1IL0"]) {
    const status = await phone("GET", `/smarttv/existingLoginCode/${code}`);
    expect(status.body, code).toEqual({ status: "expired" });
    const confirmed = await phone("POST", `/smarttv/confirmLoginCode/${code}`, {
      bearer,
      body: choice,
    });
    expect(confirmed.body, code).toEqual(problem(410, "login_code_expired"));
    const socket = await listen(code, "x");
    expect(await socket.closed, code).toBe(CLOSE.noRoom);
  }
  expect((await phone("GET", "/smarttv/existingLoginCode/ABC")).status).toBe(400);
});
