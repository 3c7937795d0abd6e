import { waitOnExecutionContext, createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { evening } from "../../../bench/workers/latency/evening.ts";
import worker from "../../../src-worker/index.ts";
import { bindings } from "../support/support.ts";

/** Calls that an action may wait for in turn: to objects, and to D1. Less is better; docs/latency.md says why these stay. */
const MOST: Readonly<Record<string, readonly [objects: number, d1: number]>> = {
  "come as a guest": [0, 3],
  "a page": [0, 0],
  "log in": [0, 4],
  "renew a login": [0, 2],
  profile: [0, 1],
  // The database says who this is while the room and the list of codes hold a code.
  "open a room": [0, 1],
  "look a code up": [2, 0],
  join: [1, 0],
  "first frame": [1, 0],
  rejoin: [1, 0],
  "a code on a TV": [1, 0],
  // The database says who this is while the list of codes says whether a television waits.
  "pair a TV": [1, 1],
};

test("no action of a person waits for more calls in turn than it did", async () => {
  const ctx = createExecutionContext();
  // Long enough for a call that nobody waits for not to have ended when the answer is there.
  const actions = await evening(bindings, (request, env) => worker.fetch(request, env, ctx), 20);
  await waitOnExecutionContext(ctx);
  const found = actions.map(({ name, hops }) => [
    name,
    [hops.room + hops.codes + hops.pairing, hops.d1],
  ]);
  expect(Object.fromEntries(found)).toEqual(MOST);
});
