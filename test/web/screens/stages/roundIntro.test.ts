import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoundIntro } from "../../../../src-web/screens/stages/RoundIntro.tsx";

const topics = vi.hoisted(() => ({ gameType: "SNAPTION" }));

vi.mock(import("../../../../src-web/room/index.ts"), async (original) => ({
  ...(await original()),
  // SAFETY: the second round of a game, as far as its intro looks.
  useTopic: ((topic: string) =>
    ({
      listenNewRound: { roundId: 2, roundCount: 2, scoreMultiplier: 2 },
      gameSessionUpdated: { gameType: topics.gameType },
      gameSettingsUpdated: { numberOfRounds: 3 },
    })[topic]) as never,
}));

function introOf(gameType: GameType): string {
  topics.gameType = gameType;
  return renderToStaticMarkup(createElement(RoundIntro, { place: "tv" }));
}

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room"]);
});

it("a round's intro says that points count double where they do, and nowhere else", () => {
  expect(introOf("SNAPTION")).toContain("Everything scores 2×");
  expect(introOf("HIDE_AND_PEEK")).not.toContain("Everything scores");
});
