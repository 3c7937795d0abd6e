import { createElement, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusStays } from "../../../../src-web/screens/frame/useFocusStays.ts";
import { alive, leaveAll } from "../../support/alive.ts";

/** What the browser tells the page, as far as the focus is concerned. */
class Piece extends EventTarget {
  isConnected = true;
  isDisabled = false;
  matches = () => this.isDisabled;
  closest = () => null;
}

const body = new Piece();
let active: Piece;
let dialogs: { querySelector: () => Piece }[];
let mutated: () => void;

const give = (place: Piece) => {
  active = place;
};

class Place extends Piece {
  focus(): void {
    give(this);
  }
}

beforeEach(() => {
  active = body;
  dialogs = [];
  vi.stubGlobal("Element", Piece);
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return active;
    },
    querySelectorAll: () => dialogs,
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(hear: () => void) {
        mutated = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A phone in a room, and a button of its task that has the focus. */
async function atTask() {
  const room = new Piece();
  const task = Object.assign(new Place(), { parentElement: room });
  function Room() {
    const ref = useRef(task);
    // SAFETY: all that the hook reads.
    useFocusStays(ref as never);
    return null;
  }
  await alive(createElement(Room));
  const button = new Place();
  const tell = (type: string) =>
    room.dispatchEvent(Object.defineProperty(new Event(type), "target", { value: button }));
  button.focus();
  tell("focusin");
  return { button, task, tell };
}

it.each(["isReplaced", "isDisabled"] as const)(
  "the task has the focus once the button that had it %s",
  async (how) => {
    const { button, task } = await atTask();
    if (how === "isReplaced") button.isConnected = false;
    else button.isDisabled = true;
    if (how === "isReplaced") active = body;
    mutated();
    expect(active).toBe(task);
  },
);

it("the same in browsers that report the loss before the button is gone", async () => {
  const { button, task, tell } = await atTask();
  active = body;
  tell("focusout");
  button.isConnected = false;
  await Promise.resolve();
  expect(active).toBe(task);
});

it("an open dialog keeps the focus that one of its buttons loses", async () => {
  const { button } = await atTask();
  const title = new Place();
  dialogs = [{ querySelector: () => title }];
  [button.isConnected, active] = [false, body];
  mutated();
  expect(active).toBe(title);
});

it("a box that follows and takes the focus itself keeps it", async () => {
  const { button } = await atTask();
  const box = new Place();
  button.isConnected = false;
  box.focus();
  mutated();
  expect(active).toBe(box);
});

it("nothing takes back the focus that a player has given up, by a tap beside the button", async () => {
  const { button, tell } = await atTask();
  active = body;
  tell("focusout");
  await Promise.resolve();
  button.isConnected = false;
  mutated();
  expect(active).toBe(body);
});
