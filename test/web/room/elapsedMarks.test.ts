import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { useElapsedMarks } from "../../../src-web/room/useElapsed.ts";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("document", page);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** When the third, the second and the winner of a podium appear, ms. */
const MARKS = [400, 1_300, 2_700];
/** How long the phone slept, ms. Its own clock stood still, and its connection survived. */
const SLEPT_MS = 20_000;

it("[PR12] a phone that slept through a drum roll shows the winner once it knows the time", async () => {
  const room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  const startedAt = Date.now();
  // SAFETY: all that this hook reads.
  socket.snapshot({ timer: { startedAt }, thisPlayer: { playerId: 1 } } as never, startedAt);
  let passed = 0;
  function Podium() {
    passed = useElapsedMarks(MARKS);
    return null;
  }
  const podium = await alive(createElement(RoomContext, { value: room }, createElement(Podium)));
  await podium.after(() => vi.advanceTimersByTime(500));
  expect(passed).toBe(1);
  await podium.after(() => page.dispatchEvent(new Event("visibilitychange")));
  await podium.after(() => {
    socket.ack(socket.commands[0]?.id ?? "", Date.now() + SLEPT_MS);
    vi.advanceTimersByTime(50);
  });
  expect(passed).toBe(MARKS.length);
  room.close();
});
