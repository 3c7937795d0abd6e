import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { CueTask } from "../../../../src-web/games/sync-think/CueTask.tsx";
import { inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "sync-think"]);
});

/** The language of each of the two words on a phone whose room speaks English. */
async function languagesOf(more: object): Promise<readonly (string | undefined)[]> {
  const view = { cue: ["Rød", "Eichhorn"], level: 0, bonuses: [1500], synced: {}, ...more };
  // SAFETY: all that the two words read.
  const topics = {
    gameSettingsUpdated: { language: "en" },
    stage: { stageId: 3, name: "CUE", waitingFor: {}, done: {}, view },
  } as never;
  const page = await inRoom(topics, createElement(CueTask, { withStage: false }));
  return ["Rød", "Eichhorn"].map(
    (word) => new RegExp(`lang="(\\w+)">${word}<`, "u").exec(page)?.[1],
  );
}

it("[SY3] a screen reader reads each word of a pack in the pack's language", async () => {
  expect(await languagesOf({ cueLanguages: ["dk", "de"] })).toEqual(["da", "de"]);
  expect(await languagesOf({})).toEqual(["en", "en"]);
});
