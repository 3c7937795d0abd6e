import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HEARTBEAT_MS, RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

/** Longer than the first reconnect delay, shorter than the timeout of an attempt to connect. */
const A_WHILE = 2 * RECONNECT_MS;
const FOR_LONG = 20 * RECONNECT_MS;

let room: RoomClient;

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Connects Ada's phone and sends it a snapshot. */
async function live(): Promise<FakeSocket> {
  await pass(0);
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot({ usedAvatars: ["a.webp"] });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  room = phone();
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

describe("the heartbeat", () => {
  it("[PR17] is sent immediately and then every five seconds", async () => {
    const socket = await live();
    expect(socket.pings).toBe(1);
    for (let beat = 1; beat <= 4; beat++) {
      socket.say("pong");
      await pass(HEARTBEAT_MS);
      expect(socket.pings).toBe(1 + beat);
    }
    expect(room.status).toEqual({ kind: "live" });
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it("[PR17] without an answer for ten seconds means that the connection is dead", async () => {
    await live();
    FakeSocket.last().say("pong");
    await pass(2 * HEARTBEAT_MS + 100);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(room.status).toMatchObject({ kind: "reconnecting" });
  });

  it("[PR17] detects within ten seconds a connection that was cut right after an answer", async () => {
    const socket = await live();
    socket.say("pong");
    await pass(10_000);
    expect(room.status).toMatchObject({ kind: "reconnecting" });
  });

  it("[PR17] detects a dead connection within four seconds of a command without a response", async () => {
    const socket = await live();
    socket.say("pong");
    void room.send("playSound", { sound: "boing" });
    await pass(4_100);
    expect(room.status).toMatchObject({ kind: "reconnecting" });
  });

  it("[PR17] is not delayed in detecting a dead connection by a player who keeps pressing", async () => {
    const socket = await live();
    socket.say("pong");
    for (let second = 0; second < 5; second++) {
      void room.send("playSound", { sound: "boing" });
      await pass(1_000);
    }
    expect(room.status).toMatchObject({ kind: "reconnecting" });
  });

  it("[PR17] does not take a room that is slow with a command for a dead connection", async () => {
    const socket = await live();
    socket.say("pong");
    void room.send("playSound", { sound: "boing" });
    await pass(1_600);
    socket.say("pong");
    await pass(2_500);
    expect(room.status).toEqual({ kind: "live" });
  });

  it("[PR17] a connection attempt that hangs is repeated after four seconds, and the next one gets twice as long", async () => {
    await live();
    FakeSocket.last().say("pong");
    await pass(9_600);
    expect(FakeSocket.opened).toHaveLength(2);
    await pass(4_100);
    expect(FakeSocket.opened).toHaveLength(3);
    await pass(7_000);
    expect(FakeSocket.opened).toHaveLength(3);
    await live();
    expect(room.status).toEqual({ kind: "live" });
  });

  it("[PR17] a connection attempt that succeeds is left alone", async () => {
    await live();
    FakeSocket.last().say("pong");
    await pass(9_600);
    const again = await live();
    for (let second = 0; second < 8; second++) {
      again.say("pong");
      await pass(1_000);
    }
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it("[PR17] a phone that was frozen reads its queued messages before it judges the connection", async () => {
    const socket = await live();
    // The second heartbeat has no answer yet.
    await pass(HEARTBEAT_MS);
    // Nothing ran for six seconds: the check of the connection runs first, then the queued message.
    vi.setSystemTime(Date.now() + 6_000);
    const held = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6_000);
    await pass(4_600);
    socket.say("pong");
    held.mockRestore();
    await pass(600);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(room.status).toEqual({ kind: "live" });
  });

  it("[PR17] a command without a response is not given the rest of an unanswered heartbeat's time", async () => {
    await live();
    await pass(HEARTBEAT_MS);
    void room.send("playSound", { sound: "boing" });
    await pass(4_100);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it("[PR17] an answer ends every check of the connection, also that of an earlier heartbeat", async () => {
    const socket = await live();
    // An unanswered heartbeat, and then a command that somebody waits for: the answer is for both.
    await pass(HEARTBEAT_MS);
    void room.send("playSound", { sound: "boing" });
    await pass(1_600);
    for (let second = 0; second < 5; second++) {
      socket.say("pong");
      await pass(1_000);
    }
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it("[PR17] needs no answer while the room sends anything else", async () => {
    const socket = await live();
    for (let second = 0; second < 40; second++) {
      await pass(1_000);
      socket.frame({ topic: "playSound", body: { sound: "boing" } });
    }
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it("[PR17] is sent once every five seconds after a reconnect as well", async () => {
    (await live()).end(1006);
    await pass(A_WHILE);
    const again = await live();
    const { pings } = again;
    await pass(HEARTBEAT_MS);
    expect(again.pings).toBe(pings + 1);
  });

  it("[PR17] without an answer does not bring back a phone whose connection has ended for good", async () => {
    const socket = await live();
    await pass(HEARTBEAT_MS);
    socket.end(CLOSE.kicked);
    await pass(FOR_LONG);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(room.status).toEqual({ kind: "kicked" });
  });

  it("[PR17] stops with the connection", async () => {
    const socket = await live();
    socket.end(CLOSE.kicked);
    const { pings } = socket;
    await pass(10 * HEARTBEAT_MS);
    expect(socket.pings).toBe(pings);
  });
});
