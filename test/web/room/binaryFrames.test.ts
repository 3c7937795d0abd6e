import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

let room: RoomClient;

async function live(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot();
  return socket;
}

/** Records the frames that a listener receives, as plain lists. */
function heard(): { readonly frames: number[][]; readonly stop: () => void } {
  const frames: number[][] = [];
  const stop = room.onBytes((bytes) => frames.push([...bytes]));
  return { frames, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  room = phone();
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

describe("binary frames", () => {
  it("reach a listener whole and in order", async () => {
    const socket = await live();
    expect(socket.binaryType).toBe("arraybuffer");
    const { frames, stop } = heard();
    socket.bytes(2, 1, 7);
    socket.bytes(4, 1, 7, 1);
    stop();
    socket.bytes(9);
    expect(frames).toEqual([
      [2, 1, 7],
      [4, 1, 7, 1],
    ]);
  });

  it("[PR28] wait for the game's screens, which load after the snapshot", async () => {
    const socket = await live();
    socket.bytes(3, 1, 5);
    socket.bytes(2, 1, 5);
    const first = heard();
    const second = heard();
    expect(first.frames).toEqual([
      [3, 1, 5],
      [2, 1, 5],
    ]);
    expect(second.frames).toEqual([]);
  });

  it("from before a new snapshot are dropped, as the room sends everything again", async () => {
    const socket = await live();
    socket.bytes(2, 1, 4);
    socket.snapshot();
    socket.bytes(3, 1, 5);
    expect(heard().frames).toEqual([[3, 1, 5]]);
  });

  it("do not count in the sequence of frames", async () => {
    const socket = await live();
    socket.bytes(2, 1, 4);
    socket.frame({ topic: "isGameOver", body: true });
    expect(room.topic("isGameOver")).toBe(true);
    expect(socket.commands.map(({ topic }) => topic)).not.toContain("resync");
  });

  it("are sent while there is a connection, and refused while there is none", async () => {
    const frame = Uint8Array.from([1, 1, 3]);
    expect(room.sendBytes(frame)).toBe(false);
    const socket = await live();
    expect(room.sendBytes(frame)).toBe(true);
    expect(socket.sentBytes).toEqual([frame]);
    socket.end(1006);
    expect(room.sendBytes(frame)).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * RECONNECT_MS);
    const again = await live();
    expect(room.sendBytes(frame)).toBe(true);
    expect(again.sentBytes).toEqual([frame]);
  });
});
