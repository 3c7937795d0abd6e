import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoundIntro } from "../../../../src-web/screens/stages/RoundIntro.tsx";
import { inRoom } from "../../room/inRoom.ts";

/** The television's intro to the second round of this game. */
async function introOf(gameType: GameType): Promise<string> {
  // SAFETY: the second round of a game, as far as its intro looks.
  const secondRound = {
    listenNewRound: { roundId: 2, roundCount: 2, scoreMultiplier: 2 },
    gameSessionUpdated: { gameType },
    gameSettingsUpdated: { numberOfRounds: 3 },
  } as never;
  return inRoom(secondRound, createElement(RoundIntro, { place: "tv" }));
}

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room"]);
});

it("a round's intro says that points count double where they do, and nowhere else", async () => {
  expect(await introOf("SNAPTION")).toContain("Everything scores 2×");
  expect(await introOf("HIDE_AND_PEEK")).not.toContain("Everything scores");
});
