import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
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
  "nobody wrote anything: a phone announces the same two words unless others come",
  async (renews, isSaid) => {
    const reveal = { groups: [], gains: {}, fullHouse: false, outcome: "on", renews };
    // SAFETY: as far as a reveal looks.
    const topics = {
      stage: { stageId: 3, name: "REVEAL", waitingFor: {}, done: {}, view: { reveal } },
      timer: { startedAt: Date.now() - 60_000 },
    } as never;
    const page = await inRoom(topics, createElement(RevealTask, { withStage: false }));
    expect(page.includes("The same two words again")).toBe(isSaid);
  },
);
