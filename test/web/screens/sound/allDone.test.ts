import { expect, it } from "vitest";
import { isAllDone } from "../../../../src-web/screens/sound/allDone.ts";

const STAGE = { stageId: 3, name: "THINK", waitingFor: {}, done: {} };

it.each([
  ["somebody is still at it", { waitingFor: { 2: true }, done: { 1: true } }, false],
  ["everybody has acted", { done: { 1: true, 2: true } }, true],
  ["nobody is waited for, as in a show", {}, false],
] as const)("nobody needs to hurry where all are done: %s", (_, people, allDone) => {
  // SAFETY: as far as it looks.
  expect(isAllDone({ ...STAGE, ...people } as never)).toBe(allDone);
});
