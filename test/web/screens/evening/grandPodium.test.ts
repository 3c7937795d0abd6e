import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import GrandPodium from "../../../../src-web/screens/evening/GrandPodium.tsx";
import { Table } from "../../../support/table.ts";
import { toyGame } from "../../../support/toy-game/rules.ts";
import { atTable } from "../../room/inRoom.ts";

beforeEach(async () => {
  vi.stubGlobal("location", new URL("https://hubbub.example/player"));
  await initTexts("en");
  await texts.loadNamespaces(["evening", "games", "reel", "room"]);
});

afterEach(() => vi.unstubAllGlobals());

/** Plays the running game to its podium; only this seat guesses right. */
function play(table: Table, winner: PlayerId): void {
  while (table.stage !== "GAME_END") {
    if (table.stage === "GUESS") table.move(winner, { guess: 7 });
    table.tick();
  }
}

it("[SE64] [SE66] a player who went home early is honoured with their name and face", async () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: toyGame } });
  const [ada, ben] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  const entry = { gameType: "SYNC_THINK", length: 1 } as const;
  const body = { entries: [entry, entry, entry], handsFree: false };
  table.host({ topic: "playlist", body });
  for (const winner of [ben, ben, ada]) {
    table.host({ topic: "startGame", body: {} });
    play(table, winner);
    // Ben leaves after his second win.
    if (table.topic("evening").played.length === 2) table.do({ type: "quit", playerId: ben });
  }
  table.until("EVENING_END");
  expect(table.topic("evening").awards).toContainEqual({
    kind: "wins",
    playerIds: [ben],
    value: 2,
  });
  const podium = await atTable(table, ada, createElement(GrandPodium, { place: "phone" }));
  const honours = podium.slice(podium.indexOf("Honours"));
  expect(honours).toContain("BEN");
  expect(honours).not.toContain("unknown.webp");
});
