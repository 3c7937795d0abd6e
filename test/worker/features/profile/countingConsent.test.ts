import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscriber } from "../../../../src-worker/db/accounts.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { account, newAddress, office, signUpBody, tokenTo } from "../../support/office.ts";
import { member } from "../../support/people.ts";
import { database, problem } from "../../support/support.ts";

const at = (ms: number) => new Date(ms).toISOString();

test("a visitor's consent is stored in the account, and the newest answer holds on every device", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  const path = `/userProfile/${row.id}/countingConsent`;
  const share = async (said: { agrees: boolean; at: string } | null) =>
    (await call("PUT", path, { bearer, body: { said } })).body;
  expect(await share(null)).toEqual({ said: null });

  // Given on a phone before logging in there.
  const yes = { agrees: true, at: at(2000) };
  expect(await share(yes)).toEqual({ said: yes });
  // A laptop with an earlier no receives the yes, and so does one without an answer.
  expect(await share({ agrees: false, at: at(1000) })).toEqual({ said: yes });
  expect(await share(null)).toEqual({ said: yes });
  const no = { agrees: false, at: at(3000) };
  expect(await share(no)).toEqual({ said: no });
  expect(await share(yes)).toEqual({ said: no });

  // A device whose clock is ahead does not keep the last word forever.
  await share({ agrees: true, at: at(Date.now() + 10 * 365 * 24 * 60 * 60 * 1000) });
  await call("PUT", `/userProfile/${row.id}/updateProfile`, {
    bearer,
    body: { analyticsConsent: false },
  });
  expect(await share(null)).toMatchObject({ said: { agrees: false } });
});

test("a user cannot consent for another user", async () => {
  const [mine, theirs] = [await member(), await member()];
  const answer = await mine.call("PUT", `/userProfile/${theirs.user.id}/countingConsent`, {
    bearer: mine.accessToken,
    body: { said: { agrees: true, at: at(1000) } },
  });
  expect(answer).toMatchObject({ status: 403, body: problem(403, "not_yours") });
});

test("a newsletter subscription confirmed as a visitor belongs to the account, until the user turns it off", async () => {
  const place = office();
  const call = place.client();
  const email = newAddress();
  await call("POST", "/email/subscribe", { body: { email, language: "en" } });
  await call("GET", `/email/confirm?ntoken=${await tokenTo(place, email, "ntoken")}`);
  await call("POST", "/user/signup", { body: signUpBody(email) });
  await call("GET", `/user/verifyEmail?vtoken=${await tokenTo(place, email, "vtoken")}`);
  const db = await database();
  const [row] = await db.select().from(user).where(eq(user.email, email));
  expect(row?.marketingConsent).toBe(true);

  // The other way round: the account exists, and its owner subscribes in the footer.
  const owner = await account(place);
  const body = { email: owner.email, language: "en" };
  await call("POST", "/email/subscribe", { body });
  await call("GET", `/email/confirm?ntoken=${await tokenTo(place, owner.email, "ntoken")}`);
  const path = `/userProfile/${owner.userId}`;
  const profile = () => owner.call("GET", path, { bearer: owner.accessToken });
  expect((await profile()).body).toMatchObject({ marketingConsent: true });
  await owner.call("PUT", `${path}/updateProfile`, {
    bearer: owner.accessToken,
    body: { marketingConsent: false },
  });
  expect((await profile()).body).toMatchObject({ marketingConsent: false });
  const readers = await db.select().from(subscriber).where(eq(subscriber.email, owner.email));
  expect(readers).toEqual([]);
});
