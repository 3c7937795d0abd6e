import { expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword } from "../../../src-worker/identity/password.ts";
import { PASSWORD_COST } from "../../../src-worker/identity/passwordCost.ts";

test("a password matches however its accents are typed, and equal passwords have different hashes", async () => {
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

test("a hash costs as much as OWASP recommends, and can be checked at that cost", async () => {
  const { N, r, p } = PASSWORD_COST;
  // https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html: N = 2^14, r = 8, p = 5.
  expect([N, r, p]).toEqual([2 ** 14, 8, 5]);
  const dear = await hashPassword("correct horse", PASSWORD_COST);
  expect(dear).toMatch(/^scrypt\$16384\$8\$5\$/u);
  expect(await isPassword("correct horse", dear)).toBe(true);
  expect(await isPassword("correct house", dear)).toBe(false);
});
