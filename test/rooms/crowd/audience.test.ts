import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Audience, type CrowdSocket } from "../../../src-rooms/crowd/audience.ts";
import type { CrowdFrame } from "../../../src-rooms/crowd/wire.ts";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";

const PEOPLE = 400;
/** Longer than any phone of a crowd waits for a frame, ms. */
const LONG_MS = 5_000;

const FRAME: CrowdFrame = {
  at: 1,
  roomId: "room",
  hostType: "HOST",
  build: "",
  seat: { sessionPlayerId: playerId(3), alias: "All", avatarSrc: "popcorn.webp", hexColor: "#fff" },
  stageId: stageId(1),
  counted: {},
  whole: "{}",
  news: [],
  people: [PEOPLE],
  kicked: [],
  isCovered: false,
  delayMs: 0,
};

/** Returns how long a frame takes to reach all of a section, ms, if each turn of its thread is this late. */
async function spreadIn(lateMs: number): Promise<number> {
  let served = 0;
  const sockets = Array.from({ length: PEOPLE }, (_, member): CrowdSocket => ({
    member,
    heardAt: () => Date.now(),
    send: () => (served += 1),
    close: () => undefined,
  }));
  let late = 0;
  const audience = new Audience(sockets, () => Date.now() + late);
  const began = Date.now();
  let took: number | undefined;
  const spread = audience.follow(FRAME, () => []).then(() => (took = Date.now() + late - began));
  for (let ms = 0; ms < LONG_MS; ms++) {
    late += lateMs;
    // oxlint-disable-next-line no-await-in-loop -- time passes
    await vi.advanceTimersByTimeAsync(1);
    if (took !== undefined) break;
  }
  await spread;
  expect(served).toBe(PEOPLE);
  return took ?? LONG_MS;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a section with a thread of its own sends a frame to all of its people immediately", async () => {
  expect(await spreadIn(0)).toBeLessThan(40);
});

it("a section on a busy thread spreads a frame out, but keeps nobody waiting for long", async () => {
  const ms = await spreadIn(3);
  expect(ms).toBeGreaterThan(150);
  expect(ms).toBeLessThan(1_500);
});
