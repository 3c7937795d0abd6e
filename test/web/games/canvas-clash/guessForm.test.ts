import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stageId } from "../../../../src-shared/protocol/ids.ts";
import { GuessForm } from "../../../../src-web/games/canvas-clash/GuessForm.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", emptyStorage());
  await initTexts("en");
  await texts.loadNamespaces(["canvas-clash"]);
});
afterEach(async () => {
  vi.useRealTimers();
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Ada's phone while she guesses. */
async function guessing() {
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  const stage = { stageId: stageId(3), name: "DRAW", waitingFor: {}, done: {}, view: {} };
  // SAFETY: all that the form reads.
  socket.snapshot({ gameCreated: { gameId: "game" }, stage } as never);
  const made = new Map<string, FakeElement>();
  class Box extends FakeElement {
    focus(): void {}
  }
  const form = createElement(GuessForm, { close: undefined });
  const screen = await alive(createElement(RoomContext, { value: room }, form), (tag) => {
    const element = new Box(tag);
    made.set(tag, element);
    return element;
  });
  const part = (tag: string) => propsOf(made.get(tag) ?? new Box(tag));
  return {
    guess: async (value: string) => {
      await screen.after(() => part("input")["onChange"]?.({ target: { value } }));
      await screen.after(() => part("form")["onSubmit"]?.({ preventDefault: () => 0 }));
    },
    box: () => Reflect.get(part("input"), "value"),
    /** The guesses that the room got, in their order. */
    said: () => socket.commands.map(({ body }) => (body as { move: { text: string } }).move.text),
    /** The room's response to the last guess. */
    hears: () => socket.ack(socket.commands.at(-1)?.id ?? ""),
    leave: () => screen.leave(),
    room,
  };
}

it("guesses made while the room's response is on its way are sent after it, one by one", async () => {
  const ada = await guessing();
  await ada.guess("cat");
  await ada.guess("dog");
  await ada.guess("cow");
  expect(ada.box()).toBe("");
  expect(ada.said()).toEqual(["cat"]);
  ada.hears();
  await eventually(() => expect(ada.said()).toEqual(["cat", "dog"]));
  ada.hears();
  await eventually(() => expect(ada.said()).toEqual(["cat", "dog", "cow"]));
  ada.room.close();
});

it("a guess that still waits when the player has nothing to guess any more is not sent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const ada = await guessing();
  await ada.guess("cat");
  await ada.guess("dog");
  await ada.leave();
  ada.hears();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ada.said()).toEqual(["cat"]);
  ada.room.close();
});
