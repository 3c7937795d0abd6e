import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CanvasShared } from "../../../../src-rooms/games/canvas-clash/types.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { CanvasFrame } from "../../../../src-web/games/canvas-clash/CanvasFrame.tsx";
import { RevealStage } from "../../../../src-web/games/canvas-clash/RevealStage.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

/** Returns every text on this phone, to which the room has sent these topics and no ink. */
async function shown(topics: object, children: ReactNode): Promise<readonly string[]> {
  const room = phone();
  const made: FakeElement[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  try {
    const socket = await eventually(() => FakeSocket.last());
    socket.accept();
    socket.snapshot(topics, Date.now(), undefined, you);
    await alive(createElement(RoomContext, { value: room }, children), (tag) => {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    });
    return made.map(({ textContent }) => textContent);
  } finally {
    room.close();
  }
}

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["canvas-clash", "room"]);
});

// SAFETY: seats are numbered from 1.
const you = { purpose: "player", playerId: 1 as PlayerId } as const;
const painted = { id: "7-0", inked: true, creditedBy: {} };
const blank = { id: "7-1", inked: false, creditedBy: {} };
const view: CanvasShared = {
  sheet: 7,
  turn: 1,
  turnCount: 2,
  canvases: { 0: painted, 1: blank },
  language: "en",
  bar: "CAT",
  feed: {},
  solved: {},
};
const crowd = { people: 2, ready: 0 };
const onBigScreen = () => texts.t("room:screen.mirror");

it("[CC30] a phone of the crowd gets no ink: what is painted on a canvas is on the big screen", async () => {
  const stage = { stageId: 3, name: "DRAW", waitingFor: {}, done: {}, view };
  const frame = (canvas: typeof painted, index: number) =>
    createElement(CanvasFrame, { canvas: { ...canvas, index } });
  expect(await shown({ stage, crowd }, frame(painted, 0))).toContain(onBigScreen());
  const empty = await shown({ stage, crowd }, frame(blank, 1));
  expect(empty).toContain(texts.t("canvas-clash:canvas.blank"));
  expect(empty).not.toContain(onBigScreen());
  // A player's phone gets the ink a moment later.
  expect(await shown({ stage }, frame(painted, 0))).not.toContain(onBigScreen());
});

it("[CC30] in a room without a television, it is on the players' phones", async () => {
  const gameSessionUpdated = { gameType: "CANVAS_CLASH", hostType: "HOST_AND_PLAY" };
  const draw = { stageId: 3, name: "DRAW", waitingFor: {}, done: {}, view };
  const reveal = { word: "cat", words: {}, gains: {} };
  const end = { ...draw, stageId: 4, name: "REVEAL", view: { ...view, reveal } };
  const frame = createElement(CanvasFrame, { canvas: { ...painted, index: 0 } });
  const stage = createElement(RevealStage, { place: "phone" });
  for (const [of, children] of [
    [draw, frame],
    [end, stage],
  ] as const) {
    const on = await shown({ stage: of, crowd, gameSessionUpdated }, children);
    expect(on).toContain(texts.t("canvas-clash:canvas.elsewhere"));
    expect(on).not.toContain(onBigScreen());
  }
});

it("[CC30] the reveal on a phone of the crowd calls no painted canvas empty", async () => {
  const reveal = { word: "cat", words: {}, gains: {} };
  const stage = { stageId: 4, name: "REVEAL", waitingFor: {}, done: {}, view: { ...view, reveal } };
  const on = await shown({ stage, crowd }, createElement(RevealStage, { place: "phone" }));
  expect(on.filter((text) => text === onBigScreen())).toHaveLength(1);
  expect(on.filter((text) => text === texts.t("canvas-clash:canvas.empty"))).toHaveLength(1);
});
