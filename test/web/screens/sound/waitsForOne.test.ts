import { expect, it } from "vitest";
import { waitsForOne } from "../../../../src-web/screens/sound/waitsForOne.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { Table } from "../../../support/table.ts";
import { sloganGame } from "../../../support/toy-game/slogans.ts";

it("the table waits for one last person, but not in a pause and not once their time is up: [SE24]", () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: sloganGame } });
  const [ada, ben] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  table.start({ includeTutorial: false, backstage: "hide" });
  const waits = () => waitsForOne(table.topic("stage"), table.topic("sessionPlayersUpdated"));
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

/** Ada, Ben and a third seat play; all but that one are done. Returns who is waited for, and whether it is told. */
function lastIs(third: (table: Table) => PlayerId, leave?: (table: Table, id: PlayerId) => void) {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: sloganGame } });
  const people = [table.join("Ada"), table.join("Ben")];
  const last = third(table);
  table.start({ includeTutorial: false, timerMode: "off" });
  leave?.(table, last);
  for (const id of people) table.move(id, { text: `Slogan ${id}` });
  const { waitingFor } = table.topic("stage");
  expect(Object.keys(waitingFor)).toEqual([String(last)]);
  return waitsForOne(table.topic("stage"), table.topic("sessionPlayersUpdated"));
}

it("the table waits for a person, but for no robot, in its own seat or a person's: [SE85]", () => {
  expect(lastIs((table) => table.join("Cleo"))).toBe(true);
  expect(lastIs((table) => table.robot())).toBe(false);
  const handOver = (table: Table, playerId: PlayerId) => {
    table.disconnect(playerId);
    table.wait(60_000);
    table.host({ topic: "autopilot", body: { playerId, on: true } });
  };
  expect(lastIs((table) => table.join("Cleo"), handOver)).toBe(false);
});
