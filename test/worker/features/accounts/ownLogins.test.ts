import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { LOGIN_CALLS } from "../../../../src-shared/api/logins.ts";
import { session, user } from "../../../../src-worker/db/schema.ts";
import { deviceWords } from "../../../../src-worker/identity/deviceWords.ts";
import { account, office, type Account, type Office } from "../../support/office.ts";
import { database, problem } from "../../support/support.ts";

const HOUR_MS = 60 * 60_000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

let place: Office;
let ann: Account;

beforeEach(async () => {
  place = office();
  ann = await account(place);
}, 60_000);

type Who = Pick<Account, "call" | "accessToken" | "session">;

/** The account's owner, or somebody who knows the password, logs in from another browser. */
async function comesIn(userAgent = FIREFOX): Promise<Who> {
  const call = place.client();
  const { email, password } = ann;
  const headers = { "user-agent": userAgent };
  const reply = await call("POST", "/user/login", { body: { email, password }, headers });
  const { accessToken } = loginResponse.parse(reply.body);
  return { call, accessToken, session: reply.session ?? "" };
}

async function logins({ call, accessToken: bearer }: Who) {
  const { body } = await call("GET", "/user/logins", { bearer });
  return LOGIN_CALLS["GET /user/logins"].response.parse(body).items;
}

const end = ({ call, accessToken: bearer }: Who, login?: string, password = ann.password) =>
  call("POST", "/user/logins/end", { body: { password, login }, bearer });

/** Whether a login's access token and its cookie still work. */
async function isIn({ call, accessToken: bearer, session: cookie }: Who): Promise<boolean[]> {
  const profile = await call("GET", `/userProfile/${ann.userId}`, { bearer });
  const check = await call("GET", "/user/checkSession", { cookie });
  return [profile.status === 200, check.status === 200];
}

describe("the list of a user's logins", () => {
  it("shows each login's device and start, and marks the current one", async () => {
    place.pass(HOUR_MS / 2);
    const other = await comesIn();
    const [first, second, ...more] = await logins(other);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ device: "Firefox, Windows", isThis: true });
    expect(first?.begunAt).toBe(new Date(place.now()).toISOString());
    expect(second).toMatchObject({ device: null, isThis: false });
    expect(second?.begunAt).toBe(new Date(place.now() - HOUR_MS / 2).toISOString());
    expect(await logins(ann)).toMatchObject([{ isThis: false }, { isThis: true }]);
  });

  it("updates the last use, and keeps one entry however often the token is replaced", async () => {
    const other = await comesIn();
    place.pass(HOUR_MS);
    const { call, session: cookie } = other;
    const check = await call("GET", "/user/checkSession", { cookie });
    const at = new Date(place.now()).toISOString();
    const { accessToken } = loginResponse.parse(check.body);
    expect((await logins({ ...other, accessToken }))[0]).toMatchObject({ usedAt: at });
    place.pass(HOUR_MS / 2);
    await call("POST", "/user/refreshToken", { cookie });
    const items = await logins({ ...other, accessToken });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      device: "Firefox, Windows",
      begunAt: new Date(place.now() - 1.5 * HOUR_MS).toISOString(),
      usedAt: new Date(place.now()).toISOString(),
      isThis: true,
    });
  });

  it("shows no other user's logins, and is refused to guests", async () => {
    const bob = await account(place);
    expect(await logins(bob)).toHaveLength(1);
    const body = { guestId: crypto.randomUUID(), language: "en" };
    const reply = await place.client()("POST", "/user/guest", {
      body,
      headers: { "user-agent": FIREFOX },
    });
    const { accessToken: bearer } = loginResponse.parse(reply.body);
    const refused = await place.client()("GET", "/user/logins", { bearer });
    expect(refused.body).toEqual(problem(403, "not_registered"));
    const rows = await (await database()).select().from(session).where(eq(session.device, FIREFOX));
    expect(rows).toEqual([]);
  });
});

describe("a login that is ended", () => {
  it("stops working immediately, by access token and by cookie", async () => {
    const thief = await comesIn();
    const theirs = (await logins(ann)).find(({ isThis }) => !isThis);
    expect((await end(ann, theirs?.id)).status).toBe(204);
    expect(await isIn(thief)).toEqual([false, false]);
    const { call, session: cookie } = thief;
    expect((await call("POST", "/user/refreshToken", { cookie })).status).toBe(401);
    expect(await isIn(ann)).toEqual([true, true]);
    expect((await end(ann, theirs?.id)).status).toBe(204);
  });

  it("can be every one but the user's own", async () => {
    const others = [await comesIn(), await comesIn()];
    expect((await end(ann)).status).toBe(204);
    for (const other of others) expect(await isIn(other)).toEqual([false, false]);
    expect(await isIn(ann)).toEqual([true, true]);
    expect(await logins(ann)).toMatchObject([{ isThis: true }]);
  });

  it("cannot be ended with a copied access token and no password", async () => {
    const owner = await comesIn();
    const eve = { ...ann, call: place.client() };
    for (const login of [undefined, (await logins(owner))[0]?.id]) {
      expect((await end(eve, login, "a guess")).body).toEqual(problem(403, "wrong_password"));
    }
    expect(await isIn(owner)).toEqual([true, true]);
  });

  it("is never another user's, even if its id is known", async () => {
    const [own] = await logins(ann);
    const eve = await account(place);
    expect((await end(eve, own?.id, eve.password)).status).toBe(204);
    expect(await isIn(ann)).toEqual([true, true]);
  });

  it("needs a recent login if the account has no password", async () => {
    const other = await comesIn();
    const db = await database();
    await db.update(user).set({ passwordHash: null }).where(eq(user.id, ann.userId));
    const { call, accessToken: bearer, session: cookie } = ann;
    const ask = () => call("POST", "/user/logins/end", { body: {}, bearer, cookie });
    place.pass(11 * 60_000);
    expect((await ask()).body).toEqual(problem(403, "login_again"));
    place.pass(-11 * 60_000);
    expect((await ask()).status).toBe(204);
    expect(await isIn(other)).toEqual([false, false]);
  });
});

describe("the description of a device", () => {
  it.each([
    [FIREFOX, "Firefox, Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari, iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
      "Edge, Windows",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Samsung Internet, Android",
    ],
    [
      "Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/63.0.3239.84 TV Safari/537.36",
      "Samsung Internet, Samsung TV",
    ],
    ["<script>alert(1)</script>", undefined],
  ])("for %s is %s", (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});
