import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { HideShared } from "../../../../src-rooms/games/hide-and-peek/types.ts";
import { playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Silent } from "../../../../src-web/game-kit/StageTitle.tsx";
import { keepDraft } from "../../../../src-web/client/storage/drafts.ts";
import Phone from "../../../../src-web/games/hide-and-peek/Phone.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { Table } from "../../../support/table.ts";
import { atTable } from "../../room/inRoom.ts";
import { emptyStorage } from "../../support/storage.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", emptyStorage());
  await initTexts("en");
  await texts.loadNamespaces(["room", "hide-and-peek"]);
});

afterEach(() => vi.unstubAllGlobals());

const phoneOf = (table: Table, id: PlayerId) =>
  atTable(
    table,
    id,
    createElement(Silent, { value: true }, createElement(Phone, { withStage: false })),
  );

/** A game with this many people in its LIGHT stage. */
function garden(people: number) {
  const table = new Table({ gameType: "HIDE_AND_PEEK" });
  for (let count = 1; count <= people; count++) table.join(`Player ${count}`);
  table.start({ includeTutorial: false });
  table.until("LIGHT");
  return table;
}

const hiderOf = (table: Table) => {
  const { hider } = table.topic("stage").view as HideShared;
  if (hider === undefined) throw new Error("nobody is looked for");
  return hider;
};

it("[HP7] a hider is not told that they were found when nobody guessed", async () => {
  const table = garden(3);
  table.until("REVEAL");
  const phone = await phoneOf(table, hiderOf(table));
  expect(phone).not.toContain("They found you!");
  expect(phone).toContain("Nobody guessed");
});

it("[HP10] a player who joins in the last lap is not promised to hide in a next one", async () => {
  const table = garden(3);
  const dora = table.join("Dora");
  expect(await phoneOf(table, dora)).toContain("You’ll hide in the next lap");
  table.until("ROUND_SUMMARY");
  table.until("LIGHT");
  expect(await phoneOf(table, dora)).toContain("Everyone can see you");
  const eve = table.join("Eve");
  const phone = await phoneOf(table, eve);
  expect(phone).not.toContain("next lap");
  expect(phone).toContain("you can guess right away");
});

it("a member of the audience is not told that they did not guess", async () => {
  const table = garden(16);
  const watcher = table.join("Watcher", { audience: true });
  table.until("GUESS");
  expect(await phoneOf(table, watcher)).toContain("Just watch this one");
  table.until("REVEAL");
  const phone = await phoneOf(table, watcher);
  expect(phone).not.toContain("You didn’t guess");
  expect(phone).toContain("Just watch this one");
});

it("a player whose page is loaded again still doubles the guess that is to come", async () => {
  const table = garden(3);
  table.until("GUESS");
  const guesser = playerId(hiderOf(table) === 1 ? 2 : 1);
  expect(await phoneOf(table, guesser)).not.toContain('role="switch" aria-checked="true"');
  const { gameId } = table.topic("gameCreated");
  keepDraft(`${gameId}/${table.topic("stage").stageId}/${guesser}`, "double", "yes");
  expect(await phoneOf(table, guesser)).toContain('role="switch" aria-checked="true"');
});
