import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import BigScreen from "../../../../src-web/screens/frame/BigScreen.tsx";
import { Table } from "../../../support/table.ts";
import { toyGame } from "../../../support/toy-game/rules.ts";
import { atTable } from "../../room/inRoom.ts";

beforeEach(async () => {
  vi.stubGlobal("location", new URL("https://hubbub.example/player"));
  await initTexts("en");
  await texts.loadNamespaces(["evening", "games", "room"]);
});

afterEach(() => vi.unstubAllGlobals());

const mirror = (table: Table, id: PlayerId) => atTable(table, id, createElement(BigScreen));

it("a screen reader finds no empty standings on a phone while no game runs", async () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: toyGame } });
  const [ada] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  const entry = { gameType: "SYNC_THINK", length: 1 } as const;
  table.host({ topic: "playlist", body: { entries: [entry, entry], handsFree: false } });
  const seen = new Map<string, string>();
  for (let game = 1; game <= 2; game++) {
    table.host({ topic: "startGame", body: {} });
    table.until("GUESS");
    expect(await mirror(table, ada)).toMatch(/aria-label="Standings"><li>ADA: 0 points/u);
    table.until("GAME_END");
    table.until(game === 1 ? "STANDING" : "EVENING_END");
    seen.set(table.stage, await mirror(table, ada));
  }
  expect([...seen.keys()]).toEqual(["STANDING", "EVENING_END"]);
  for (const html of seen.values()) expect(html).not.toContain("Standings");
});
