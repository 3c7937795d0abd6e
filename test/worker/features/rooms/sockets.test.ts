import { evictDurableObject, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import * as z from "zod";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import { signRoomToken } from "../../../../src-shared/protocol/roomToken.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { codesOf } from "../../../../src-worker/config/codes.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";
import {
  appWith,
  avatar,
  bindings,
  client,
  guest,
  join,
  openRoom,
  ORIGIN,
  problem,
  through,
  worker,
} from "../../support/support.ts";

const frameSchema = z.object({
  topic: z.string(),
  body: z.object({ you: z.unknown(), topics: z.unknown() }),
});

async function open(path: string): Promise<WebSocket> {
  const answer = await worker(
    new Request(`${ORIGIN}${path}`, { headers: { upgrade: "websocket" } }),
  );
  expect(answer.status).toBe(101);
  if (!answer.webSocket) throw new Error("no socket");
  return answer.webSocket;
}

/**
 * Returns the first frame that a socket receives, or the code with which it is closed. If it is closed with a
 * reason in words, returns that too; Hubbub gives none.
 */
function firstOf(socket: WebSocket): Promise<unknown> {
  const first = new Promise<unknown>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const text: unknown = JSON.parse(String(data));
      resolve(frameSchema.parse(text));
    });
    socket.addEventListener("close", ({ code, reason }) =>
      resolve(reason === "" ? code : { code, reason }),
    );
  });
  socket.accept();
  return first;
}

/** Returns everything that a room's object has stored. */
function stored(code: string) {
  return runInDurableObject(bindings.Room.getByName(code), async (_room, { storage }) => {
    const tables = storage.sql.exec(
      `SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    );
    return { tables: tables.toArray(), keys: [...(await storage.list()).keys()] };
  });
}

test("a socket connects to the room, whatever the case of its code", async () => {
  const { gameCode } = await openRoom();
  const { roomToken, sessionPlayerId } = await join(gameCode, 0);
  const socket = await open(
    `/parties/room/${gameCode.toLowerCase()}?purpose=player&token=${roomToken}&v=1`,
  );
  expect(await firstOf(socket)).toMatchObject({
    topic: "snapshot",
    body: {
      you: { purpose: "player", playerId: sessionPlayerId },
      topics: { usedAvatars: [avatar(0)] },
    },
  });
  socket.close();
});

test("[T-errors] a socket hears nothing of how the server is made, whatever its address says", async () => {
  const { gameCode } = await openRoom();
  const hear = async (address: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ purpose: "join", v: "1", ...address });
    return firstOf(await open(`/parties/room/${gameCode}?${query.toString()}`));
  };
  for (const page of ["a".repeat(300), "é".repeat(300), "x".repeat(65), "\0", ""]) {
    expect(await hear({ _pk: page }), page).toMatchObject({ topic: "snapshot" });
  }
  const odd = ["", "\0", "__proto__", "a.b.c", "%E0%A4%A", "x".repeat(4_000)];
  for (const text of odd) {
    expect(await hear({ purpose: text }), text).toBe(CLOSE.protocol);
    expect(await hear({ v: text }), text).toBe(CLOSE.tooOld);
    for (const purpose of ["host", "player", "remote", "spectator", "ink"]) {
      expect(await hear({ purpose, token: text }), `${purpose} ${text}`).toBe(CLOSE.token);
    }
  }
});

test("[T-errors] a room that fails while a socket connects closes it with its own code, without a word", async () => {
  const { gameCode } = await openRoom();
  await runInDurableObject(bindings.Room.getByName(gameCode), async (room) => {
    Object.defineProperty(room, "secrets", {
      value: () => {
        throw new Error("keys of the house");
      },
    });
  });
  const path = `/parties/room/${gameCode}?purpose=host&token=none&v=1`;
  expect(await firstOf(await open(path))).toBe(CLOSE.failed);
});

test("a socket with a token of another room is closed", async () => {
  const { gameCode } = await openRoom();
  const { roomToken } = await openRoom();
  const socket = await open(`/parties/room/${gameCode}?purpose=host&token=${roomToken}&v=1`);
  expect(await firstOf(socket)).toBe(CLOSE.token);
});

test.for(["ZZZZ2", "AB0DE", "ABCD"])("a socket of the unknown room %s is closed", async (code) => {
  expect(await firstOf(await open(`/parties/room/${code}?purpose=join&v=1`))).toBe(CLOSE.noRoom);
});

test.for([
  {
    way: "a look-up",
    code: "QQQQ2",
    touch: (code: string) => client()("GET", `/gameSession/${code}`),
  },
  {
    way: "a join",
    code: "QQQQ3",
    touch: (code: string) => {
      const body = { gameCode: code, alias: "Nobody", avatarSrc: avatar(0) };
      return client()("POST", "/gameSession/join", { body });
    },
  },
  {
    way: "a socket",
    code: "QQQQ4",
    touch: async (code: string) => firstOf(await open(`/parties/room/${code}?purpose=join&v=1`)),
  },
])("$way with the code of no room stores nothing", async ({ code, touch }) => {
  await touch(code);
  expect(await stored(code)).toEqual({ tables: [], keys: [] });
});

test("a socket with a genuine token of a room that is long gone is closed, and nothing is stored", async () => {
  const gameCode = "QQQQ5";
  const { secrets } = readEnv(bindings);
  const claims = { gameCode, roomId: crypto.randomUUID(), role: "host" } as const;
  const token = await signRoomToken(secrets, claims, Date.now());
  const path = `/parties/room/${gameCode}?purpose=host&token=${token}&v=1`;
  expect(await firstOf(await open(path))).toBe(CLOSE.noRoom);
  expect(await stored(gameCode)).toEqual({ tables: [], keys: [] });
});

test("a room that its host may not open stores nothing, although its code was reserved", async () => {
  const held: string[] = [];
  const room = (code: string) => {
    held.push(code);
    return roomStub(bindings, code);
  };
  const host = await guest(client(through(appWith({ room }))));
  const body = {
    isPublic: false,
    language: "en",
    hostType: "HOST",
    initialGameType: "HIDE_AND_PEEK",
  };
  const refused = await host.call("POST", "/gameSession/create", {
    body,
    bearer: host.accessToken,
  });
  expect(refused.body).toEqual(problem(403, "game_not_offered"));
  const [code = ""] = held;
  expect(held).toHaveLength(1);
  expect(await stored(code)).toEqual({ tables: [], keys: [] });
});

test("[T-scan] a code on the list stays there when the same code is promised again", async () => {
  const { gameCode } = await openRoom();
  const list = codesOf(bindings);
  await list.add(gameCode, Date.now() - 1);
  expect(await list.has(gameCode)).toBe(true);
});

test("[T-scan] made-up codes create no object, neither a room's nor a television's", async () => {
  const count = async () => [
    (await listDurableObjectIds(bindings.Room)).length,
    (await listDurableObjectIds(bindings.Pairing)).length,
  ];
  const before = await count();
  const eve = client();
  for (const code of ["ZZZZ2", "ZZZZ3", "ZZZZ4"]) {
    expect((await eve("GET", `/gameSession/${code}`)).status).toBe(404);
    expect(await firstOf(await open(`/parties/room/${code}?purpose=join`))).toBe(CLOSE.noRoom);
    const body = { gameCode: code, alias: "Eve", avatarSrc: avatar(0) };
    expect((await eve("POST", "/gameSession/join", { body })).status).toBe(404);
    const status = await eve("GET", `/smarttv/existingLoginCode/${code}Z`);
    expect(status.body).toEqual({ status: "expired" });
  }
  expect(await count()).toEqual(before);
  const { gameCode } = await openRoom();
  expect((await eve("GET", `/gameSession/${gameCode}`)).status).toBe(200);
});

test("[T-scan] a room missing from the list is still found by its players, and is listed again", async () => {
  const { gameCode } = await openRoom();
  const { roomToken } = await join(gameCode, 0);
  const list = codesOf(bindings);
  await list.remove(gameCode);
  expect((await client()("GET", `/gameSession/${gameCode}`)).status).toBe(404);
  await evictDurableObject(bindings.Room.getByName(gameCode));
  const socket = await open(`/parties/room/${gameCode}?purpose=player&token=${roomToken}`);
  expect(await firstOf(socket)).toMatchObject({ topic: "snapshot" });
  await expect.poll(() => list.has(gameCode)).toBe(true);
});

test("a request that is no room's socket gets a 404", async () => {
  const { gameCode } = await openRoom();
  const upgrade = { upgrade: "websocket" };
  for (const [path, headers] of [
    [`/parties/room/${gameCode}`, {}],
    [`/parties/room/${gameCode}/more`, upgrade],
    [`/parties/lobby/${gameCode}`, upgrade],
    ["/parties/", upgrade],
  ] as const) {
    const answer = await worker(new Request(`${ORIGIN}${path}`, { headers }));
    expect({ path, status: answer.status, body: await answer.json() }).toEqual({
      path,
      status: 404,
      body: problem(404, "not_found"),
    });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
});
