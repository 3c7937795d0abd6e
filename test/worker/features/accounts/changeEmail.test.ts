import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { subscriber } from "../../../../src-worker/db/accounts.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { emailKeyOf } from "../../../../src-shared/text/emailAddress.ts";
import {
  account,
  newAddress,
  office,
  tokenTo,
  type Account,
  type Office,
} from "../../support/office.ts";
import { enrol } from "../../support/secondFactor.ts";
import { database, problem } from "../../support/support.ts";

const HOUR_MS = 60 * 60_000;
const EXPIRED = { status: 410, body: problem(410, "token_expired") };
const NOTED = { status: 202, body: {} };
const ASKED = "Your account may get a new address";
const DONE = "Your account has a new address";

let place: Office;
let ann: Account;
let target: string;

beforeEach(async () => {
  place = office();
  ann = await account(place);
  target = newAddress();
}, 60_000);

type Who = Pick<Account, "call" | "accessToken" | "password">;

const ask = ({ call, accessToken: bearer, password }: Who, email = target, more = {}) =>
  call("POST", "/user/changeEmail", { body: { email, password, ...more }, bearer });

const confirm = ({ call, accessToken: bearer }: Who, etoken: string) =>
  call("POST", "/user/confirmEmail", { body: { etoken }, bearer });

const login = (email: string, { password }: Who = ann) =>
  place.client()("POST", "/user/login", { body: { email, password } });

const subjects = async (email: string) =>
  (await place.mailsTo(email)).map(({ subject }) => subject);

/** Somebody without the account's password who holds a copy of its access token. */
const thief = (): Who => ({ ...ann, call: place.client(), password: "a guess" });

describe("a new email address for an account", () => {
  it("takes effect only once its link is confirmed, and the old address is notified of the request and the change", async () => {
    expect(await ask(ann)).toMatchObject(NOTED);
    const etoken = await tokenTo(place, target, "etoken");
    expect((await login(target)).status).toBe(401);
    expect(await subjects(ann.email)).toContain(ASKED);
    expect(await subjects(ann.email)).not.toContain(DONE);
    expect((await confirm(ann, etoken)).status).toBe(204);
    expect((await login(target)).status).toBe(200);
    expect((await login(ann.email)).status).toBe(401);
    expect(await subjects(ann.email)).toContain(DONE);
    expect(await subjects(target)).not.toContain(DONE);
  });

  it("is confirmed only by a press on our page, not when the link is opened", async () => {
    await ask(ann);
    const link = (await place.mailsTo(target)).flatMap(({ links }) => links)[0] ?? "";
    expect(new URL(link).pathname).toBe("/account/confirmEmail");
    const etoken = await tokenTo(place, target, "etoken");
    const opened = await ann.call("GET", `/user/confirmEmail?etoken=${etoken}`);
    expect(opened.status).toBe(405);
    expect((await login(target)).status).toBe(401);
    expect((await confirm(ann, etoken)).status).toBe(204);
  });

  it("cannot be requested with a copied access token and no password", async () => {
    expect(await ask(thief())).toMatchObject({ status: 403, body: problem(403, "wrong_password") });
    expect(await subjects(target)).toEqual([]);
  });

  it("needs a second-factor code if logging in does", async () => {
    const bob = await enrol(place, await account(place));
    for (const more of [{}, { code: "000000" }]) {
      expect((await ask(bob, target, more)).body).toEqual(problem(403, "wrong_code"));
    }
    expect(await ask(bob, target, { code: bob.freshCode() })).toMatchObject(NOTED);
    const etoken = await tokenTo(place, target, "etoken");
    expect((await confirm(bob, etoken)).status).toBe(204);
  });

  it("that another account has gets the same response as a free one, and its owner is notified", async () => {
    const bob = await account(place);
    expect(await ask(ann, bob.email.toUpperCase())).toMatchObject(NOTED);
    expect(await subjects(bob.email)).toContain("Somebody wanted your address");
    const links = (await place.mailsTo(bob.email)).flatMap((mail) => mail.links);
    expect(links.filter((link) => link.includes("etoken"))).toEqual([]);
    expect(await subjects(ann.email)).toContain(ASKED);
  });

  it("cannot be forced on a stranger: only the account that asked can confirm it", async () => {
    const eve = await account(place);
    const victim = await account(place);
    await ask(eve);
    const etoken = await tokenTo(place, target, "etoken");
    expect(await confirm(victim, etoken)).toMatchObject(EXPIRED);
    const nobody = await place.client()("POST", "/user/confirmEmail", { body: { etoken } });
    expect(nobody).toMatchObject({ status: 401, body: problem(401, "not_signed_in") });
    expect((await login(target, eve)).status).toBe(401);
  });

  it("has a link that works once, even if pressed twice at the same time, and expires after an hour", async () => {
    await ask(ann);
    const etoken = await tokenTo(place, target, "etoken");
    const both = await Promise.all([confirm(ann, etoken), confirm(ann, etoken)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
    const late = newAddress();
    await ask(ann, late);
    const another = await tokenTo(place, late, "etoken");
    place.pass(HOUR_MS);
    const { accessToken } = loginResponse.parse((await login(target)).body);
    expect(await confirm({ ...ann, accessToken }, another)).toMatchObject(EXPIRED);
  });

  it("is the one requested last: links for earlier ones expire", async () => {
    const [first, second] = [newAddress(), newAddress()];
    await ask(ann, first);
    const old = await tokenTo(place, first, "etoken");
    await ask(ann, second);
    const newest = await tokenTo(place, second, "etoken");
    expect(await confirm(ann, old)).toMatchObject(EXPIRED);
    expect((await confirm(ann, newest)).status).toBe(204);
  });

  it("that two accounts confirm at the same time goes to only one of them", async () => {
    const bob = await account(place);
    await ask(ann);
    const hers = await tokenTo(place, target, "etoken");
    await ask(bob);
    const his = await tokenTo(place, target, "etoken");
    const both = await Promise.all([confirm(ann, hers), confirm(bob, his)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
    const db = await database();
    const rows = await db
      .select()
      .from(user)
      .where(eq(user.emailKey, emailKeyOf(target)));
    expect(rows).toHaveLength(1);
  });

  it("requested by a thief cannot be confirmed once the owner has reset the password", async () => {
    await ask({ ...thief(), password: ann.password });
    const etoken = await tokenTo(place, target, "etoken");
    await ann.call("POST", "/user/forgotPassword", { body: { email: ann.email } });
    const ftoken = await tokenTo(place, ann.email, "ftoken");
    const body = { ftoken, password: "eleven red kettles" };
    await ann.call("POST", "/user/resetPassword", { body });
    const back = await login(ann.email, { ...ann, password: body.password });
    const { accessToken } = loginResponse.parse(back.body);
    expect(await confirm({ ...ann, accessToken }, etoken)).toMatchObject(EXPIRED);
  });

  it("keeps the account's newsletter on, and the link in an older mail still unsubscribes", async () => {
    const bob = await account(place, { marketingConsent: true });
    const utoken = await tokenTo(place, bob.email, "utoken");
    await ask(bob);
    await confirm(bob, await tokenTo(place, target, "etoken"));
    const wantsNews = async () => {
      const rows = await (await database()).select().from(user).where(eq(user.id, bob.userId));
      return rows.map(({ marketingConsent }) => marketingConsent);
    };
    expect(await wantsNews()).toEqual([true]);
    const stopped = await place.client()("POST", "/user/unsubscribe", { body: { utoken } });
    expect(stopped.status).toBe(204);
    expect(await wantsNews()).toEqual([false]);
  });

  it("invalidates every link that was mailed to the old address", async () => {
    await ann.call("POST", "/user/sendLoginLink", { body: { email: ann.email } });
    const ltoken = await tokenTo(place, ann.email, "ltoken");
    await ask(ann);
    await confirm(ann, await tokenTo(place, target, "etoken"));
    expect(await ann.call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`)).toMatchObject(
      EXPIRED,
    );
  });

  it("can be requested only five times by one account, and many accounts cannot flood one mailbox", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await ask(ann, newAddress())).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    for (let round = 0; round < 6; round += 1) await ask(await account(place));
    expect((await subjects(target)).length).toBeLessThanOrEqual(5);
  }, 60_000);

  it("takes over the old address's newsletter subscription, which is deleted with the account", async () => {
    const db = await database();
    const emailKey = emailKeyOf(ann.email);
    const row = {
      emailKey,
      email: ann.email,
      language: "en",
      createdAt: 1,
      confirmedAt: 1,
    } as const;
    await db.insert(subscriber).values(row);
    await ask(ann);
    await confirm(ann, await tokenTo(place, target, "etoken"));
    const readers = async (key: string) =>
      db.select().from(subscriber).where(eq(subscriber.emailKey, key));
    expect(await readers(emailKey)).toEqual([]);
    expect(await readers(emailKeyOf(target))).toMatchObject([{ email: target, confirmedAt: 1 }]);
    await eraseAccount(db, ann.userId, Date.now());
    expect(await readers(emailKeyOf(target))).toEqual([]);
  });

  it("keeps its own newsletter subscription if the old address had none", async () => {
    const db = await database();
    const emailKey = emailKeyOf(target);
    const row = { emailKey, email: target, language: "en", createdAt: 1, confirmedAt: 1 } as const;
    await db.insert(subscriber).values(row);
    await ask(ann);
    await confirm(ann, await tokenTo(place, target, "etoken"));
    const readers = await db.select().from(subscriber).where(eq(subscriber.emailKey, emailKey));
    expect(readers).toMatchObject([row]);
  });
});
