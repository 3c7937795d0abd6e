import { expect, it } from "vitest";
import { waitsForOne } from "../../../../src-web/screens/sound/waitsForOne.ts";
import { Table } from "../../../support/table.ts";
import { sloganGame } from "../../../support/toy-game/slogans.ts";

it("the table waits for one last person, but not in a pause and not once their time is up: [SE24]", () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: sloganGame } });
  const [ada, ben] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  table.start({ includeTutorial: false, backstage: "hide" });
  const waits = () => waitsForOne(table.topic("stage"));
  table.move(ada, { text: "Cheese first" });
  expect(waits()).toBe(false);
  table.move(ben, { text: "Bread first" });
  expect(waits()).toBe(true);
  table.host({ topic: "pause", body: { paused: true } });
  expect(waits()).toBe(false);
  table.host({ topic: "pause", body: { paused: false } });
  expect(waits()).toBe(true);
  // Backstage is still checking: nobody waits for Cleo any more.
  while (table.topic("stage").held !== true) table.tick();
  expect(Object.keys(table.topic("stage").waitingFor)).toHaveLength(1);
  expect(waits()).toBe(false);
});
