import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTextMove } from "../../../src-web/game-kit/useTextMove.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "../room/fakeSocket.ts";

/** How long players have to write, ms. */
const TIME_MS = 30_000;

let room: RoomClient | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("document", new EventTarget());
});
afterEach(async () => {
  await leaveAll();
  room?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Ada's phone with a caption half-written; the room has `sent` of it. */
async function writing(text: string, sent?: string, timer: object = {}) {
  room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  const clock = { startedAt: Date.now(), endsAt: Date.now() + TIME_MS, ...timer };
  // SAFETY: all that this hook reads.
  socket.snapshot({ stage: { stageId: 3 }, timer: clock } as never);
  let send: () => Promise<boolean> = () => Promise.resolve(false);
  function Box() {
    send = useTextMove({ text, sent, move: { type: "caption", text } });
    return null;
  }
  const screen = await alive(createElement(RoomContext, { value: room }, createElement(Box)));
  return {
    socket,
    send: () => send(),
    after: screen.after,
    pass: (ms: number) => screen.after(() => vi.advanceTimersByTime(ms)),
  };
}

it("a half-written text is sent by itself shortly before time is up, and once", async () => {
  const { socket, pass } = await writing("The cat did");
  await pass(TIME_MS - 500);
  expect(socket.commands).toEqual([]);
  await pass(200);
  const move = { type: "caption", text: "The cat did" };
  expect(socket.commands).toMatchObject([{ topic: "move", body: { stageId: 3, move } }]);
  await pass(1_000);
  expect(socket.commands).toHaveLength(1);
});

it.each([
  ["two letters, which are no text yet", " Th ", undefined, {}],
  ["what the room already has", "The cat did ", "The cat did", {}],
  ["what is written during a pause", "The cat did", undefined, { pausedWithMs: TIME_MS }],
])("not sent by itself: %s", async (_, text, sent, timer) => {
  const { socket, pass } = await writing(text, sent, timer);
  await pass(TIME_MS + 1_000);
  expect(socket.commands).toEqual([]);
});

it("three letters are a text", async () => {
  const { socket, pass } = await writing("Hm! ");
  await pass(TIME_MS);
  expect(socket.commands).toHaveLength(1);
});

it("what was changed after it was sent is sent again when time is up", async () => {
  const { socket, pass } = await writing("The cat did it", "The cat did");
  await pass(TIME_MS);
  expect(socket.commands).toMatchObject([{ body: { move: { text: "The cat did it" } } }]);
});

it("who sends a text learns whether the room has it", async () => {
  const { socket, send, after } = await writing("The cat did");
  const sent = send();
  await after(() => socket.ack(socket.commands[0]?.id ?? ""));
  expect(await sent).toBe(true);
  const again = send();
  await after(() =>
    socket.frame({ topic: "refused", id: socket.commands[1]?.id, body: { code: "bad_words" } }),
  );
  expect(await again).toBe(false);
});
