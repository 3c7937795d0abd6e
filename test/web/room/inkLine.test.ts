import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INK_LINE, PONG } from "../../../src-shared/protocol/party.ts";
import { InkLine } from "../../../src-web/room/InkLine.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { FakeSocket, phone, proof } from "./fakeSocket.ts";

let client: RoomClient;

const frame = (byte: number) => Uint8Array.of(byte);

/** Ada's phone, connected, with its ink line. */
async function painter() {
  client = phone();
  await vi.advanceTimersByTimeAsync(0);
  const own = FakeSocket.last();
  own.accept();
  own.snapshot();
  /** Lets time pass while the room answers each heartbeat. */
  const pass = async (ms: number) => {
    for (let at = 0; at < ms; at += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000);
      own.say(PONG);
    }
  };
  const onOtherWay = vi.fn<() => void>();
  const line = new InkLine(client, onOtherWay, FakeSocket as unknown as typeof WebSocket);
  const bytesOf = ({ sentBytes }: FakeSocket) => sentBytes.map(([byte]) => byte);
  return { own, pass, line, onOtherWay, bytesOf };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe("a painter's ink line", () => {
  it("[T-renew] opens with the newest token, if the one of the main socket was renewed", async () => {
    const { line } = await painter();
    const before = proof.token;
    proof.token = "a.newer.token";
    line.send(frame(1));
    expect(new URL(FakeSocket.last().url).searchParams.get("token")).toBe("a.newer.token");
    proof.token = before;
  });

  it("opens with the first stroke, which does not wait for it, and carries the following ones", async () => {
    const { own, line, onOtherWay, bytesOf } = await painter();
    expect(FakeSocket.opened).toHaveLength(1);
    expect(line.send(frame(1))).toBe(true);
    expect(bytesOf(own)).toEqual([1]);
    const second = FakeSocket.last();
    const { searchParams, pathname } = new URL(second.url);
    expect(pathname.toLowerCase()).toBe("/parties/room/party");
    expect([searchParams.get("purpose"), searchParams.get("token")]).toEqual([
      INK_LINE,
      proof.token,
    ]);
    line.send(frame(2));
    expect(bytesOf(own)).toEqual([1, 2]);
    second.accept();
    // Frames still in transit on the other connection may arrive after the next ones, so all of them are sent
    // again.
    expect(onOtherWay).toHaveBeenCalledOnce();
    line.send(frame(3));
    expect([bytesOf(own), bytesOf(second)]).toEqual([[1, 2], [3]]);
  });

  it("is replaced by the main connection when it cannot be opened, and is tried again now and then", async () => {
    const { own, pass, line, bytesOf } = await painter();
    line.send(frame(1));
    FakeSocket.last().end(1006);
    for (let count = 2; count < 20; count++) {
      vi.advanceTimersByTime(100);
      line.send(frame(count));
    }
    expect(FakeSocket.opened).toHaveLength(2);
    expect(bytesOf(own)).toHaveLength(19);
    await pass(10_000);
    line.send(frame(20));
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it("reports when it is lost, so that its frames are sent again on the main connection", async () => {
    const { own, line, onOtherWay, bytesOf } = await painter();
    line.send(frame(1));
    const second = FakeSocket.last();
    second.accept();
    line.send(frame(2));
    second.end(4414);
    expect(onOtherWay).toHaveBeenCalledTimes(2);
    line.send(frame(2));
    expect(bytesOf(own)).toEqual([1, 2]);
  });

  it("ends with the phone's main connection, even when nothing is painted at the time", async () => {
    const { own, line } = await painter();
    line.send(frame(1));
    const second = FakeSocket.last();
    second.accept();
    own.end(1006);
    expect(second.readyState).toBe(3);
    expect(line.send(frame(2))).toBe(false);
    expect(second.sentBytes).toEqual([]);
  });

  it("is given up for good when its frames are not acknowledged", async () => {
    const { own, pass, line, bytesOf } = await painter();
    line.send(frame(1));
    FakeSocket.last().accept();
    line.giveUp();
    await pass(60_000);
    line.send(frame(2));
    expect([FakeSocket.opened.length, bytesOf(own)]).toEqual([2, [1, 2]]);
  });
});
