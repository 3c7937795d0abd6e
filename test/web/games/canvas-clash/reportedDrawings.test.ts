import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import type {
  CanvasPrivate,
  CanvasShared,
} from "../../../../src-rooms/games/canvas-clash/types.ts";
import { reportedText } from "../../../../src-web/games/canvas-clash/CanvasDialog.tsx";
import { CanvasFrame } from "../../../../src-web/games/canvas-clash/CanvasFrame.tsx";
import { RevealStage } from "../../../../src-web/games/canvas-clash/RevealStage.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["canvas-clash", "drawing"]);
});

const canvas = (index: number) => ({ id: `7-${index}`, inked: true, creditedBy: {} });
const view: CanvasShared = {
  sheet: 7,
  turn: 1,
  turnCount: 2,
  canvases: { 0: canvas(0), 1: canvas(1) },
  language: "en",
  bar: "CAT",
  feed: {},
  solved: {},
  reveal: { word: "cat", words: {}, gains: {} },
};
const stage = { stageId: 3, name: "REVEAL", waitingFor: {}, done: {}, view };
const reporter = (reported: Readonly<Record<number, true>>): CanvasPrivate => ({
  role: "guesser",
  spelled: {},
  reported,
});

it("[CC24] drawings stay covered on the phone that reported them when the turn is revealed", async () => {
  const reveal = createElement(RevealStage, { place: "phone" });
  // SAFETY: all that the reveal reads.
  const topics = { stage, hand: reporter({ 0: true, 1: true }) } as never;
  const html = await inRoom(topics, reveal);
  for (const letter of ["A", "B"])
    expect(html).toContain(texts.t("canvas-clash:canvas.covered", { letter }));
});

it("[CC24] only the reported drawings are covered, and only on the phone that reported them", async () => {
  const frame = createElement(CanvasFrame, {
    canvas: { ...canvas(0), index: 0 },
    picture: "what was drawn",
  });
  for (const [hand, isSeen] of [
    [reporter({ 0: true }), false],
    [reporter({ 1: true }), true],
    [undefined, true],
  ] as const) {
    // SAFETY: all that a frame reads.
    const html = await inRoom({ stage, ...(hand && { hand }) } as never, frame);
    expect(html.includes("what was drawn")).toBe(isSeen);
  }
});

it("[CC25] a drawing that is hidden for everybody stays visible to its painter", async () => {
  const frame = createElement(CanvasFrame, {
    canvas: { ...canvas(0), index: 0, hidden: true },
    picture: "what was drawn",
  });
  const painter = (of: number): CanvasPrivate => ({
    role: "painter",
    canvas: of,
    word: "cat",
    words: {},
    maySwap: false,
  });
  for (const [hand, isSeen] of [
    [painter(0), true],
    [painter(1), false],
    [reporter({}), false],
    [undefined, false],
  ] as const) {
    // SAFETY: all that a frame reads.
    const html = await inRoom({ stage, ...(hand && { hand }) } as never, frame);
    expect(html.includes("what was drawn")).toBe(isSeen);
  }
});

it("[CC24] a phone in a crowd, on which nothing is covered by a report, does not say that it is", () => {
  expect(texts.t(`canvas-clash:${reportedText(false)}`)).toContain("Covered for you");
  expect(texts.t(`canvas-clash:${reportedText(true)}`)).toBe("Thanks, backstage will have a look.");
});
