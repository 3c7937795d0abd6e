import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { StillThinking } from "../../../src-web/game-kit/StillThinking.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { inRoom } from "../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room"]);
});

/** What Ada's phone says once she is done, while the room still waits for these players. */
async function waitingFor(...ids: readonly number[]): Promise<string> {
  const waiting = Object.fromEntries(ids.map((id) => [id, true]));
  const seat = (alias: string) => ({ alias, avatarSrc: "pear.webp" });
  // SAFETY: all that the sentence reads.
  const topics = {
    stage: { stageId: stageId(3), name: "BET", waitingFor: waiting, done: {} },
    sessionPlayersUpdated: { 1: seat("Ada"), 2: seat("Bo") },
  } as never;
  return inRoom(topics, createElement(StillThinking, { title: "Called!" }));
}

it("names those who are still waited for", async () => {
  expect(await waitingFor(2)).toContain("Waiting for BO");
  expect(await waitingFor()).toContain("Everybody is in");
});

it("does not name the player whose own tap is still on its way to the room", async () => {
  expect(await waitingFor(1, 2)).toContain("Waiting for BO");
  expect(await waitingFor(1, 2)).not.toContain("ADA");
});

it("does not say that everybody is in while the last tap is still on its way", async () => {
  const shown = await waitingFor(1);
  expect(shown).toContain("Called!");
  expect(shown).not.toMatch(/ADA|Everybody/u);
});
