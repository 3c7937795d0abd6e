import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { draftOf } from "../../../src-web/client/storage/drafts.ts";
import { useWord, type WordInput } from "../../../src-web/games/sync-think/useWord.ts";
import { useDraft } from "../../../src-web/game-kit/useDraft.ts";
import { useAtTheEnd } from "../../../src-web/room/useAtTheEnd.ts";
import { useTopic } from "../../../src-web/room/index.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { alive, leaveAll } from "../support/alive.ts";
import { emptyStorage } from "../support/storage.ts";
import { eventually } from "../../support/eventually.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const inStage = (id: number) =>
  ({ stageId: stageId(id), name: "ANY", waitingFor: {}, done: {}, view: {} }) as never;

it("a half-written text is kept when the room's response to the previous stage arrives late", async () => {
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  const gameCreated = { gameId: "game" } as never;
  socket.snapshot({ gameCreated, stage: inStage(3) });
  let box: ReturnType<typeof useDraft> | undefined;
  function Box() {
    box = useDraft("clue");
    return null;
  }
  function Phone() {
    return createElement(Box, { key: useTopic("stage")?.stageId });
  }
  const screen = await alive(createElement(RoomContext, { value: room }, createElement(Phone)));
  await screen.after(() => box?.setText("a whale"));
  expect(draftOf("game/3/1", "clue")).toBe("a whale");
  const before = box;
  await screen.after(() => socket.frame({ topic: "stage", body: inStage(4) }));
  await screen.after(() => box?.setText("a castle"));
  before?.sent();
  expect(draftOf("game/4/1", "clue")).toBe("a castle");
  // Text restored after a refused submission does not overwrite it either.
  before?.setText("a whale");
  expect(draftOf("game/4/1", "clue")).toBe("a castle");
  room.close();
});

it("a word that was locked just before time is up is not sent again while the room's response is on its way", async () => {
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  const timer = (ms: number) => ({ endsAt: Date.now() + ms }) as never;
  socket.snapshot({
    gameCreated: { gameId: "game" } as never,
    stage: inStage(1),
    timer: timer(60_000),
  });
  const ends = vi.fn<() => void>();
  let word: WordInput | undefined;
  function Box() {
    word = useWord();
    useAtTheEnd(ends);
    return null;
  }
  const screen = await alive(createElement(RoomContext, { value: room }, createElement(Box)));
  await screen.after(() => word?.write("hedgehog"));
  await screen.after(() => word?.send());
  // All that is left of the time is what a phone needs to send.
  await screen.after(() => socket.frame({ topic: "timer", body: timer(0) }));
  await eventually(() => expect(ends).toHaveBeenCalled());
  await screen.after(() => undefined);
  expect(socket.commands).toHaveLength(1);
  room.close();
});
