import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTappedMove } from "../../../src-web/game-kit/useTappedMove.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "../room/fakeSocket.ts";

let room: RoomClient | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("document", new EventTarget());
  // Refusals are shown in words, which nobody reads here.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(async () => {
  await leaveAll();
  room?.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Otherwise what was announced last stays "this moment" for the tests after this file.
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Ada's phone in a vote: `shown` is what it shows as chosen. */
async function inVote() {
  room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  // SAFETY: all that this hook reads.
  socket.snapshot({ stage: { stageId: "stage-1" }, thisPlayer: { playerId: 1 } } as never);
  const shown: { tapped?: string | undefined } = {};
  let tap: (letter: string) => void = () => undefined;
  function Vote() {
    const [tapped, send] = useTappedMove<string>();
    shown.tapped = tapped;
    tap = (letter) => send(letter, { type: "vote", letter });
    return null;
  }
  const value = room;
  const vote = await alive(createElement(RoomContext, { value }, createElement(Vote)));
  return {
    socket,
    shown,
    tap: (letter: string) => vote.after(() => tap(letter)),
    refuse: (command: number) =>
      vote.after(() =>
        socket.frame({
          topic: "refused",
          id: socket.commands[command]?.id,
          serverTime: Date.now(),
          body: { code: "not_your_turn" },
        }),
      ),
  };
}

it("a tap shows immediately, and no longer once the room has refused it", async () => {
  const { socket, shown, tap, refuse } = await inVote();
  await tap("A");
  expect(shown.tapped).toBe("A");
  expect(socket.commands).toMatchObject([
    { topic: "move", body: { stageId: "stage-1", move: { type: "vote", letter: "A" } } },
  ]);
  await refuse(0);
  expect(shown.tapped).toBeUndefined();
});

it("a late refusal of an earlier tap leaves the later one shown", async () => {
  const { shown, tap, refuse } = await inVote();
  await tap("A");
  await tap("B");
  await refuse(0);
  expect(shown.tapped).toBe("B");
});
