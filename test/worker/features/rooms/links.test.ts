import { expect, test } from "vitest";
import * as z from "zod";
import { RATE_LIMITS } from "../../../../src-shared/catalog/rateLimits.ts";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import { linkResponse, openedResponse } from "../../../../src-shared/api/links.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  join,
  openRoom,
  ORIGIN,
  problem,
  roomLook,
  through,
  worker,
  type Client,
} from "../../support/support.ts";

const MINUTE = 60_000;

/** A room with its host and two players. The first player's phone has the host's rights as well. */
async function party() {
  const room = await openRoom({ initialGameType: "RPS_SHOOT" });
  const people = [await join(room.gameCode, 0), await join(room.gameCode, 1)] as const;
  const link = async (body: object, roomToken = room.roomToken) =>
    linkResponse.parse(
      (await client()("POST", `/gameSession/${room.gameCode}/link`, { body, roomToken })).body,
    );
  return { ...room, people, link };
}

const open = (gameCode: string, token?: string, call: Client = client()) =>
  call("POST", "/gameSession/openLink", { body: { gameCode, token } });

/**
 * Returns what a socket with this token gets first: the topic of a frame, or the code that closes the socket.
 */
async function knock(gameCode: string, purpose: string, token: string): Promise<unknown> {
  const path = `/parties/room/${gameCode}?purpose=${purpose}&token=${token}&v=1`;
  const { webSocket } = await worker(
    new Request(`${ORIGIN}${path}`, { headers: { upgrade: "websocket" } }),
  );
  if (!webSocket) throw new Error("no socket");
  const first = new Promise<unknown>((resolve) => {
    webSocket.addEventListener("message", ({ data }) => {
      resolve(z.object({ topic: z.string() }).parse(JSON.parse(String(data))).topic);
    });
    webSocket.addEventListener("close", ({ code }) => resolve(code));
  });
  webSocket.accept();
  const said = await first;
  webSocket.close();
  return said;
}

test("a seat moves to another phone once, and the old phone loses its rights", async () => {
  const { gameCode, people, link } = await party();
  const [, bo] = people;
  const { token, expiresAt } = await link(
    { kind: "seat", playerId: bo.sessionPlayerId },
    bo.roomToken,
  );
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(3 * MINUTE);
  const opened = openedResponse.parse((await open(gameCode, token)).body);
  expect(opened).toMatchObject({
    kind: "seat",
    hostType: "HOST",
    seat: { sessionPlayerId: bo.sessionPlayerId, alias: "Player 1" },
  });
  expect(await open(gameCode, token)).toMatchObject({
    status: 410,
    body: problem(410, "link_used"),
  });

  expect(await knock(gameCode, "player", bo.roomToken)).toBe(CLOSE.moved);
  expect(await knock(gameCode, "player", opened.roomToken)).toBe("snapshot");
  const rename = (roomToken: string) =>
    client()("POST", `/gameSession/${gameCode}/updateSessionPlayer/${bo.sessionPlayerId}`, {
      body: { alias: "Bo" },
      roomToken,
    });
  expect(await rename(bo.roomToken)).toMatchObject({
    status: 403,
    body: problem(403, "seat_moved"),
  });
  expect((await rename(opened.roomToken)).status).toBe(200);
  const again = { body: { gameCode, sessionPlayerId: bo.sessionPlayerId } };
  const back = await client()("POST", "/gameSession/rejoin", { ...again, roomToken: bo.roomToken });
  expect(back.body).toEqual(problem(403, "seat_moved"));
  const rejoined = await client()("POST", "/gameSession/rejoin", {
    ...again,
    roomToken: opened.roomToken,
  });
  const fresh = z.object({ roomToken: z.string() }).parse(rejoined.body).roomToken;
  expect(claimsOf(fresh)).toMatchObject({ moves: 1 });
});

test("a phone that missed the response can open its link again, if its page asked for the room first", async () => {
  const { gameCode, people, link } = await party();
  const { token } = await link({ kind: "seat", playerId: people[1].sessionPlayerId });
  const look = await client()("GET", `/gameSession/${gameCode}`);
  const [, mark = ""] = /hubbub_device=([^;]*)/u.exec(look.headers.get("set-cookie") ?? "") ?? [];
  const headers = { cookie: `hubbub_device=${mark}`, origin: ORIGIN };
  const phone = () =>
    client()("POST", "/gameSession/openLink", { body: { gameCode, token }, headers });
  const [first, again] = [await phone(), await phone()].map(({ body }) =>
    openedResponse.parse(body),
  );
  expect(again?.seat).toEqual(first?.seat);
  expect(await knock(gameCode, "player", first?.roomToken ?? "")).toBe("snapshot");
  expect(await knock(gameCode, "player", again?.roomToken ?? "")).toBe("snapshot");
  expect((await open(gameCode, token)).body).toEqual(problem(410, "link_used"));
});

test("a large audience behind one address can join the crowd by its link", async () => {
  const { gameCode, roomToken, link } = await party();
  const { webSocket } = await worker(
    new Request(`${ORIGIN}/parties/room/${gameCode}?purpose=host&token=${roomToken}&v=1`, {
      headers: { upgrade: "websocket" },
    }),
  );
  webSocket?.accept();
  webSocket?.send(JSON.stringify({ id: "a:1", topic: "openCrowd", body: { alias: "Hall" } }));
  await expect
    .poll(async () => (await link({ kind: "crowd" }).catch(() => undefined))?.kind)
    .toBe("crowd");
  const { token } = await link({ kind: "crowd" });
  const hall = client();
  const statuses = new Set<number>();
  for (let at = 0; at < 2 * RATE_LIMITS.lookup; at++) {
    statuses.add((await open(gameCode, token, hall)).status);
  }
  expect([...statuses]).toEqual([200]);
  webSocket?.close();
});

test("a forged, expired or foreign link moves nothing and gets its own error", async () => {
  const { gameCode, people, link, roomToken, host } = await party();
  const [, bo] = people;
  const { token } = await link({ kind: "seat", playerId: bo.sessionPlayerId });
  const other = await openRoom();
  const parts = token.split("~");
  const changed = (at: number, to: string) => parts.with(at, to).join("~");
  const seal = parts[5] ?? "";
  for (const wrong of [
    changed(5, `${seal.startsWith("A") ? "B" : "A"}${seal.slice(1)}`),
    changed(5, seal.slice(0, -1)),
    changed(0, "remote"),
    changed(1, "1"),
    changed(2, "zzzzzz"),
    changed(4, "other"),
    "nonsense",
    bo.roomToken,
    roomToken,
  ]) {
    expect((await open(gameCode, wrong)).body).toEqual(problem(403, "link_forged"));
  }
  expect((await open(other.gameCode, token)).body).toEqual(problem(403, "link_forged"));
  const later = client(through(appWith({ now: () => Date.now() + 3 * MINUTE + 1_000 })));
  expect((await open(gameCode, token, later)).body).toEqual(problem(410, "link_expired"));
  // None of the failed attempts used the link up.
  expect((await open(gameCode, token)).status).toBe(200);
  const last = await link({ kind: "screen" });
  await host.call("POST", `/gameSession/${gameCode}/destroy`, { roomToken });
  expect((await open(gameCode, last.token)).body).toEqual(problem(410, "game_over"));
});

test("a link cannot be used as a room token", async () => {
  const { gameCode, link } = await party();
  const { token } = await link({ kind: "remote" });
  expect(await knock(gameCode, "host", token)).toBe(CLOSE.token);
  const answer = await client()("GET", `/host/${gameCode}`, { roomToken: token });
  expect(answer.body).toEqual(problem(401, "bad_room_token"));
});

test("a remote has the host's rights until the host takes them back, but no seat and no right to make links", async () => {
  const { gameCode, roomToken, link, people } = await party();
  const opened = openedResponse.parse(
    (await open(gameCode, (await link({ kind: "remote" })).token)).body,
  );
  expect(opened.seat).toBeUndefined();
  const remote = { roomToken: opened.roomToken };
  expect(await knock(gameCode, "remote", opened.roomToken)).toBe("snapshot");
  expect(await knock(gameCode, "player", opened.roomToken)).toBe(CLOSE.token);
  expect(await knock(gameCode, "host", opened.roomToken)).toBe(CLOSE.token);
  expect((await client()("GET", `/host/${gameCode}`, remote)).status).toBe(200);
  expect((await client()("POST", `/host/${gameCode}/addAIPlayer`, remote)).status).toBe(201);
  const lend = { body: { kind: "remote" }, ...remote };
  expect((await client()("POST", `/gameSession/${gameCode}/link`, lend)).body).toEqual(
    problem(403, "not_host"),
  );
  const { remotes } = (await roomLook(gameCode)).topics.gameSessionUpdated ?? {};
  expect(remotes).toEqual([1]);
  expect(await knock(gameCode, "remote", people[1].roomToken)).toBe(CLOSE.token);
  expect(await knock(gameCode, "remote", roomToken)).toBe(CLOSE.token);

  const room = await roomStub(bindings, gameCode);
  const takeBack = { topic: "dismissRemote", body: { remoteId: 1 } } as const;
  expect(await room.command({ kind: "host" }, takeBack)).toMatchObject({ ok: true });
  expect(await knock(gameCode, "remote", opened.roomToken)).toBe(CLOSE.dismissed);
  for (const [method, path] of [
    ["GET", `/host/${gameCode}`],
    ["POST", `/host/${gameCode}/addAIPlayer`],
  ] as const) {
    expect((await client()(method, path, remote)).body).toEqual(problem(401, "bad_room_token"));
  }
});

test("a link to a further screen works for many screens, which can only watch", async () => {
  const { gameCode, link } = await party();
  const { token } = await link({ kind: "screen" });
  for (let screen = 0; screen < 3; screen++) {
    const { roomToken } = openedResponse.parse((await open(gameCode, token)).body);
    expect(claimsOf(roomToken)).toMatchObject({ role: "spectator" });
    expect(await knock(gameCode, "spectator", roomToken)).toBe("snapshot");
    const write = await client()("POST", `/host/${gameCode}/addAIPlayer`, { roomToken });
    expect(write.body).toEqual(problem(403, "host_is_spectating"));
  }
});

test("many people join one seat by one link, and none of them owns it", async () => {
  const { gameCode, roomToken, link, host } = await party();
  const make = { body: { kind: "crowd" }, roomToken };
  expect((await host.call("POST", `/gameSession/${gameCode}/link`, make)).body).toEqual(
    problem(410, "crowd_closed"),
  );
  const { sessionPlayerId: seat } = await crowdIn(gameCode, roomToken);
  const { token } = await link({ kind: "crowd" });
  const members = [];
  for (let person = 0; person < 3; person++) {
    members.push(openedResponse.parse((await open(gameCode, token)).body));
  }
  expect(members.map((one) => one.seat?.member)).toEqual([1, 2, 3]);
  // A person who knows the code needs no link.
  const byCode = openedResponse.parse((await open(gameCode)).body);
  expect(byCode.seat).toMatchObject({ sessionPlayerId: seat, member: 4 });
  expect(await knock(gameCode, "player", byCode.roomToken)).toBe("snapshot");
  const [one] = members;
  if (!one) throw new Error("nobody came");
  expect(await knock(gameCode, "player", one.roomToken)).toBe("snapshot");
  const own = { roomToken: one.roomToken };
  const rename = { body: { alias: "Mine" }, ...own };
  const path = `/gameSession/${gameCode}`;
  expect((await client()("POST", `${path}/updateSessionPlayer/${seat}`, rename)).body).toEqual(
    problem(403, "not_yours"),
  );
  expect((await client()("POST", `${path}/${seat}/quit`, own)).status).toBe(204);
  expect((await roomLook(gameCode)).topics.sessionPlayersUpdated?.[seat]).toMatchObject({
    crowd: true,
  });
  await host.call("POST", `${path}/${seat}/quit`, { roomToken });
  expect(await knock(gameCode, "player", one.roomToken)).toBe(CLOSE.kicked);
  expect((await open(gameCode, token)).body).toEqual(problem(410, "crowd_closed"));
  expect((await open(gameCode)).body).toEqual(problem(410, "crowd_closed"));
});

/** The host opens the crowd's seat, which is only possible with a command over the socket. */
async function crowdIn(gameCode: string, roomToken: string) {
  const path = `/parties/room/${gameCode}?purpose=host&token=${roomToken}&v=1`;
  const { webSocket } = await worker(
    new Request(`${ORIGIN}${path}`, { headers: { upgrade: "websocket" } }),
  );
  if (!webSocket) throw new Error("no socket");
  const acknowledged = new Promise<void>((resolve) => {
    webSocket.addEventListener("message", ({ data }) => {
      if (String(data).includes(`"ack"`)) resolve();
    });
  });
  webSocket.accept();
  const body = { alias: "The crowd" };
  webSocket.send(JSON.stringify({ id: "a:1", topic: "openCrowd", body }));
  await acknowledged;
  webSocket.close();
  const seats = Object.values((await roomLook(gameCode)).topics.sessionPlayersUpdated ?? {});
  const crowd = seats.find((seat) => seat.crowd);
  if (!crowd) throw new Error("no crowd");
  return crowd;
}

test("a spectating host can change nothing with the host's token either, until they are back", async () => {
  const { gameCode, roomToken, host, people } = await party();
  const change = (body: object) =>
    host.call("POST", `/gameSession/${gameCode}`, { body, roomToken });
  await change({ hostSpectate: true });
  const name = `/gameSession/${gameCode}/updateSessionPlayer/${people[1].sessionPlayerId}`;
  for (const [method, path, body] of [
    ["POST", name, { alias: "Renamed" }],
    ["POST", `/gameSession/${gameCode}`, { isPublic: true }],
    ["POST", `/gameSession/${gameCode}/link`, { kind: "screen" }],
    ["PUT", `/host/${gameCode}/updateGameSettings`, { musicEnabled: false }],
  ] as const) {
    const answer = await host.call(method, path, { body, roomToken });
    expect(answer.body, path).toEqual(problem(403, "host_is_spectating"));
  }
  expect((await change({ hostSpectate: false })).status).toBe(200);
  expect((await change({ codeHidden: true })).status).toBe(200);
  expect((await roomLook(gameCode)).topics.gameSessionUpdated).toMatchObject({ codeHidden: true });
});
