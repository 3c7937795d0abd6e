import { expect, test } from "vitest";
import { codeFrom, isWholeCode } from "../../../../src-web/ui/forms/roomCode.ts";

test.each([
  ["abcde", "ABCDE"],
  [" ab-c d2 ", "ABCD2"],
  ["abcdefgh", "ABCDE"],
  ["https://hubbub.example/join/k7mnp", "K7MNP"],
  ["https://hubbub.example/join/K7MNP?quickStart=1", "K7MNP"],
  ["Code: AB2CD", "AB2CD"],
  ["Enter AB2CD at https://hubbub.example/", "AB2CD"],
  ["HEY, THE CODE FOR TODAY IS K7MNP", "K7MNP"],
  ["Our room is kmnpq!", "KMNPQ"],
  ["Join us: https://hubbub.example/join/k7mnp now", "K7MNP"],
  ["https://hubbub.example/circles", ""],
  ["", ""],
  ["!?", ""],
])("%j is read as %j", (typed, code) => {
  expect(codeFrom(typed)).toBe(code);
});

test("a code is complete only with five characters", () => {
  expect(["", "ABCD", "ABCDE"].map(isWholeCode)).toEqual([false, false, true]);
});
