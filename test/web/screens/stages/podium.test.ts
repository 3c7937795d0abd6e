import { createElement, type ComponentType } from "react";
import { beforeEach, expect, it } from "vitest";
import { GAME_FACTS, GAME_TYPES } from "../../../../src-shared/catalog/gameTypes.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

/** Highlights of games in which nobody did anything; each game reads its own part. */
const NOTHING = {
  answered: [],
  best: [],
  detectives: [],
  entries: [],
  hunts: [],
  misses: [],
  results: [],
  snapped: [],
  spotted: 0,
  told: [],
};

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces([...GAME_TYPES.map((type) => GAME_FACTS[type].folder), "room"]);
});

it.each(GAME_TYPES)("%s shows no empty frame when there are no highlights", async (type) => {
  // SAFETY: every game has its highlights in this file.
  const { default: Highlights } = (await import(
    `../../../../src-web/games/${GAME_FACTS[type].folder}/Highlights.tsx`
  )) as { readonly default: ComponentType };
  // SAFETY: all of a game's end that its highlights read.
  const gameEnd = { highlights: NOTHING, keepsakes: [] } as never;
  expect(await inRoom({ gameEnd }, createElement(Highlights))).toBe("");
});
