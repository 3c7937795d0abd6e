import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { useElapsedMarks } from "../../../src-web/room/useElapsed.ts";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

let room: RoomClient | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("document", page);
});
afterEach(async () => {
  await leaveAll();
  room?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** When the third, the second and the winner of a podium appear, ms. */
const MARKS = [400, 1_300, 2_700];
/** How long the phone slept, ms. Its own clock stood still, and its connection survived. */
const SLEPT_MS = 20_000;

/** A screen at a podium that began `ago`, ms, with more of its `clock`; `passed` is how far its show is. */
async function atPodium(ago: number, clock: object = {}) {
  room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  const startedAt = Date.now() - ago;
  // SAFETY: all that this hook reads.
  socket.snapshot({ timer: { startedAt, ...clock }, thisPlayer: { playerId: 1 } } as never);
  const shown = { passed: 0, renders: 0 };
  function Podium() {
    shown.passed = useElapsedMarks(MARKS);
    shown.renders += 1;
    return null;
  }
  const podium = await alive(createElement(RoomContext, { value: room }, createElement(Podium)));
  return {
    socket,
    shown,
    after: podium.after,
    pass: (ms: number) => podium.after(() => vi.advanceTimersByTime(ms)),
    tell: (timer: object) =>
      podium.after(() => socket.frame({ topic: "timer", body: { startedAt, ...timer } })),
    startedAt,
  };
}

it("a screen that comes late shows what all others show, and each mark is shown on its time", async () => {
  const { shown, pass } = await atPodium(1_000);
  expect(shown.passed).toBe(1);
  await pass(250);
  expect(shown.passed).toBe(1);
  await pass(100);
  expect(shown.passed).toBe(2);
  await pass(1_300);
  expect(shown.passed).toBe(2);
  await pass(100);
  expect(shown.passed).toBe(3);
  const { renders } = shown;
  await pass(10_000);
  expect(shown.renders).toBe(renders);
});

it("a screen that comes during a pause shows what was shown when it began", async () => {
  const { shown, pass } = await atPodium(20_000, {
    endsAt: Date.now() - 12_000,
    pausedWithMs: 7_500,
  });
  expect(shown.passed).toBe(1);
  await pass(5_000);
  expect(shown.passed).toBe(1);
});

it("a pause stops the show where it is, and it goes on from there", async () => {
  const { shown, pass, tell, startedAt } = await atPodium(0);
  await pass(500);
  await tell({ endsAt: startedAt + 8_000, pausedWithMs: 7_500 });
  await pass(20_000);
  expect(shown.passed).toBe(1);
  await tell({ startedAt: startedAt + 20_000, endsAt: startedAt + 28_000 });
  await pass(700);
  expect(shown.passed).toBe(1);
  await pass(200);
  expect(shown.passed).toBe(2);
});

it("[PR12] a phone that slept through a drum roll shows the winner once it knows the time", async () => {
  const { socket, shown, after, pass } = await atPodium(0);
  await pass(500);
  expect(shown.passed).toBe(1);
  await after(() => page.dispatchEvent(new Event("visibilitychange")));
  await after(() => {
    socket.ack(socket.commands[0]?.id ?? "", Date.now() + SLEPT_MS);
    vi.advanceTimersByTime(50);
  });
  expect(shown.passed).toBe(MARKS.length);
});
