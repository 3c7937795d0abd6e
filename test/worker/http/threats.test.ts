import { expect, test } from "vitest";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";
import { takesFaults } from "../../../src-worker/config/faultInjection.ts";
import { routeToParty } from "../../../src-worker/features/rooms/object/routing.ts";
import { photoOf } from "../../../src-worker/shared/pictures/photo.ts";
import {
  endlessJpeg,
  hidingJpegs,
  png,
  tells,
  twoFacedJpegs,
  twoFacedWebp,
} from "../support/photos.ts";
import {
  appWith,
  avatar,
  bindings,
  client,
  depsWith,
  guest,
  join,
  openRoom,
  ORIGIN,
  problem,
  through,
} from "../support/support.ts";

/** A limiter that allows `often` calls for each key. */
function limiter(often: number) {
  const counts = new Map<string, number>();
  return {
    counts,
    async limit({ key }: { key: string }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= often };
    },
  };
}

/** Returns the code with which a socket is closed; undefined when it stays open for its first frame. */
function closeCode(answer: Response): Promise<number | undefined> {
  const socket = answer.webSocket;
  if (!socket) throw new Error(`no socket: ${answer.status}`);
  const code = new Promise<number | undefined>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
    socket.addEventListener("message", () => {
      resolve(undefined);
      socket.close(1000);
    });
  });
  socket.accept();
  return code;
}

test("[T-scan] a code is one of 28 million, and guessing by socket is limited like look-ups", async () => {
  expect(ROOM_CODE_ALPHABET.length ** ROOM_CODE_LENGTH).toBeGreaterThan(28_000_000);
  const lookup = limiter(4);
  const read = limiter(1_000);
  const env = { ...bindings, LIMIT_LOOKUP: lookup, LIMIT_READ: read };
  const { gameCode } = await openRoom();
  const { roomToken } = await join(gameCode, 0);
  const ask = (code: string, query: string) =>
    routeToParty(
      new Request(`${ORIGIN}/parties/room/${code}?v=1&${query}`, {
        headers: { upgrade: "websocket", "cf-connecting-ip": "203.0.113.9" },
      }),
      env,
    ).then(closeCode);
  expect(await ask("ZZZZ2", "purpose=join")).toBe(CLOSE.noRoom);
  expect(await ask("ZZZZ3", "purpose=player&token=guessed")).toBe(CLOSE.noRoom);
  expect(await ask("ZZZZ4", "purpose=host&token=a.b.c")).toBe(CLOSE.noRoom);
  // A genuine token of another room counts as a guess too.
  const other = await openRoom();
  const { roomToken: foreign } = await join(other.gameCode, 0);
  expect(await ask("ZZZZ5", `purpose=player&token=${foreign}`)).toBe(CLOSE.noRoom);
  // From here on even a room that exists does not answer.
  expect(await ask(gameCode, "purpose=join")).toBe(CLOSE.tooFast);
  expect(await ask(gameCode, "purpose=player&token=guessed")).toBe(CLOSE.tooFast);
  // A player of the room is not locked out by somebody else behind the same address.
  expect(await ask(gameCode, `purpose=player&token=${roomToken}`)).toBeUndefined();
  expect([...lookup.counts.keys()]).toEqual(["socket 203.0.113.9"]);
  expect([...read.counts.keys()]).toEqual(["203.0.113.9"]);
});

test("[T-scan] joining and opening links count as guesses too", async () => {
  const { config } = depsWith();
  const app = appWith({ config: { ...config, isDev: false, limits: { lookup: limiter(3) } } });
  const from = { "cf-connecting-ip": "203.0.113.10" };
  const post = async (path: string, body: object) => {
    const headers = { ...from, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await through(app)(new Request(`${ORIGIN}/api/v1/gameSession/${path}`, init))).status;
  };
  const silent = { alias: "", avatarSrc: avatar(0) };
  expect(await post("join", { gameCode: "ZZZZ2", ...silent })).toBe(404);
  expect(await post("openLink", { gameCode: "ZZZZ3", token: "x" })).toBe(404);
  expect(await post("join", { gameCode: "ZZZZ4", ...silent })).toBe(404);
  const { gameCode } = await openRoom();
  expect(await post("join", { gameCode, ...silent })).toBe(429);
  expect(await post("openLink", { gameCode, token: "x" })).toBe(429);
});

test("[T-scan] a class of 32 phones behind one address can all join at the same time", async () => {
  const { config } = depsWith();
  const limits = { lookup: limiter(60), write: limiter(240), read: limiter(600) };
  const app = appWith({ config: { ...config, isDev: false, limits } });
  const env = {
    ...bindings,
    LIMIT_LOOKUP: limits.lookup,
    LIMIT_WRITE: limits.write,
    LIMIT_READ: limits.read,
  };
  const { gameCode } = await openRoom();
  const headers = { "cf-connecting-ip": "203.0.113.11", "content-type": "application/json" };
  const call = async (path: string, init: RequestInit = {}) =>
    (await through(app)(new Request(`${ORIGIN}/api/v1/gameSession/${path}`, { ...init, headers })))
      .status;
  for (let phone = 0; phone < 32; phone++) {
    expect(await call(gameCode)).toBe(200);
    expect(await call(`${gameCode}/usedAvatars`)).toBe(200);
    const socket = new Request(`${ORIGIN}/parties/room/${gameCode}?v=1&purpose=join`, {
      headers: { ...headers, upgrade: "websocket" },
    });
    expect(await closeCode(await routeToParty(socket, env))).toBeUndefined();
    const body = { gameCode, alias: "Pupil", avatarSrc: avatar(phone % 16), audience: true };
    expect(await call("join", { method: "POST", body: JSON.stringify(body) })).toBeLessThan(300);
  }
});

test("[T-flood] guests and rooms from one address are limited", async () => {
  const { config } = depsWith();
  const write = limiter(5);
  const app = appWith({ config: { ...config, isDev: false, limits: { write } } });
  const call = client(through(app));
  const statuses: number[] = [];
  for (let at = 0; at < 8; at++) {
    const body = { guestId: crypto.randomUUID(), language: "en" };
    statuses.push((await call("POST", "/user/guest", { body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const body = { isPublic: false, language: "en", hostType: "HOST" };
  const refused = await call("POST", "/gameSession/create", { body });
  expect(refused).toMatchObject({ status: 429, body: problem(429, "too_many_requests") });
  expect(refused.headers.get("retry-after")).toBe("60");

  const { accessToken: bearer } = await guest();
  const other = client(through(app));
  const opened: number[] = [];
  for (let at = 0; at < 8; at++) {
    opened.push((await other("POST", "/gameSession/create", { body, bearer })).status);
  }
  expect(opened).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

test("[T-flood] every call but the payment webhook is limited, none that changes something as a read, and each that finds a room as a look-up", () => {
  const { table, browserTable } = appWith();
  const unlimited = [...table, ...browserTable].filter(({ rate }) => rate === "machine");
  expect(unlimited.map(({ path }) => path)).toEqual(["/payment/webhook"]);
  const writes = table.filter(({ method, rate }) => method !== "get" && rate === "read");
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  // Calls that name the code in their body are tried above.
  const finds = table.filter(
    ({ path, auth }) =>
      path.includes("/:loginCode") || (auth === "public" && path.includes("/:gameCode")),
  );
  expect(finds.map(({ path }) => path)).toContain("/gameSession/:gameCode");
  expect(finds.filter(({ rate }) => rate !== "lookup")).toEqual([]);
});

test("[T-bomb] a tiny picture that claims an enormous size is refused", () => {
  const small = png(2, 2);
  expect(photoOf(small)?.type).toBe("image/png");
  for (const size of [
    { width: 65_535, height: 65_535 },
    { width: 4_097, height: 1 },
    { width: 1, height: 2 ** 31 },
    { width: 0, height: 10 },
  ]) {
    const bomb = small.slice();
    const view = new DataView(bomb.buffer);
    view.setUint32(16, size.width);
    view.setUint32(20, size.height);
    expect(photoOf(bomb), JSON.stringify(size)).toBeUndefined();
  }
});

test("[T-bomb] a picture with two sizes, or drawn a thousand times, is refused", () => {
  for (const bomb of [...twoFacedJpegs(), endlessJpeg(), twoFacedWebp()]) {
    expect(photoOf(bomb)).toBeUndefined();
  }
});

test("[T-bomb] nothing that a phone stores beside the pixels is kept, wherever it is in the file", () => {
  const { kept, refused } = hidingJpegs();
  for (const bytes of kept) {
    expect(tells(bytes)).toBe(true);
    const photo = photoOf(bytes);
    expect(photo?.type).toBe("image/jpeg");
    expect(tells(photo?.bytes ?? bytes)).toBe(false);
  }
  for (const bytes of refused) expect(photoOf(bytes)).toBeUndefined();
});

test.for([
  "<script>alert(1)</script>",
  "<img src=x>",
  "a&lt;b",
  '"onload="x',
  "{{7*7}}",
  "a`b${c}",
])("[T-alias] the alias %s is refused", async (alias) => {
  const { gameCode } = await openRoom();
  const body = { gameCode, alias, avatarSrc: avatar(0) };
  const answer = await client()("POST", "/gameSession/join", { body });
  expect(answer).toMatchObject({ status: 400, body: problem(400, "alias_characters") });
});

test("[T-faults] a server makes faults on purpose only if two settings ask for it", async () => {
  const body = { d1: "throws", storage: true };
  const plain = await client()("POST", "/dev/faults", { body });
  expect(plain).toMatchObject({ status: 404, body: problem(404, "not_found") });
  expect(takesFaults({ ...bindings, DEV: "1" })).toBe(false);
  expect(takesFaults({ ...bindings, DEV: "", FAULTS: "1" })).toBe(false);
  const { config } = depsWith();
  const call = client(through(appWith({ config: { ...config, takesFaults: true } })));
  expect(await call("POST", "/dev/faults", { body: { d1: "throws" } })).toMatchObject({
    status: 200,
    body: { d1: "throws", storage: false },
  });
  // The health call reads D1: it must report the failure instead of crashing.
  expect((await call("GET", "/health")).status).toBeGreaterThanOrEqual(500);
  await call("POST", "/dev/faults", { body: { d1: "none" } });
  expect((await call("GET", "/health")).status).toBe(200);
});
