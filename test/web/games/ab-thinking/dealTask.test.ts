import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { DealTask } from "../../../../src-web/games/ab-thinking/DealTask.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { inRoom } from "../../room/inRoom.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "ab-thinking", "abcards"]);
});

/** A phone in the deal of the second turn that received this many new cards. */
function phone(fresh: number, voided?: "teller" | "cards") {
  const hand = ["pig-crown", "whale-hearts"].map((cardId) => ({
    cardId,
    imageUrl: `${cardId}.webp`,
  }));
  // SAFETY: all that the deal reads.
  const topics = {
    stage: {
      stageId: 3,
      name: "DEAL",
      waitingFor: {},
      done: {},
      view: { turn: 2, storyteller: 2, ...(voided && { voided }) },
    },
    hand: { hand, fresh, part: "submitter", votes: [] },
  } as never;
  return inRoom(topics, createElement(DealTask));
}

const [NEW_CARD, ALL_NEW] = ["A new card for you.", "These are yours."];

it.each([
  [0, []],
  [1, [NEW_CARD]],
  [6, [ALL_NEW]],
])("a phone that was dealt %i cards in a later turn names no other number", async (fresh, said) => {
  const page = await phone(fresh);
  expect([NEW_CARD, ALL_NEW].filter((text) => page.includes(text))).toEqual(said);
});

it("a phone says why the previous turn did not count", async () => {
  expect(await phone(0, "teller")).toContain("The storyteller left.");
  expect(await phone(1, "cards")).toContain("Too few cards on the table.");
});
