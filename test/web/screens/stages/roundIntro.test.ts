import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoundIntro } from "../../../../src-web/screens/stages/RoundIntro.tsx";
import { inRoom } from "../../room/inRoom.ts";

/** The television's intro to the second round of this game, with default settings. */
async function introOf(gameType: GameType): Promise<string> {
  // SAFETY: all of a second round that its intro reads.
  const secondRound = {
    listenNewRound: { roundId: 2, roundCount: 2, scoreMultiplier: 2 },
    gameSessionUpdated: { gameType },
    gameSettingsUpdated: defaultSettings(gameType, "en"),
  } as never;
  return inRoom(
    secondRound,
    createElement(Silent, { value: true }, createElement(RoundIntro, { place: "tv" })),
  );
}

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room"]);
});

it("a round's intro says that points count double only where they do", async () => {
  expect(await introOf("SNAPTION")).toContain("Everything scores 2×");
  expect(await introOf("HIDE_AND_PEEK")).not.toContain("Everything scores");
});

it("the second of a game's two laps is its last round, however many rounds other games have", async () => {
  const lap = await introOf("HIDE_AND_PEEK");
  expect(lap).toContain("of 2");
  expect(lap).toContain("Last round!");
  expect(await introOf("RPS_SHOOT")).toContain("of 3");
});
