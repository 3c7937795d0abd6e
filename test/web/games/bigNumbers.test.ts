import { createElement, type ReactNode } from "react";
import { beforeAll, expect, it } from "vitest";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { RevealTask as CanvasReveal } from "../../../src-web/games/canvas-clash/RevealTask.tsx";
import HidePhone from "../../../src-web/games/hide-and-peek/Phone.tsx";
import { AnswerCard } from "../../../src-web/games/requip/AnswerCard.tsx";
import { ShootTask } from "../../../src-web/games/rps-shoot/ShootTask.tsx";
import { CaptionCard } from "../../../src-web/games/snaption/CaptionCard.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { inRoom } from "../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("de");
  await texts.loadNamespaces([
    "room",
    "snaption",
    "requip",
    "rps-shoot",
    "hide-and-peek",
    "canvas-clash",
  ]);
});

const [ADA, BO] = [playerId(1), playerId(2)];

const hunt = {
  hider: ADA,
  spotName: "house1",
  look: { scene: "garden", light: "day" },
  guesses: {},
  gains: { [ADA]: 1_700 },
};
const turn = {
  sheet: 1,
  canvases: {},
  language: "de",
  feed: {},
  solved: {},
  reveal: { word: "Wal", words: {}, gains: { [ADA]: { guess: 0, credits: 3_000, everybody: 0 } } },
};
const result = {
  playerId: ADA,
  opponentId: BO,
  playerMoves: ["ROCK", "ROCK", "ROCK"],
  opponentMoves: ["SCISSORS", "SCISSORS", "SCISSORS"],
  result1: "WIN",
  result2: "WIN",
  result3: "WIN",
  fullResult: "WIN",
  playerNetScore: 2_100,
  opponentNetScore: 0,
};
const battle = {
  battle: 1,
  battleCount: 1,
  unit: 300,
  battles: { 1: { battle: 1, first: ADA, second: BO, result } },
  payouts: {},
  history: {},
};

/** What Ada's phone shows at the end of a reveal. */
function atTheEnd(name: string, view: object, task: ReactNode): Promise<string> {
  const stage = { stageId: stageId(3), name, waitingFor: {}, done: {}, view };
  // SAFETY: all that a reveal reads.
  return inRoom({ stage, hand: {}, timer: { startedAt: Date.now() - 60_000 } } as never, task);
}

it.each<readonly [string, () => Promise<string>, string]>([
  [
    "SNAPTION",
    () => inRoom({}, createElement(CaptionCard, { letter: "A", text: "Hm", points: 3_300 })),
    "+3.300",
  ],
  [
    "REQUIP",
    () => inRoom({}, createElement(AnswerCard, { letter: "A", text: "Hm", points: 3_300 })),
    "+3.300",
  ],
  [
    "HIDE_AND_PEEK",
    () => atTheEnd("REVEAL", hunt, createElement(HidePhone, { withStage: true })),
    "+1.700 Punkte",
  ],
  [
    "CANVAS_CLASH",
    () => atTheEnd("REVEAL", turn, createElement(CanvasReveal, { withStage: true })),
    "+3.000",
  ],
  [
    "RPS_SHOOT",
    () => atTheEnd("SHOOT", battle, createElement(ShootTask, { withStage: true })),
    "2.100",
  ],
])("%s formats a large number as the page's language does", async (_game, shown, text) => {
  expect(await shown()).toContain(text);
});
