import { expect, test } from "vitest";
import { PLAYER_AVATARS } from "../../../../src-shared/catalog/avatars.ts";
import {
  anyFree,
  firstFree,
  freeFrom,
  proposedOf,
} from "../../../../src-web/ui/avatar/avatarSteps.ts";

const all = PLAYER_AVATARS.map(({ src }) => src);
const [first = "", second = "", third = ""] = all;
const last = all.at(-1) ?? "";

test("leafing goes round the list in both directions", () => {
  expect(freeFrom(first, 1, [])).toBe(second);
  expect(freeFrom(last, 1, [])).toBe(first);
  expect(freeFrom(first, -1, [])).toBe(last);
});

test("leafing jumps over characters that others have", () => {
  expect(freeFrom(first, 1, [second])).toBe(third);
  expect(freeFrom(second, -1, [first])).toBe(last);
});

test("without a character, leafing starts at an end of the list", () => {
  expect(freeFrom("", 1, [])).toBe(first);
  expect(firstFree([first])).toBe(second);
});

test("when all are taken there is none", () => {
  expect(freeFrom(first, 1, all)).toBeUndefined();
  expect(anyFree(all)).toBeUndefined();
});

test("the preferred character is proposed while it is free", () => {
  expect(anyFree([], third)).toBe(third);
  expect(anyFree([third], third)).not.toBe(third);
});

test("whoever sits down is offered their favourite, then the character of last time, then a free one", () => {
  expect(proposedOf([third, second], [])).toBe(third);
  expect(proposedOf([third, second], [third])).toBe(second);
  expect(proposedOf([undefined, null, second], [third])).toBe(second);
  expect(proposedOf([third, second], [third, second])).toBe(first);
  expect(proposedOf(["robot1.webp", "gone.webp", ""], [first])).toBe(second);
  expect(proposedOf([third], all)).toBeUndefined();
});
