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

/** The highlights of games by path; a game need not have any. */
const HIGHLIGHTS = import.meta.glob<{ readonly default: ComponentType }>(
  "../../../../src-web/games/*/Highlights.tsx",
);

it.each(Object.keys(HIGHLIGHTS))("%s shows no empty frame without highlights", async (path) => {
  const loaded = await HIGHLIGHTS[path]?.();
  if (!loaded) throw new Error(`${path} is missing`);
  const { default: Highlights } = loaded;
  // SAFETY: all of a game's end that its highlights read.
  const gameEnd = { highlights: NOTHING, keepsakes: [] } as never;
  expect(await inRoom({ gameEnd }, createElement(Highlights))).toBe("");
});
