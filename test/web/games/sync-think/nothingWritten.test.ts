import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import { RevealTask } from "../../../../src-web/games/sync-think/RevealTask.tsx";
import { inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "sync-think"]);
});

it.each([
  [undefined, true],
  [true, false],
])(
  "nobody wrote anything: a phone announces the same two words unless new ones come",
  async (renews, isSaid) => {
    const reveal = { groups: [], gains: {}, fullHouse: false, outcome: "on", renews };
    // SAFETY: all that a reveal reads.
    const topics = {
      stage: { stageId: 3, name: "REVEAL", waitingFor: {}, done: {}, view: { reveal } },
      timer: { startedAt: Date.now() - 60_000 },
    } as never;
    const page = await inRoom(topics, createElement(RevealTask, { withStage: false }));
    expect(page.includes("The same two words again")).toBe(isSaid);
  },
);

it("nobody wrote anything: the phones say so at the moment when the words would appear", async () => {
  // After the drum roll and before the verdict.
  const startedAt = Date.now() - 6_000;
  const timer = { startedAt, endsAt: startedAt + 13_000 };
  const [BO, CY] = [2, 3];
  const struck = (playerId: number, text: string) => ({
    outcome: "struck",
    text,
    words: [{ playerId, text }],
  });
  const titleOf = (groups: readonly unknown[]) => {
    const reveal = { groups, gains: {}, fullHouse: false, outcome: "on" };
    const stage = { stageId: 3, name: "REVEAL", waitingFor: {}, done: {}, view: { reveal } };
    const task = createElement(RevealTask, { withStage: true });
    // SAFETY: all that a reveal reads.
    return inRoom({ stage, timer } as never, createElement(Silent, { value: true }, task));
  };
  expect(await titleOf([struck(BO, "banjo"), struck(CY, "oboe")])).toContain("what you think");
  const silent = await titleOf([]);
  expect(silent).not.toContain("what you think");
  expect(silent).toContain("Not a word.");
});
