import { createElement, type ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { keepDraft } from "../../../src-web/client/storage/drafts.ts";
import { GuessForm } from "../../../src-web/games/canvas-clash/GuessForm.tsx";
import { EstimateTask } from "../../../src-web/games/nearest/EstimateTask.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { inRoom } from "../room/inRoom.ts";
import { QUESTION } from "./nearest/question.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "canvas-clash", "nearest"]);
});

beforeEach(() => {
  const device = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What a phone shows of a stage after a reload, while its game and stage are these. */
function afterReload(stage: number, view: unknown, task: ReactNode): Promise<string> {
  const told = { stageId: stageId(stage), name: "ANY", waitingFor: {}, done: {}, view };
  // SAFETY: as far as these tasks look.
  const topics = {
    gameCreated: { gameId: "game" },
    thisPlayer: { playerId: playerId(1) },
    stage: told,
    hand: {},
  } as never;
  return inRoom(topics, task);
}

it("CANVAS_CLASH: half a guess is there after a reload, and gone in the next turn", async () => {
  keepDraft("game/3/1", "guess", "hedgeh");
  const form = createElement(GuessForm, { close: undefined });
  expect(await afterReload(3, undefined, form)).toContain('value="hedgeh"');
  expect(await afterReload(7, undefined, form)).toContain('value=""');
});

it("EXPERIMENTS: half a number is there after a reload, and gone with its question", async () => {
  keepDraft("game/3/1", "estimate", "4217");
  const task = createElement(EstimateTask, { withStage: true });
  expect(await afterReload(3, QUESTION, task)).toContain("4,217");
  expect(await afterReload(7, QUESTION, task)).not.toContain("4,217");
});
