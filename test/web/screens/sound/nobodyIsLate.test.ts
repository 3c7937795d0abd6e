import { expect, it } from "vitest";
import { nobodyIsLate } from "../../../../src-web/screens/sound/nobodyIsLate.ts";
import { Table } from "../../../support/table.ts";
import { sloganGame } from "../../../support/toy-game/slogans.ts";

const STAGE = { stageId: 3, name: "THINK", waitingFor: {}, done: {} };

it.each([
  [false, "somebody still has to act", { waitingFor: { 2: true }, done: { 1: true } }],
  [true, "everybody has acted", { done: { 1: true, 2: true } }],
  [false, "nobody was asked to act, as in a show", {}],
] as const)("all have acted, so nobody is hurried: %s when %s", (allDone, _, people) => {
  // SAFETY: all that the function reads.
  expect(nobodyIsLate({ ...STAGE, ...people } as never)).toBe(allDone);
});

it("nobody is hurried when the time is up and backstage is still checking: [SE24]", () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: sloganGame } });
  const [, ben] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  table.start({ includeTutorial: false, backstage: "hide" });
  expect(table.move(ben, { text: "Cheese first" })).toBe("ok");
  expect(nobodyIsLate(table.topic("stage"))).toBe(false);
  while (table.topic("stage").held !== true) table.tick();
  expect(table.stage).toBe("SAY");
  expect(nobodyIsLate(table.topic("stage"))).toBe(true);
});
