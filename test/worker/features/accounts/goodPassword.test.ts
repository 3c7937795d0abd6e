import { expect, test } from "vitest";
import { PASSWORD_MIN_LENGTH } from "../../../../src-shared/catalog/formLimits.ts";
import { COMMON_PASSWORDS } from "../../../../src-worker/identity/commonPasswords.ts";
import { hashPassword } from "../../../../src-worker/identity/password.ts";
import { account, newAddress, office, signUpBody, tokenTo } from "../../support/office.ts";
import { member } from "../../support/people.ts";
import { problem } from "../../support/support.ts";

const WEAK = { status: 400, body: problem(400, "password_too_weak") };
const GUESSED_FIRST = [
  "x",
  "1234567",
  "12345678",
  "Password1",
  "PASSWORT123",
  "ｐａｓｓｗｏｒｄ",
  // Words of the product itself.
  "Hubbub2026!",
  "hubbub-hubbub",
  "Canvas Clash 1",
  "snaption99",
];

test("a password that attackers guess first is refused at sign-up and at reset", async () => {
  const place = office();
  const call = place.client();
  const email = newAddress();
  for (const password of GUESSED_FIRST) {
    const body = signUpBody(email, { password });
    expect(await call("POST", "/user/signup", { body }), password).toMatchObject(WEAK);
  }
  expect(await place.mailsTo(email)).toEqual([]);

  const ann = await account(place);
  await call("POST", "/user/forgotPassword", { body: { email: ann.email } });
  const ftoken = await tokenTo(place, ann.email, "ftoken");
  const reset = (password: string) =>
    call("POST", "/user/resetPassword", { body: { ftoken, password } });
  for (const password of GUESSED_FIRST) {
    expect(await reset(password), password).toMatchObject(WEAK);
  }
  // The same link still works for a better password.
  expect((await reset("hubbub is a word")).status).toBe(204);
});

test("a user with a short password from before can still log in with it", async () => {
  const { user: row } = await member({ passwordHash: await hashPassword("abc") });
  const body = { email: row.email, password: "abc" };
  expect((await office().client()("POST", "/user/login", { body })).status).toBe(200);
});

test("the list of common passwords has none that are too short anyway, and no capitals", () => {
  for (const word of COMMON_PASSWORDS) {
    expect(word.length, word).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
    expect(word).toBe(word.normalize("NFKC").toLowerCase());
  }
});
