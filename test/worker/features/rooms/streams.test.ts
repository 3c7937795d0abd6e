import { expect, test } from "vitest";
import * as z from "zod";
import { linkResponse, openedResponse } from "../../../../src-shared/api/links.ts";
import { CHAT_LINK_MS } from "../../../../src-shared/catalog/streams.ts";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import {
  appWith,
  claimsOf,
  client,
  join,
  openRoom,
  ORIGIN,
  problem,
  through,
  worker,
  type Client,
} from "../../support/support.ts";

/** Opens a socket of the room with this code or cover, and collects the texts it receives. */
async function socketOf(name: string, purpose: string, token: string) {
  const path = `/parties/room/${name}?purpose=${purpose}&token=${token}&v=1`;
  const request = new Request(`${ORIGIN}${path}`, { headers: { upgrade: "websocket" } });
  const { webSocket } = await worker(request);
  if (!webSocket) throw new Error("no socket");
  const texts: string[] = [];
  const waiting: (() => void)[] = [];
  const hear = (text: string) => {
    texts.push(text);
    for (const wake of waiting.splice(0)) wake();
  };
  webSocket.addEventListener("message", ({ data }) => hear(String(data)));
  webSocket.addEventListener("close", ({ code }) => hear(`closed ${code}`));
  webSocket.accept();
  const until = async (part: string) => {
    while (!texts.some((text) => text.includes(part))) {
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }
  };
  return { webSocket, texts, until };
}

/** A room on a stream, with two players and a crowd. */
async function streamed() {
  const { gameCode, roomToken, host } = await openRoom({ initialGameType: "RPS_SHOOT" });
  const people = [await join(gameCode, 0), await join(gameCode, 1)] as const;
  const tv = await socketOf(gameCode, "host", roomToken);
  const body = { alias: "The crowd" };
  tv.webSocket.send(JSON.stringify({ id: "a:1", topic: "openCrowd", body }));
  await tv.until('"ack"');
  const change = (wanted: object) =>
    host.call("POST", `/gameSession/${gameCode}`, { body: wanted, roomToken });
  expect((await change({ codeHidden: true, streamDelay: 10 })).status).toBe(200);
  const link = async (kind: string) => {
    const made = await client()("POST", `/gameSession/${gameCode}/link`, {
      body: { kind },
      roomToken,
    });
    const { token, cover, expiresAt } = linkResponse.parse(made.body);
    if (cover === undefined) throw new Error("a stream's link without a cover");
    return { token, cover, expiresAt };
  };
  return { gameCode, roomToken, host, people, tv, change, link };
}

const open = (gameCode: string, token?: string, call: Client = client()) =>
  call("POST", "/gameSession/openLink", { body: { gameCode, token } });

test("the chat's link takes a stranger into the crowd without showing the room's code", async () => {
  const { gameCode, link } = await streamed();
  const { token, cover, expiresAt } = await link("crowd");
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(CHAT_LINK_MS);
  expect(`${cover}#${token}`).not.toContain(gameCode);
  const answer = await open(cover, token);
  expect(JSON.stringify(answer.body)).not.toContain(gameCode);
  const opened = openedResponse.parse(answer.body);
  expect(opened).toMatchObject({ kind: "crowd", gameCode: cover, seat: { member: 1 } });
  expect(claimsOf(opened.roomToken)).toMatchObject({ gameCode: cover, role: "player" });
  const phone = await socketOf(cover, "player", opened.roomToken);
  await phone.until('"snapshot"');
  expect(phone.texts.join("\n")).not.toContain(gameCode);
  const own = { roomToken: opened.roomToken };
  const renewed = await client()("GET", `/gameSession/${cover}/token`, own);
  const fresh = z.object({ roomToken: z.string() }).parse(renewed.body).roomToken;
  expect(claimsOf(fresh)).toMatchObject({ gameCode: cover });
  for (const path of ["token", "circle"]) {
    const said = await client()("GET", `/gameSession/${cover}/${path}`, own);
    expect(JSON.stringify(said.body), path).not.toContain(`"${gameCode}"`);
  }
  phone.webSocket.close();
});

test("the chat's link gives no seat, and expires with its time, a newer link or the stream", async () => {
  const { gameCode, link, change } = await streamed();
  const first = await link("crowd");
  const later = client(through(appWith({ now: () => Date.now() + CHAT_LINK_MS + 1_000 })));
  expect((await open(first.cover, first.token, later)).body).toEqual(problem(410, "link_expired"));
  expect((await open(first.cover, first.token)).status).toBe(200);
  const second = await link("crowd");
  expect(second.cover).toBe(first.cover);
  expect((await open(first.cover, first.token)).body).toEqual(problem(410, "link_expired"));
  expect((await open(second.cover, second.token)).status).toBe(200);
  // Opening it again changes nothing: a device keeps its place.
  expect((await open(second.cover, second.token)).status).toBe(200);

  // A cover only works together with its links.
  expect((await open(first.cover)).body).toEqual(problem(403, "link_forged"));
  for (const [method, path, body] of [
    ["GET", `/gameSession/${first.cover}`, undefined],
    ["POST", "/gameSession/join", { gameCode: first.cover, alias: "Eve", avatarSrc: "pear.webp" }],
  ] as const) {
    const said = await client()(method, path, body ? { body } : {});
    expect(said.status, path).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(said.body), path).not.toContain(gameCode);
  }
  await change({ codeHidden: false });
  expect((await open(second.cover, second.token)).body).toEqual(problem(410, "link_expired"));
});

test("forged, mixed or foreign links of a stream are refused", async () => {
  const one = await streamed();
  const other = await streamed();
  const [own, foreign] = [await one.link("crowd"), await other.link("crowd")];
  const picture = await one.link("overlay");
  const flipped = own.cover.startsWith("0") ? "1" : "0";
  for (const [cover, token] of [
    [own.cover, foreign.token],
    [foreign.cover, own.token],
    [`${flipped}${own.cover.slice(1)}`, own.token],
    ["0".repeat(66), own.token],
    [own.cover, `${own.token}x`],
    [own.cover, own.token.replace("crowd", "overlay")],
    [picture.cover, picture.token.replace("overlay", "crowd")],
    [own.cover, one.roomToken],
  ] as const) {
    expect((await open(cover, token)).body, token).toEqual(problem(403, "link_forged"));
  }
  const [ada] = one.people;
  const make = { body: { kind: "overlay" }, roomToken: ada.roomToken };
  const path = `/gameSession/${one.gameCode}/link`;
  expect(
    (await client()("POST", path, { ...make, roomToken: one.people[1].roomToken })).body,
  ).toEqual(problem(403, "not_host"));
});

test("the overlay can only watch, without the code, until a newer one is made", async () => {
  const { gameCode, roomToken, link, host } = await streamed();
  const { token, cover } = await link("overlay");
  const opened = openedResponse.parse((await open(cover, token)).body);
  expect(opened).toMatchObject({ kind: "overlay", gameCode: cover });
  expect(opened.seat).toBeUndefined();
  const picture = await socketOf(cover, "spectator", opened.roomToken);
  await picture.until('"snapshot"');
  await host.call("PUT", `/host/${gameCode}/updateGameSettings`, {
    body: { musicEnabled: false },
    roomToken,
  });
  await host.call("POST", `/gameSession/${gameCode}`, { body: { streamDelay: 20 }, roomToken });
  await picture.until('"streamDelay":20');
  expect(picture.texts.join("\n")).not.toContain(gameCode);
  expect(picture.texts.join("\n")).toContain('"crowd":{"people"');
  const own = { roomToken: opened.roomToken };
  for (const purpose of ["host", "player", "remote"]) {
    const refused = await socketOf(cover, purpose, opened.roomToken);
    await refused.until(`closed ${CLOSE.token}`);
  }
  const write = await client()("POST", `/gameSession/${cover}`, {
    body: { isPublic: true },
    ...own,
  });
  expect(write.body).toEqual(problem(403, "host_is_spectating"));
  // The overlay may come back any number of times, by its socket and by its link.
  expect((await open(cover, token)).status).toBe(200);
  const again = await socketOf(cover, "spectator", opened.roomToken);
  await again.until('"snapshot"');

  const newer = await link("overlay");
  await picture.until(`closed ${CLOSE.dismissed}`);
  await again.until(`closed ${CLOSE.dismissed}`);
  expect((await open(cover, token)).body).toEqual(problem(410, "link_expired"));
  const dead = await socketOf(cover, "spectator", opened.roomToken);
  await dead.until(`closed ${CLOSE.dismissed}`);
  expect((await client()("GET", `/gameSession/${cover}/token`, own)).body).toEqual(
    problem(401, "bad_room_token"),
  );
  expect((await open(newer.cover, newer.token)).status).toBe(200);
  await host.call("POST", `/gameSession/${gameCode}/destroy`, { roomToken });
  expect((await open(newer.cover, newer.token)).body).toEqual(problem(410, "game_over"));
});

test("calls show a stream's viewers nothing of the game before the stream does", async () => {
  const { gameCode, people, link, tv, change } = await streamed();
  const { token, cover } = await link("crowd");
  const { roomToken } = openedResponse.parse((await open(cover, token)).body);
  tv.webSocket.send(JSON.stringify({ id: "a:2", topic: "startGame", body: {} }));
  await tv.until('"TUTORIAL"');

  const viewer = { roomToken };
  const paths = ["", "/playerCount", "/playerList"];
  for (const path of paths) {
    const said = await client()("GET", `/game/${cover}${path}`, viewer);
    expect(said.body, path).toEqual(problem(404, "no_game_running"));
  }
  // What they see may still be reported.
  const report = { content: "TUTORIAL", reason: "other" };
  const reported = await client()("POST", "/report", {
    body: { ...report, gameCode: cover },
    ...viewer,
  });
  expect(reported.status).toBe(201);
  // A player in the room is not behind, and neither is a viewer once the stream is not.
  const player = { roomToken: people[0].roomToken };
  expect((await client()("GET", `/game/${gameCode}`, player)).status).toBe(200);
  expect((await client()("GET", `/gameSession/${cover}/token`, viewer)).status).toBe(200);
  await change({ streamDelay: 0 });
  for (const path of paths) {
    expect((await client()("GET", `/game/${cover}${path}`, viewer)).status, path).toBe(200);
  }
});
