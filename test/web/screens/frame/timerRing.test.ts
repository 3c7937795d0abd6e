import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { TimerRing } from "../../../../src-web/screens/frame/TimerRing.tsx";
import { inRoom } from "../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces("room");
});

it.each([
  ["has no end while it runs", undefined, "No time limit"],
  ["stands still while the room is paused", "host", "The clock is stopped"],
])("a stage without a time limit %s", async (_, paused, label) => {
  // SAFETY: all that the ring reads.
  const topics = {
    timer: { startedAt: Date.now() },
    stage: { stageId: 3, name: "THINK", waitingFor: {}, done: {}, paused },
  } as never;
  expect(await inRoom(topics, createElement(TimerRing))).toContain(`aria-label="${label}"`);
});
