import { createElement, type ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { keepDraft } from "../../../src-web/client/storage/drafts.ts";
import { GuessForm } from "../../../src-web/games/canvas-clash/GuessForm.tsx";
import { EstimateTask } from "../../../src-web/games/nearest/EstimateTask.tsx";
import { WriteTask as AnswerTask } from "../../../src-web/games/requip/WriteTask.tsx";
import { WriteTask as CaptionTask } from "../../../src-web/games/snaption/WriteTask.tsx";
import { useWord } from "../../../src-web/games/sync-think/useWord.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { inRoom } from "../room/inRoom.ts";
import { QUESTION } from "./nearest/question.ts";
import { emptyStorage } from "../support/storage.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces([
    "room",
    "canvas-clash",
    "nearest",
    "sync-think",
    "snaption",
    "requip",
  ]);
});

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
});
afterEach(() => vi.unstubAllGlobals());

/**
 * What a phone shows after a reload in this game and stage; `hand` is what the room has stored of its input.
 */
function afterReload(
  stage: number,
  view: unknown,
  task: ReactNode,
  hand: object = {},
): Promise<string> {
  const told = { stageId: stageId(stage), name: "ANY", waitingFor: {}, done: {}, view };
  // SAFETY: all that these tasks read.
  const topics = {
    gameCreated: { gameId: "game" },
    thisPlayer: { playerId: playerId(1) },
    stage: told,
    hand,
  } as never;
  return inRoom(topics, task);
}

it("CANVAS_CLASH: half a guess is restored after a reload, and is gone in the next turn", async () => {
  keepDraft("game/3/1", "guess", "hedgeh");
  const form = createElement(GuessForm, { close: undefined });
  expect(await afterReload(3, undefined, form)).toContain('value="hedgeh"');
  expect(await afterReload(7, undefined, form)).toContain('value=""');
});

it("EXPERIMENTS: half a number is restored after a reload, and is gone with its question", async () => {
  keepDraft("game/3/1", "estimate", "4217");
  const task = createElement(EstimateTask, { withStage: true });
  expect(await afterReload(3, QUESTION, task)).toContain("4,217");
  expect(await afterReload(7, QUESTION, task)).not.toContain("4,217");
});

it("EXPERIMENTS: a player changing a locked number can continue after a reload", async () => {
  const task = createElement(EstimateTask, { withStage: true });
  const shown = () => afterReload(3, QUESTION, task, { value: 42 });
  expect(await shown()).toContain("Locked in");
  keepDraft("game/3/1", "estimate", "42");
  expect(await shown()).toContain("Locked in");
  keepDraft("game/3/1", "estimate", "4217");
  expect(await shown()).toContain("4,217");
});

/** Shows the phone's own word: the locked one, or the input field and its content. */
function Word() {
  const { locked, draft } = useWord();
  return locked === undefined ? `box: ${draft}` : `locked: ${locked}`;
}

it("SYNC_THINK: a player changing a locked word can continue after a reload", async () => {
  const shown = () => afterReload(3, undefined, createElement(Word), { word: "steam" });
  expect(await shown()).toBe("locked: steam");
  keepDraft("game/3/1", "word", "steam ");
  expect(await shown()).toBe("locked: steam");
  keepDraft("game/3/1", "word", "sauna");
  expect(await shown()).toBe("box: sauna");
});

it("SNAPTION, REQUIP: a player changing a sent text can continue after a reload", async () => {
  const photos = [0, 1].map((photo) => ({ photo, source: { kind: "own", id: "x" }, text: "Oops" }));
  const captions = () => afterReload(3, undefined, createElement(CaptionTask), { photos });
  expect(await captions()).not.toContain("<textarea");
  keepDraft("game/3/1", "photo-1", "Oops, said the ca");
  expect(await captions()).toContain("Oops, said the ca</textarea>");

  const prompts = { 1: { prompt: "Why?", currentPromptResponse: "No" } };
  const answers = () => afterReload(3, undefined, createElement(AnswerTask), { prompts });
  expect(await answers()).not.toContain("<input");
  keepDraft("game/3/1", "prompt-1", "No bec");
  expect(await answers()).toContain('value="No bec"');
});
