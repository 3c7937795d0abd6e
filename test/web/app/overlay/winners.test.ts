import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { OverlayWinners } from "../../../../src-web/app/overlay/OverlayWinners.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces("room");
});

const ada = { playerId: 1, rank: 1, alias: "Ada", avatarSrc: "fries.webp", hexColor: "#ffffff" };

// The television reveals them after 2.7 s (`Podium.tsx`) and 3.8 s (`GrandPodium.tsx`).
it.each([
  ["the winner of a game", false, 2_500, 2_900],
  ["the champion of an evening", true, 3_600, 4_000],
])("the overlay names %s no sooner than the television does", async (_, isOver, ...at) => {
  const after = (ms: number) => {
    // SAFETY: all that the overlay reads.
    const topics = {
      timer: { startedAt: Date.now() - ms },
      gameEnd: { podium: [{ ...ada, score: 5 }] },
      ...(isOver && { evening: { isOver, standing: [{ ...ada, points: 5 }] } }),
    } as never;
    return inRoom(topics, createElement(OverlayWinners));
  };
  const [soon, then] = [await after(at[0]), await after(at[1])];
  expect(soon).not.toMatch(/Ada/iu);
  expect(then).toMatch(/Ada/iu);
});
