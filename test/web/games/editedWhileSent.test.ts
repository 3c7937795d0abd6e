import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SyncShared } from "../../../src-rooms/games/sync-think/types.ts";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { draftOf } from "../../../src-web/client/storage/drafts.ts";
import { EstimateTask } from "../../../src-web/games/nearest/EstimateTask.tsx";
import { WriteTask as AnswerTask } from "../../../src-web/games/requip/WriteTask.tsx";
import { WriteTask as CaptionTask } from "../../../src-web/games/snaption/WriteTask.tsx";
import { ThinkTask } from "../../../src-web/games/sync-think/ThinkTask.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";
import { emptyStorage } from "../support/storage.ts";
import { eventually } from "../../support/eventually.ts";
import { QUESTION } from "./nearest/question.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("HTMLInputElement", FakeElement);
  await initTexts("en");
  await texts.loadNamespaces(["room", "nearest", "requip", "snaption", "snapalts", "sync-think"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Ada's phone on a line on which the room's responses are late; `view` is what all screens see. */
async function slowly(task: ReactNode, hand: object, view: object = {}) {
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  const stage = { stageId: stageId(3), name: "ANY", waitingFor: {}, done: {}, view };
  const gameCreated = { gameId: "game" };
  // SAFETY: all that these tasks read.
  socket.snapshot({ gameCreated, stage, hand, thisPlayer: { playerId: playerId(1) } } as never);
  const made: FakeElement[] = [];
  class Box extends FakeElement {
    focus(): void {}
  }
  const screen = await alive(createElement(RoomContext, { value: room }, task), (tag) => {
    const element = new Box(tag);
    made.push(element);
    return element;
  });
  const newest = (...tags: readonly string[]) => {
    const found = made.findLast(({ nodeName }) => tags.includes(nodeName));
    if (!found) throw new Error(`no ${tags.join(" or ")} is there`);
    return propsOf(found);
  };
  return {
    writes: (value: string) =>
      screen.after(() => newest("INPUT", "TEXTAREA")["onChange"]?.({ target: { value } })),
    box: () => Reflect.get(newest("INPUT", "TEXTAREA"), "value"),
    types: (digit: string) =>
      screen.after(() => {
        const key = made.find((one) => String(propsOf(one)["children"]) === digit);
        if (key) propsOf(key)["onClick"]?.();
      }),
    sends: () => screen.after(() => newest("FORM")["onSubmit"]?.({ preventDefault: () => 0 })),
    /** Presses the last button. */
    locks: () => screen.after(() => newest("BUTTON")["onClick"]?.({ preventDefault: () => 0 })),
    /** The room's response to the last command, with what the room has now. */
    heard: (next: object) =>
      screen.after(() => {
        const { id = "" } = socket.commands.at(-1) ?? {};
        const body = [
          { topic: "ack", id, serverTime: Date.now() },
          { topic: "hand", body: next },
        ];
        socket.frame({ topic: "batch", body });
      }),
    leave: () => room.close(),
  };
}

const captions = (text?: string) => ({
  clapsLeft: 0,
  photos: [text, undefined].map((sent, photo) => ({
    photo,
    source: { kind: "own", id: "x" },
    ...(sent !== undefined && { text: sent }),
  })),
});
const answers = (text?: string) => ({
  prompts: {
    1: { prompt: "Why?", ...(text !== undefined && { currentPromptResponse: text }) },
    2: { prompt: "How?" },
  },
});

it.each([
  ["SNAPTION", CaptionTask, captions, "photo-0"],
  ["REQUIP", AnswerTask, answers, "prompt-1"],
] as const)(
  "%s: what a player adds to a text on its way stays in the box, and can be sent as well",
  async (_game, task, hand, place) => {
    const ada = await slowly(createElement(task), hand());
    await ada.writes("Oops");
    await ada.sends();
    await ada.writes("Oops, said the cat");
    await ada.heard(hand("Oops"));
    expect(ada.box()).toBe("Oops, said the cat");
    expect(draftOf("game/3/1", place)).toBe("Oops, said the cat");

    await ada.sends();
    await ada.heard(hand("Oops, said the cat"));
    expect(ada.box()).toBe("");
    expect(draftOf("game/3/1", place)).toBeUndefined();
    ada.leave();
  },
);

it("SYNC_THINK: a word that is corrected on its way stays in the box", async () => {
  const sync: SyncShared = {
    language: "en",
    closeMatch: true,
    level: 0,
    bonuses: [1_500],
    anchorBonus: 0,
    cue: ["sun", "sea"],
    forbidden: [],
    synced: {},
    ladder: {},
  };
  const ada = await slowly(createElement(ThinkTask, { withStage: true }), {}, sync);
  await ada.writes("baech");
  await ada.sends();
  await ada.writes("beach");
  await ada.heard({ word: "baech" });
  expect(ada.box()).toBe("beach");
  expect(draftOf("game/3/1", "word")).toBe("beach");
  ada.leave();
});

it("EXPERIMENTS: a number that is continued on its way stays in the display", async () => {
  const ada = await slowly(createElement(EstimateTask, { withStage: true }), {}, QUESTION);
  await ada.types("4");
  await ada.locks();
  await ada.types("2");
  await ada.heard({ value: 4 });
  expect(draftOf("game/3/1", "estimate")).toBe("42");
  ada.leave();
});
