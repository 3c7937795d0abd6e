import { waitOnExecutionContext, createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { evening } from "../../../bench/workers/latency/evening.ts";
import worker from "../../../src-worker/index.ts";
import { bindings } from "../support/support.ts";

/**
 * How many calls an action may wait for one after the other: to Durable Objects, and to D1. Fewer is better;
 * docs/latency.md says why these stay.
 */
const MOST: Readonly<Record<string, readonly [objects: number, d1: number]>> = {
  "come as a guest": [0, 3],
  "a page": [0, 0],
  "log in": [0, 4],
  "renew a login": [0, 2],
  profile: [0, 1],
  // The database looks up the caller while the room and the list of codes reserve a code.
  "open a room": [0, 1],
  "look a code up": [2, 0],
  join: [1, 0],
  "first frame": [1, 0],
  rejoin: [1, 0],
  "a code on a TV": [1, 0],
  // The database looks up the caller while the list of codes checks whether a television is waiting.
  "pair a TV": [1, 1],
};

test("each user action waits for as many successive calls as listed, and no more", async () => {
  const ctx = createExecutionContext();
  // The delay, ms, is long enough that a call nobody waits for is still running when the response arrives.
  const actions = await evening(bindings, (request, env) => worker.fetch(request, env, ctx), 20);
  await waitOnExecutionContext(ctx);
  const found = actions.map(({ name, hops }) => [
    name,
    [hops.room + hops.codes + hops.pairing, hops.d1],
  ]);
  expect(Object.fromEntries(found)).toEqual(MOST);
});
