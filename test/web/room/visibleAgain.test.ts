import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, phone } from "./fakeSocket.ts";

/** How long the device slept, ms. Its own clock stood still, and its connection survived. */
const SLEPT_MS = 20_000;

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ["phone", { purpose: "player", playerId: 1 }, "playerHeartbeat"],
  ["television", { purpose: "host" }, "resync"],
] as const)(
  "[PR12] a %s that becomes visible after a sleep uses the room's time",
  async (_, you, asks) => {
    const room = phone();
    await vi.advanceTimersByTimeAsync(0);
    const socket = FakeSocket.last();
    socket.accept();
    const tell = (serverTime: number) =>
      socket.frame({ topic: "snapshot", body: { serverTime, you, topics: {} } });
    tell(Date.now());
    page.dispatchEvent(new Event("visibilitychange"));
    expect(socket.commands.map(({ topic }) => topic)).toEqual([asks]);
    if (asks === "resync") tell(Date.now() + SLEPT_MS);
    else socket.ack(socket.commands[0]?.id ?? "", Date.now() + SLEPT_MS);
    expect(room.now() - Date.now()).toBeCloseTo(SLEPT_MS, 0);
    room.close();
  },
);

/** Ada's phone, connected; `state` is what the page is now. */
async function connected() {
  const room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot();
  const becomes = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { room, socket, becomes };
}

it("[PR17] a page that becomes visible notices within three seconds that its connection died meanwhile", async () => {
  const { room, becomes } = await connected();
  becomes("visible");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(room.status).toMatchObject({ kind: "reconnecting" });
  room.close();
});

it("[PR12] a page that becomes hidden asks the room nothing", async () => {
  const { room, socket, becomes } = await connected();
  becomes("hidden");
  expect(socket.commands).toEqual([]);
  becomes("visible");
  expect(socket.commands).toHaveLength(1);
  room.close();
});
