import { createElement, type FunctionComponent } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playerId, stageId } from "../../../../src-shared/protocol/ids.ts";
import { AheadTask } from "../../../../src-web/games/ab-thinking/AheadTask.tsx";
import { PickTask } from "../../../../src-web/games/ab-thinking/PickTask.tsx";
import { TellTask } from "../../../../src-web/games/ab-thinking/TellTask.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", emptyStorage());
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  await initTexts("en");
  await texts.loadNamespaces(["room", "ab-thinking", "abcards", "common"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Ada's phone while Ben looks for a clue, or in her own turn with the storyteller's task. */
async function waiting(task: FunctionComponent = AheadTask) {
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  const view = { storyteller: playerId(2), board: {}, votesAllowed: 1 };
  const stage = { stageId: stageId(3), name: "CLUE", waitingFor: {}, done: {}, view };
  const hand = { hand: [{ cardId: "pig-crown", imageUrl: "pig-crown.webp" }], votes: [] };
  const thisPlayer = { playerId: playerId(1) };
  // SAFETY: all that this task reads.
  socket.snapshot({ gameCreated: { gameId: "game" }, stage, hand, thisPlayer } as never);
  let focused: FakeElement | undefined;
  const give = (thing: FakeElement) => {
    focused = thing;
  };
  class Thing extends FakeElement {
    focus(): void {
      give(this);
    }
  }
  const made: Thing[] = [];
  const screen = await alive(
    createElement(RoomContext, { value: room }, createElement(task)),
    (tag) => {
      const thing = new Thing(tag);
      made.push(thing);
      return thing;
    },
  );
  const box = () => made.find(({ tagName }) => tagName === "INPUT") ?? new Thing("input");
  const form = () => made.find(({ tagName }) => tagName === "FORM");
  return {
    focused: () => focused && propsOf(focused),
    note: () => propsOf(box())["aria-describedby"],
    enter: () =>
      screen.after(() =>
        propsOf(form() ?? new Thing("form"))["onSubmit"]?.({ preventDefault() {} }),
      ),
    /** The card of her hand. */
    card: () => {
      const cards = made.filter((thing) => String(propsOf(thing)["role"]) === "radio");
      return cards.map(propsOf).at(-1) ?? {};
    },
    choose: (card: ReturnType<typeof propsOf>) => screen.after(() => card["onClick"]?.()),
    leave: () => room.close(),
  };
}

it("'Done' on the keyboard ends the writing of a clue for later, and a screen reader hears what becomes of it", async () => {
  const ada = await waiting();
  await ada.enter();
  // Away from the box, which closes a phone's keyboard.
  expect(ada.focused()).toMatchObject({ id: ada.note(), tabIndex: -1 });
  ada.leave();
});

it.each([
  ["a storyteller whose page is loaded again finds the card that they chose", TellTask],
  [
    "a player whose page is loaded again finds the card that they tapped and did not play yet",
    () => createElement(PickTask, { withStage: true }),
  ],
])("%s, as they find their words", async (_who, task) => {
  const ada = await waiting(task);
  await ada.choose(ada.card());
  expect(ada.card()).toMatchObject({ "aria-checked": true });
  await leaveAll();
  ada.leave();
  const again = await waiting(task);
  expect(again.card()).toMatchObject({ "aria-checked": true });
  again.leave();
});
