import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftOf } from "../../../src-web/client/storage/drafts.ts";
import { useDraft } from "../../../src-web/game-kit/useDraft.ts";
import { useTopic } from "../../../src-web/room/index.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { eventually } from "../../support/eventually.ts";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { alive, leaveAll } from "../support/alive.ts";
import { emptyStorage } from "../support/storage.ts";

let room: RoomClient | undefined;

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("document", new EventTarget());
});
afterEach(async () => {
  await leaveAll();
  room?.close();
  vi.unstubAllGlobals();
});

/** Ada's phone with a box for a clue, which is shown during stage 3. */
async function writing() {
  room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  // SAFETY: all that a draft reads.
  socket.snapshot({ gameCreated: { gameId: "game" }, stage: { stageId: 3 } } as never);
  let box: ReturnType<typeof useDraft> | undefined;
  function Box() {
    box = useDraft("clue");
    return null;
  }
  function Phone() {
    return useTopic("stage")?.stageId === 3 ? createElement(Box) : null;
  }
  const screen = await alive(createElement(RoomContext, { value: room }, createElement(Phone)));
  return { socket, screen, write: (text: string) => screen.after(() => box?.setText(text)) };
}

it("what was half-written stays on the phone when its page is left within the stage", async () => {
  const { screen, write } = await writing();
  await write("a whale");
  await screen.leave();
  expect(draftOf("game/3/1", "clue")).toBe("a whale");
});

it("nothing half-written stays on the phone after its stage", async () => {
  const { socket, screen, write } = await writing();
  await write("a whale");
  await screen.after(() => socket.frame({ topic: "stage", body: { stageId: 4 } }));
  expect(localStorage.getItem("hubbub.drafts")).toBeNull();
});
