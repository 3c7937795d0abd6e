import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { WriteTask as AnswerTask } from "../../../src-web/games/requip/WriteTask.tsx";
import { WriteTask as CaptionTask } from "../../../src-web/games/snaption/WriteTask.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";
import { emptyStorage } from "../support/storage.ts";
import { eventually } from "../../support/eventually.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", emptyStorage());
  await initTexts("en");
  await texts.loadNamespaces(["room", "snaption", "snapalts", "requip"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Ada's phone while she writes; `hand` is what the room has of hers. */
async function writing(task: ReactNode, hand: object) {
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  const stage = { stageId: stageId(3), name: "ANY", waitingFor: {}, done: {}, view: {} };
  const gameCreated = { gameId: "game" };
  // SAFETY: all that these tasks read.
  socket.snapshot({ gameCreated, stage, hand, thisPlayer: { playerId: playerId(1) } } as never);
  /** The keys of the boxes that took the focus, in this order. */
  const focused: unknown[] = [];
  const buttons: FakeElement[] = [];
  class Box extends FakeElement {
    focus(): void {
      focused.push(Reflect.get(propsOf(this), "id"));
    }
  }
  const boxes: Box[] = [];
  const screen = await alive(createElement(RoomContext, { value: room }, task), (tag) => {
    if (tag === "button") {
      const button = new FakeElement(tag);
      buttons.push(button);
      return button;
    }
    if (tag !== "input" && tag !== "textarea") return new FakeElement(tag);
    const box = new Box(tag);
    boxes.push(box);
    return box;
  });
  return {
    focused,
    newestBox: () => Reflect.get(propsOf(boxes.at(-1) ?? new Box("input")), "id"),
    becomes: (next: object) => screen.after(() => socket.frame({ topic: "hand", body: next })),
    change: () => screen.after(() => propsOf(buttons.at(-1) ?? new Box("button"))["onClick"]?.({})),
    leave: () => room.close(),
  };
}

const answers = (...sent: readonly (string | undefined)[]) => ({
  prompts: Object.fromEntries(
    sent.map((text, at) => [
      at + 1,
      { prompt: "Why?", ...(text !== undefined && { currentPromptResponse: text }) },
    ]),
  ),
});
const captions = (...sent: readonly (string | undefined)[]) => ({
  clapsLeft: 0,
  photos: sent.map((text, photo) => ({
    photo,
    source: { kind: "own", id: "x" },
    ...(text !== undefined && { text }),
  })),
});

it.each([
  ["REQUIP", AnswerTask, answers],
  ["SNAPTION", CaptionTask, captions],
] as const)(
  "%s: a player who writes both texts by keyboard finds the cursor in the second box, and in the one to change",
  async (_game, task, sent) => {
    // What she is to write may come after the stage.
    const ada = await writing(createElement(task), sent());
    await ada.becomes(sent(undefined, undefined));
    // On a phone the keyboard would cover what the stage begins with.
    expect(ada.focused).toEqual([]);
    await ada.becomes(sent("one", undefined));
    expect(ada.focused).toEqual([ada.newestBox()]);
    await ada.becomes(sent("one", "two"));
    await ada.change();
    expect(ada.focused).toHaveLength(2);
    expect(ada.focused.at(-1)).toBe(ada.newestBox());
    ada.leave();
  },
);
