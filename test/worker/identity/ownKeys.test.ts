import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import handler from "../../../src-worker/index.ts";
import { withKeys } from "../../../src-worker/config/ownKeys.ts";
import { bindings, openRoom } from "../support/support.ts";

/** A database that accepts every call and never responds. */
const HANGING = new Proxy({} as D1Database, { get: () => () => new Promise(() => {}) });

/** Returns the environment of a deployment without keys, which is not a development machine. */
function withoutKeys() {
  const { AUTH_SECRETS: _given, DEV: _not, ...rest } = bindings;
  return rest;
}

/** Returns the environment of an isolate that has just started while D1 hangs. */
const coldIsolate = () => ({ ...withoutKeys(), DB: HANGING });

test("a service without keys makes its own, the same for every isolate and for good", async () => {
  const first = await withKeys(withoutKeys());
  expect(JSON.parse(first.AUTH_SECRETS ?? "")).toEqual([
    { kid: "own", secret: expect.stringMatching(/^[0-9a-f]{64}$/u) as string },
  ]);
  await evictDurableObject(bindings.Keys.getByName("own"));
  expect((await withKeys(coldIsolate())).AUTH_SECRETS).toBe(first.AUTH_SECRETS);
});

test("keys that an earlier build stored in the database stay in use", async () => {
  const secrets = JSON.stringify([{ kid: "own", secret: "e".repeat(64) }]);
  await bindings.DB.batch([
    bindings.DB.prepare(`CREATE TABLE own_keys (id INTEGER PRIMARY KEY, secrets TEXT NOT NULL)`),
    bindings.DB.prepare(`INSERT INTO own_keys (id, secrets) VALUES (1, ?)`).bind(secrets),
  ]);
  expect(await bindings.Keys.getByName("of an earlier build").secrets()).toBe(secrets);
  await bindings.DB.prepare(`DROP TABLE own_keys`).run();
  expect(await bindings.Keys.getByName("of an earlier build").secrets()).toBe(secrets);
});

test("a room's socket opens on a new isolate while D1 hangs", async () => {
  await withKeys(withoutKeys());
  const { gameCode } = await openRoom();
  const answer = await handler.fetch(
    new Request(`http://localhost:8787/parties/room/${gameCode}?purpose=join&v=1`, {
      headers: { upgrade: "websocket", origin: "http://localhost:8787" },
    }),
    coldIsolate(),
    // SAFETY: opening a socket leaves no work for after the response.
    {} as ExecutionContext,
  );
  expect(answer.status).toBe(101);
  const { webSocket } = answer;
  webSocket?.accept();
  const frame = await new Promise((heard) =>
    webSocket?.addEventListener("message", ({ data }) => {
      heard(data);
    }),
  );
  expect(String(frame)).toContain('"snapshot"');
  webSocket?.close();
});
