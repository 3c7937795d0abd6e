import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { user } from "../../../../src-worker/db/schema.ts";
import { account, office, signUpBody, tokenTo } from "../../support/office.ts";
import { database, ORIGIN } from "../../support/support.ts";

const HOUR_MS = 60 * 60_000;
const CHANGED = "Your password was changed";
const NEW_LOGIN = "A new login to your account";
const GONE = "Your account is deleted";

test("a user whose password is changed by a link is notified, with a link to change it back", async () => {
  const place = office();
  const { call, email } = await account(place);
  await call("POST", "/user/forgotPassword", { body: { email } });
  const ftoken = await tokenTo(place, email, "ftoken");
  const body = { ftoken, password: "eleven red kettles" };
  expect((await call("POST", "/user/resetPassword", { body })).status).toBe(204);
  const told = (await place.mailsTo(email)).filter(({ subject }) => subject === CHANGED);
  expect(told).toHaveLength(1);
  expect(told[0]?.links.join(" ")).toContain("/account/forgotPassword");
});

test("an owner is notified when a thief with the password logs in from elsewhere", async () => {
  const place = office();
  const { email, password } = await account(place);
  place.pass(HOUR_MS);
  const thief = place.client();
  // First the thief uses up the mails that strangers may trigger to the address.
  for (let again = 0; again < 8; again++) {
    await thief("POST", "/user/signup", { body: { ...signUpBody(email), email } });
  }
  const login = await thief("POST", "/user/login", { body: { email, password } });
  expect(login.status).toBe(200);
  const told = (await place.mailsTo(email)).filter(({ subject }) => subject === NEW_LOGIN);
  expect(told).toHaveLength(1);
});

test("a login from a known browser sends no mail", async () => {
  const place = office();
  const { email, password } = await account(place);
  place.pass(HOUR_MS);
  const call = place.client();
  const first = await call("POST", "/user/login", { body: { email, password } });
  const known = first.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.includes("known"));
  const again = await call("POST", "/user/login", {
    body: { email, password },
    headers: { cookie: known ?? "", origin: ORIGIN },
  });
  expect(again.status).toBe(200);
  const told = (await place.mailsTo(email)).filter(({ subject }) => subject === NEW_LOGIN);
  expect(told).toHaveLength(1);
});

test("a user whose account is deleted is notified once it is done", async () => {
  const place = office();
  const { call, email, userId, accessToken: bearer } = await account(place);
  await call("POST", "/user/initDeleteAccount", { bearer });
  const dtoken = await tokenTo(place, email, "dtoken");
  await call("DELETE", `/userProfile/${userId}/deleteAccount?dtoken=${dtoken}`, { bearer });
  const rows = await (await database()).select().from(user).where(eq(user.id, userId));
  expect(rows).toEqual([]);
  expect((await place.mailsTo(email)).map(({ subject }) => subject)).toEqual([GONE]);
});
