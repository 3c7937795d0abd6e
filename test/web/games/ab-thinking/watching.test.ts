import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { playerId, stageId } from "../../../../src-shared/protocol/ids.ts";
import { RevealTask } from "../../../../src-web/games/ab-thinking/RevealTask.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "ab-thinking", "abcards"]);
});

/** What a phone shows this many ms into a reveal; `hand` is its private view. */
function phone(ms: number, hand?: object): Promise<string> {
  const card = { number: 1, cardId: "pig-crown", imageUrl: "pig-crown.webp", owner: playerId(2) };
  const view = {
    storyteller: playerId(2),
    board: { 1: card },
    answer: "pig-crown",
    gains: { 1: 3, 2: 3 },
    votesAllowed: 1,
  };
  const stage = { stageId: stageId(3), name: "REVEAL", waitingFor: {}, done: {}, view };
  const startedAt = Date.now() - ms;
  const timer = { startedAt, endsAt: startedAt + 10_000 };
  // SAFETY: all that a reveal reads.
  const topics = { stage, timer, ...(hand && { hand }) } as never;
  return inRoom(topics, createElement(RevealTask, { withStage: true }));
}

it("a phone in the audience no longer announces the points once they are out", async () => {
  const [SOON, OUT] = [5_500, 7_000];
  expect(await phone(SOON, { hand: [], votes: [] })).toContain("And now the points");
  expect(await phone(SOON)).toContain("And now the points");
  expect(await phone(OUT, { hand: [], votes: [] })).toContain("Nobody found it");
  expect(await phone(OUT)).not.toContain("And now the points");
});
