import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { account, office, tokenTo, type Account, type Office } from "../../support/office.ts";
import { enrol } from "../../support/secondFactor.ts";
import { database, problem } from "../../support/support.ts";

const NEW = "eleven red kettles";
const CHANGED = "Your password was changed";
const WRONG = { status: 403, body: problem(403, "wrong_password") };

let place: Office;
let ann: Account;

beforeEach(async () => {
  place = office();
  ann = await account(place);
}, 60_000);

const change = (
  { call, accessToken: bearer }: Pick<Account, "call" | "accessToken">,
  password: string,
  newPassword = NEW,
) => call("POST", "/user/changePassword", { body: { password, newPassword }, bearer });

/** Somebody logs in from another browser. */
async function comesIn(password: string) {
  const call = place.client();
  const body = { email: ann.email, password };
  const reply = await call("POST", "/user/login", { body });
  if (reply.status !== 200) return { status: reply.status };
  const { accessToken } = loginResponse.parse(reply.body);
  return { status: 200, call, accessToken, session: reply.session ?? "" };
}

const noticesTo = async (email: string) =>
  (await place.mailsTo(email)).filter(({ subject }) => subject === CHANGED);

describe("a password", () => {
  it("can be changed by a user who knows the current one, who stays logged in and is notified by mail", async () => {
    expect((await change(ann, ann.password)).status).toBe(204);
    const { accessToken: bearer, session: cookie } = ann;
    expect((await ann.call("GET", `/userProfile/${ann.userId}`, { bearer })).status).toBe(200);
    expect((await ann.call("POST", "/user/refreshToken", { cookie })).status).toBe(200);
    expect((await comesIn(ann.password)).status).toBe(401);
    expect((await comesIn(NEW)).status).toBe(200);
    expect(await noticesTo(ann.email)).toHaveLength(1);
  });

  it("once changed immediately ends the logins made with the old one", async () => {
    const thief = await comesIn(ann.password);
    if (!thief.call) throw new Error("the thief did not get in");
    await change(ann, ann.password);
    const profile = { bearer: thief.accessToken };
    expect((await thief.call("GET", `/userProfile/${ann.userId}`, profile)).status).toBe(401);
    const { session: cookie } = thief;
    expect((await thief.call("POST", "/user/refreshToken", { cookie })).status).toBe(401);
  });

  it("cannot be changed with a copied access token and a wrong password", async () => {
    const eve = { call: place.client(), accessToken: ann.accessToken };
    expect(await change(eve, "a guess")).toMatchObject(WRONG);
    expect((await comesIn(ann.password)).status).toBe(200);
    expect(await noticesTo(ann.email)).toEqual([]);
  });

  it("cannot be guessed faster here than at a login", async () => {
    const eve = { call: place.client(), accessToken: ann.accessToken };
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) statuses.push((await change(eve, "x")).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
  });

  it.each(["seven77", "password1"])(
    "cannot be changed to %s, which attackers guess first",
    async (weak) => {
      const refused = await change(ann, ann.password, weak);
      expect(refused.body).toEqual(problem(400, "password_too_weak"));
      expect((await comesIn(ann.password)).status).toBe(200);
    },
  );

  it("is changed only once by two changes at the same time, and the user whose change won stays logged in", async () => {
    const other = await comesIn(ann.password);
    if (!other.call) throw new Error("the owner did not get in");
    const both = [ann, { call: other.call, accessToken: other.accessToken }];
    const replies = await Promise.all(both.map((who, at) => change(who, ann.password, NEW + at)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403]);
    const winner = replies.findIndex(({ status }) => status === 204);
    const { call, accessToken: bearer } = both[winner] ?? ann;
    expect((await call("GET", `/userProfile/${ann.userId}`, { bearer })).status).toBe(200);
    expect((await comesIn(NEW + winner)).status).toBe(200);
    expect(await noticesTo(ann.email)).toHaveLength(1);
  });

  it("once changed invalidates mailed login links", async () => {
    await ann.call("POST", "/user/sendLoginLink", { body: { email: ann.email } });
    const ltoken = await tokenTo(place, ann.email, "ltoken");
    await change(ann, ann.password);
    expect((await ann.call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`)).status).toBe(410);
  });

  it("can be changed without turning off the second factor", async () => {
    const bob = await enrol(place, await account(place));
    expect((await change(bob, bob.password)).status).toBe(204);
    const { body } = await bob.call("GET", "/user/secondFactor", { bearer: bob.accessToken });
    expect(body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it("can be set only by a mailed link if the account has none", async () => {
    const db = await database();
    await db.update(user).set({ passwordHash: null }).where(eq(user.id, ann.userId));
    expect(await change(ann, "x")).toMatchObject(WRONG);
    await ann.call("POST", "/user/forgotPassword", { body: { email: ann.email } });
    const ftoken = await tokenTo(place, ann.email, "ftoken");
    const body = { ftoken, password: NEW };
    expect((await ann.call("POST", "/user/resetPassword", { body })).status).toBe(204);
    expect((await comesIn(NEW)).status).toBe(200);
  });
});
