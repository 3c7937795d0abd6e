import { expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword } from "../../../src-worker/identity/password.ts";

test("a password is the same however its accents are typed, and different hashes hide that", async () => {
  const [one, two] = await Promise.all([hashPassword("caf\u00e9"), hashPassword("cafe\u0301")]);
  expect(one).not.toBe(two);
  expect(await isPassword("cafe\u0301", one)).toBe(true);
  expect(await isPassword("caf\u00e9", two)).toBe(true);
  expect(await isPassword("cafe", one)).toBe(false);
  expect(await isPassword("", one)).toBe(false);
  expect(await isPassword("caf\u00e9", null)).toBe(false);
  expect(await isPassword("caf\u00e9", "plain$text")).toBe(false);
  expect(isOutdated(one)).toBe(false);
});
