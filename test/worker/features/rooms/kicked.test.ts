import { expect, test } from "vitest";
import { QUOTAS } from "../../../../src-shared/catalog/quotas.ts";
import { linkResponse, openedResponse } from "../../../../src-shared/api/links.ts";
import { seatResponse } from "../../../../src-shared/api/gameSession.ts";
import { verifyRoomToken } from "../../../../src-shared/protocol/roomToken.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import {
  appWith,
  avatar,
  bindings,
  client,
  depsWith,
  guest,
  openRoom,
  ORIGIN,
  problem,
  roomLook,
  through,
  type CallOptions,
  type Client,
} from "../../support/support.ts";

const PHONE = { "user-agent": "Some Phone/1.0", origin: ORIGIN };

/** A browser that keeps the device cookie it is given until `wipe` is called. */
function browser(call: Client = client()) {
  let mark = "";
  const ask: Client = async (method, path, options: CallOptions = {}) => {
    const headers = { ...PHONE, ...(mark && { cookie: mark }) };
    const reply = await call(method, path, { ...options, headers });
    mark = /hubbub_device=[^;]*/u.exec(reply.headers.get("set-cookie") ?? "")?.[0] ?? mark;
    return reply;
  };
  const wipe = () => {
    mark = "";
  };
  return { call: ask, wipe };
}

const sit = (call: Client, gameCode: string, at: number, bearer?: string) =>
  call("POST", "/gameSession/join", {
    body: { gameCode, alias: `Player ${at}`, avatarSrc: avatar(at) },
    ...(bearer !== undefined && { bearer }),
  });

test("[T-kick] a kicked player is recognised by their browser, whatever it claims", async () => {
  const { gameCode, roomToken } = await openRoom();
  const eve = browser();
  expect((await eve.call("GET", `/gameSession/${gameCode}`)).status).toBe(200);
  const { accessToken } = await guest();
  const { sessionPlayerId } = seatResponse.parse(
    (await sit(eve.call, gameCode, 0, accessToken)).body,
  );
  const kick = `/gameSession/${gameCode}/${sessionPlayerId}/quit`;
  expect((await client()("POST", kick, { roomToken })).status).toBe(204);
  const other = await guest();
  const refused = problem(403, "kicked");
  expect((await sit(eve.call, gameCode, 1, other.accessToken)).body).toEqual(refused);
  // As in a private window of the same phone.
  eve.wipe();
  expect((await sit(eve.call, gameCode, 1)).body).toEqual(refused);
  // A made-up cookie does not count.
  const forged = { headers: { ...PHONE, cookie: "hubbub_device=a.b.c" } };
  const body = { gameCode, alias: "Eve", avatarSrc: avatar(1) };
  const asForged: Client = (method, path, options) =>
    eve.call(method, path, { ...options, ...forged });
  expect((await asForged("POST", "/gameSession/join", { body })).body).toEqual(refused);
  // Another room is not affected, and neither is another phone.
  const elsewhere = await openRoom();
  expect((await sit(eve.call, elsewhere.gameCode, 1)).status).toBe(201);
  expect((await sit(browser().call, gameCode, 2)).status).toBe(201);
});

test("[T-kick] a kicked player is recognised by their browser after the operator put a new key in front", async () => {
  const { gameCode, roomToken } = await openRoom();
  const { config } = depsWith();
  const fresh = { kid: "fresh", secret: "a new key that is long enough to be one" };
  const renewed = { ...config, secrets: [fresh, ...config.secrets] };
  const calls = { before: client(), after: client(through(appWith({ config: renewed }))) };
  let now: keyof typeof calls = "before";
  const eve = browser((method, path, options) => calls[now](method, path, options));
  expect((await eve.call("GET", `/gameSession/${gameCode}`)).status).toBe(200);
  const { sessionPlayerId } = seatResponse.parse((await sit(eve.call, gameCode, 0)).body);
  const kick = `/gameSession/${gameCode}/${sessionPlayerId}/quit`;
  expect((await client()("POST", kick, { roomToken })).status).toBe(204);
  now = "after";
  expect((await sit(eve.call, gameCode, 1)).body).toEqual(problem(403, "kicked"));
});

test("[T-one] a neighbouring site cannot give two people's browsers the same mark, by which one takes the other's seat", async () => {
  const { gameCode } = await openRoom();
  const config = { ...readEnv(bindings), limits: {}, isDev: false };
  const origin = "https://hubbub.example";
  const call = client(through(appWith({ config })), origin);
  const marked = await call("GET", `/gameSession/${gameCode}`);
  const mark = /hubbub_device=[^;]+/u.exec(marked.headers.getSetCookie().join("\n"))?.[0] ?? "";
  // Another host of the domain can set this cookie for all of them, but none with the prefix.
  const headers = { cookie: mark, origin };
  const come = (at: number) =>
    call("POST", "/gameSession/join", {
      body: { gameCode, alias: `Player ${at}`, avatarSrc: avatar(at) },
      headers,
    });
  expect((await come(0)).status).toBe(201);
  expect((await come(1)).status).toBe(201);
  const { sessionPlayersUpdated = {} } = (await roomLook(gameCode)).topics;
  expect(Object.keys(sessionPlayersUpdated)).toHaveLength(2);
  const [set = ""] = marked.headers.getSetCookie();
  expect(set).toMatch(/^__Host-hubbub_device=[^;]+;.* Path=\/;.* Secure/u);
});

test("[T-one] no cache that browsers share may keep a response with one browser's mark", async () => {
  const { gameCode } = await openRoom();
  const { headers } = await client()("GET", `/gameSession/${gameCode}`);
  expect(headers.getSetCookie().join("\n")).toContain("hubbub_device=");
  // The response may be kept and asked for again, which would repeat its cookie; but only by the browser itself.
  expect(headers.get("etag")).not.toBeNull();
  expect(headers.get("cache-control")).toBe("private, no-cache");
});

test("[T-fill] one member of the crowd cannot use up the reports of all others", async () => {
  const { gameCode } = await openRoom({ initialGameType: "RPS_SHOOT" });
  const command = { topic: "openCrowd", body: { alias: "The crowd" } } as const;
  await (await roomStub(bindings, gameCode)).command({ kind: "host" }, command);
  const inCrowd = async () => {
    const { call } = browser();
    const opened = await call("POST", "/gameSession/openLink", { body: { gameCode } });
    const { roomToken } = openedResponse.parse(opened.body);
    const body = { gameCode, content: "The crowd", reason: "spam" };
    return async () => (await call("POST", "/report", { body, roomToken })).status;
  };
  const [eve, bo] = [await inCrowd(), await inCrowd()];
  for (let times = 0; times < QUOTAS.report.person; times += 1) expect(await eve()).toBe(201);
  expect(await eve()).toBe(429);
  expect(await bo()).toBe(201);
});

test("[T-one] all tabs and guests of one browser count as one member of the crowd", async () => {
  const { gameCode, roomToken } = await openRoom({ initialGameType: "RPS_SHOOT" });
  const host = client();
  const command = { topic: "openCrowd", body: { alias: "The crowd" } } as const;
  expect(
    await (await roomStub(bindings, gameCode)).command({ kind: "host" }, command),
  ).toMatchObject({
    ok: true,
  });
  const made = await host("POST", `/gameSession/${gameCode}/link`, {
    roomToken,
    body: { kind: "crowd" },
  });
  const { token } = linkResponse.parse(made.body);
  const { secrets } = depsWith().config;
  const come = async (call: Client) => {
    const opened = await call("POST", "/gameSession/openLink", { body: { gameCode, token } });
    const proof = openedResponse.parse(opened.body).roomToken;
    const claims = await verifyRoomToken(secrets, proof, Date.now());
    if (claims?.role !== "player" || claims.device === undefined) throw new Error("no proof");
    return [claims.member, claims.device];
  };
  const [eve, bo] = [browser(), browser()];
  const first = await come(eve.call);
  expect(await come(eve.call)).toEqual(first);
  const [member, device] = await come(bo.call);
  expect(first).not.toContain(member);
  // A section recognises by this id whom the host kicked (SE3).
  expect(first).not.toContain(device);
});
