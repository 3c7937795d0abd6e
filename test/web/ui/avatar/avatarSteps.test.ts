import { expect, test } from "vitest";
import { PLAYER_AVATARS } from "../../../../src-shared/catalog/avatars.ts";
import {
  anyFree,
  firstFree,
  freeCharacters,
  proposedOf,
} from "../../../../src-web/ui/avatar/avatarSteps.ts";

const all = PLAYER_AVATARS.map(({ src }) => src);
const [first = "", second = "", third = ""] = all;
const last = all.at(-1) ?? "";

test("the arrows go through the characters in both directions and start again at the end", () => {
  expect(freeCharacters(first, 1, [])).toBe(second);
  expect(freeCharacters(last, 1, [])).toBe(first);
  expect(freeCharacters(first, -1, [])).toBe(last);
});

test("the arrows skip characters that others have", () => {
  expect(freeCharacters(first, 1, [second])).toBe(third);
  expect(freeCharacters(second, -1, [first])).toBe(last);
});

test("without a character, the arrows start at an end of the list", () => {
  expect(freeCharacters("", 1, [])).toBe(first);
  expect(firstFree([first])).toBe(second);
});

test("no character is offered when all are taken", () => {
  expect(freeCharacters(first, 1, all)).toBeUndefined();
  expect(anyFree(all)).toBeUndefined();
});

test("the preferred character is proposed while it is free", () => {
  expect(anyFree([], third)).toBe(third);
  expect(anyFree([third], third)).not.toBe(third);
});

test("a player is offered their favourite character, then the previous one, then a free one", () => {
  expect(proposedOf([third, second], [])).toBe(third);
  expect(proposedOf([third, second], [third])).toBe(second);
  expect(proposedOf([undefined, null, second], [third])).toBe(second);
  expect(proposedOf([third, second], [third, second])).toBe(first);
  expect(proposedOf(["robot1.webp", "gone.webp", ""], [first])).toBe(second);
  expect(proposedOf([third], all)).toBeUndefined();
});
