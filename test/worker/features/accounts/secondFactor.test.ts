import { eq } from "drizzle-orm";
import * as z from "zod";
import { beforeEach, describe, expect, it } from "vitest";
import { CODE_STEP_S } from "../../../../src-shared/catalog/secondFactor.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import {
  beginEnrolment,
  confirmEnrolment,
} from "../../../../src-worker/features/accounts/secondFactor.usecases.ts";
import { hashPassword } from "../../../../src-worker/identity/password.ts";
import { findSession, findUser } from "../../../../src-worker/identity/user.repository.ts";
import { takeCode } from "../../../../src-worker/identity/secondFactor/takeCode.ts";
import { hashToken } from "../../../../src-worker/shared/ids.ts";
import { unseal } from "../../../../src-worker/identity/secondFactor/sealed.ts";
import { findFactor } from "../../../../src-worker/identity/secondFactor/secondFactor.repository.ts";
import { recoveryCode, secondFactor } from "../../../../src-worker/db/secondFactor.schema.ts";
import { auditEntry } from "../../../../src-worker/db/site.schema.ts";
import {
  account,
  newAddress,
  office,
  signUpBody,
  tokenTo,
  type Account,
  type Office,
} from "../../support/office.ts";
import { codeAt, enrol, type Enrolled } from "../../support/secondFactor.ts";
import {
  claimsOf,
  database,
  depsWith,
  ORIGIN,
  problem,
  type Client,
  type Reply,
} from "../../support/support.ts";

const MINUTE_MS = 60_000;
const STEP_MS = CODE_STEP_S * 1000;
const challengeResponse = z.strictObject({ challenge: z.string() });
const WRONG_CODE = { status: 403, body: problem(403, "wrong_code"), session: undefined };

/** A caller about whom the server knows nothing. */
const nobody = {
  site: ORIGIN,
  address: undefined,
  guestUserId: undefined,
  triesAt: async (emailKey: string) => emailKey,
  browser: undefined,
  device: undefined,
  oldSession: undefined,
};

let place: Office;
let ann: Enrolled;

beforeEach(async () => {
  place = office();
  ann = await enrol(place, await account(place));
}, 60_000);

const challengeIn = (reply: Reply) => challengeResponse.parse(reply.body).challenge;

/** Logs in with the right password in this browser and returns the challenge for the second step. */
async function password(call: Client, { email, password: typed }: Account): Promise<string> {
  return challengeIn(await call("POST", "/user/login", { body: { email, password: typed } }));
}

const answer = (call: Client, challenge: string, code: string) =>
  call("POST", "/user/login/secondFactor", { body: { challenge, code } });

const makeAdmin = async ({ userId }: Account) =>
  (await database()).update(user).set({ isAdmin: true }).where(eq(user.id, userId));

describe("turning a second factor on", () => {
  it("stores the key whose code was typed, even if another tab has just been shown a new one", async () => {
    const bob = await account(place);
    const begin = (deps = depsWith()) => beginEnrolment(deps, bob.userId, bob.password, nobody);
    const { secret } = await begin();
    const db = await database();
    const slow = new Proxy(db, {
      get: (target, key) =>
        key === "batch"
          ? async (...statements: Parameters<typeof db.batch>) => {
              await begin();
              return target.batch(...statements);
            }
          : Reflect.get(target, key, target),
    });
    const now = Date.now();
    const deps = depsWith({ database: async () => slow, now: () => now });
    await confirmEnrolment(deps, bob.userId, codeAt(secret, now), nobody);
    const kept = await findFactor(db, bob.userId);
    expect(await unseal(deps, bob.userId, kept?.secret ?? "")).toBe(secret);
  });

  it("from two tabs at the same time succeeds once, and its recovery codes and login stay", async () => {
    const bob = await account(place);
    const { secret } = await beginEnrolment(depsWith(), bob.userId, bob.password, nobody);
    const db = await database();
    const now = Date.now();
    const confirm = (at: number, within = db) => {
      const deps = depsWith({ database: async () => within, now: () => now });
      return confirmEnrolment(deps, bob.userId, codeAt(secret, at), nobody);
    };
    const first = Promise.withResolvers<Awaited<ReturnType<typeof confirm>>>();
    const slow = new Proxy(db, {
      get: (target, key) =>
        key === "batch"
          ? async (...statements: Parameters<typeof db.batch>) => {
              first.resolve(await confirm(now));
              return target.batch(...statements);
            }
          : Reflect.get(target, key, target),
    });
    await expect(confirm(now - STEP_MS, slow)).rejects.toMatchObject({ code: "not_found" });
    const { recoveryCodes, session = "" } = await first.promise;
    const [code = ""] = recoveryCodes;
    expect(await takeCode(depsWith(), bob.userId, code)).toBe("recovery");
    expect(await findSession(db, await hashToken(session))).toBeDefined();
    const mails = await place.mailsTo(bob.email);
    expect(mails.filter(({ subject }) => subject === "Your second factor is on")).toHaveLength(1);
  });
});

describe("[T-factor] a login", () => {
  it("with a stolen password alone gets no token and no cookie", async () => {
    const eve = place.client();
    const body = { email: ann.email, password: ann.password };
    const reply = await eve("POST", "/user/login", { body });
    expect(reply.session).toBeUndefined();
    expect(reply.headers.get("set-cookie")).toBeNull();
    const challenge = challengeIn(reply);
    expect(await answer(eve, challenge, "000000")).toMatchObject(WRONG_CODE);
    expect(await answer(eve, challenge, "AAAA-BBBB-CCCC-DDDD")).toMatchObject(WRONG_CODE);
  });

  it("with password and code succeeds, and its tokens keep saying so after they are replaced", async () => {
    const call = place.client();
    const reply = await answer(call, await password(call, ann), ann.freshCode());
    expect(claimsOf(loginResponse.parse(reply.body).accessToken)).toMatchObject({
      userId: ann.userId,
      amr: ["mfa"],
    });
    const next = await call("POST", "/user/refreshToken", { cookie: reply.session ?? "" });
    expect(claimsOf(loginResponse.parse(next.body).accessToken)["amr"]).toEqual(["mfa"]);
    const check = await call("GET", "/user/checkSession", { cookie: next.session ?? "" });
    expect(claimsOf(loginResponse.parse(check.body).accessToken)["amr"]).toEqual(["mfa"]);
  });

  it("accepts a code only once, even if it is sent twice at the same time", async () => {
    const [call, eve] = [place.client(), place.client()];
    const code = ann.freshCode();
    const challenges = [await password(call, ann), await password(eve, ann)];
    const replies = await Promise.all(challenges.map((one) => answer(eve, one, code)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await answer(eve, await password(eve, ann), code)).toMatchObject(WRONG_CODE);
    const earlier = codeAt(ann.secret, place.now() - 30_000);
    expect(await answer(eve, await password(eve, ann), earlier)).toMatchObject(WRONG_CODE);
  });

  it("accepts a recovery code once, however it is typed, and notifies its owner how many are left", async () => {
    const call = place.client();
    const [code = ""] = ann.recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect((await answer(call, await password(call, ann), typed)).status).toBe(200);
    const mail = (await place.mailsTo(ann.email)).at(-1);
    expect(mail).toMatchObject({ subject: "A recovery code was used" });
    expect(mail?.text).toContain("Left: 9.");
    expect(await answer(call, await password(call, ann), code)).toMatchObject(WRONG_CODE);
  });

  it("cannot be completed with an expired challenge or another kind of token", async () => {
    const call = place.client();
    const challenge = await password(call, ann);
    place.pass(10 * MINUTE_MS + 1000);
    for (const token of [challenge, ann.accessToken, ann.session, "x"]) {
      expect((await answer(call, token, ann.freshCode())).body).toEqual(
        problem(410, "token_expired"),
      );
    }
  });

  it("begun with a password that has been changed since cannot be completed", async () => {
    const eve = place.client();
    const challenge = await password(eve, ann);
    const body = { password: ann.password, newPassword: "eleven red kettles" };
    const bearer = ann.accessToken;
    expect((await ann.call("POST", "/user/changePassword", { body, bearer })).status).toBe(204);
    const late = await answer(eve, challenge, ann.freshCode());
    expect(late).toMatchObject({ body: problem(410, "token_expired"), session: undefined });
    const call = place.client();
    const own = await password(call, { ...ann, password: body.newPassword });
    expect((await answer(call, own, ann.freshCode())).status).toBe(200);
  });

  it("with a password whose hash is outdated is completed like any other", async () => {
    const passwordHash = await hashPassword(ann.password, { N: 1024, r: 8, p: 1 });
    const db = await database();
    await db.update(user).set({ passwordHash }).where(eq(user.id, ann.userId));
    const call = place.client();
    const challenge = await password(call, ann);
    expect((await findUser(db, ann.userId))?.passwordHash).not.toBe(passwordHash);
    expect((await answer(call, challenge, ann.freshCode())).status).toBe(200);
  });

  it("cannot be replaced by its challenge, which is no access token, cookie or link", async () => {
    const call = place.client();
    const challenge = await password(call, ann);
    for (const path of [`/userProfile/${ann.userId}`, "/user/secondFactor"]) {
      expect((await call("GET", path, { bearer: challenge })).status).toBe(401);
    }
    const ways = [
      call("GET", "/user/checkSession", { bearer: challenge }),
      call("POST", "/user/refreshToken", { cookie: challenge }),
      call("GET", `/user/consumeLoginToken?ltoken=${challenge.slice(0, 200)}`),
    ];
    for (const { status, session } of await Promise.all(ways)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(session).toBeUndefined();
    }
  });

  it("by a mailed link asks for the code too", async () => {
    const call = place.client();
    await call("POST", "/user/sendLoginLink", { body: { email: ann.email } });
    const ltoken = await tokenTo(place, ann.email, "ltoken");
    const reply = await call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`);
    expect(reply.session).toBeUndefined();
    expect((await answer(call, challengeIn(reply), "000000")).status).toBe(403);
    expect((await answer(call, challengeIn(reply), ann.freshCode())).status).toBe(200);
  });

  it("after a password reset still asks for the code, so access to the mailbox is not enough", async () => {
    const eve = place.client();
    await eve("POST", "/user/forgotPassword", { body: { email: ann.email } });
    const ftoken = await tokenTo(place, ann.email, "ftoken");
    const body = { ftoken, password: "another horse" };
    expect((await eve("POST", "/user/resetPassword", { body })).status).toBe(204);
    const challenge = await password(eve, { ...ann, password: "another horse" });
    expect(await answer(eve, challenge, "000000")).toMatchObject(WRONG_CODE);
  });
});

describe("[T-factor] guessing codes", () => {
  it("gets slower and slower, whatever challenge and address the guesses use", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const eve = place.client();
      statuses.push((await answer(eve, await password(eve, ann), "000000")).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
    const eve = place.client();
    expect((await answer(eve, await password(eve, ann), ann.freshCode())).status).toBe(200);
  });

  it("with a stolen password does not keep the owner out of a known browser", async () => {
    const call = place.client();
    const first = await answer(call, await password(call, ann), ann.freshCode());
    const known = /hubbub_known=[^;]+/u.exec(first.headers.get("set-cookie") ?? "")?.[0] ?? "";
    for (let round = 0; round < 7; round += 1) {
      const eve = place.client();
      await answer(eve, await password(eve, ann), "000000");
    }
    const challenge = await password(call, ann);
    const code = codeAt(ann.secret, place.now() + 30_000);
    const stranger = await answer(place.client(), challenge, code);
    expect(stranger.status).toBe(429);
    const owner = await call("POST", "/user/login/secondFactor", {
      body: { challenge, code },
      headers: { cookie: known, origin: "http://localhost:8787" },
    });
    expect(owner.status).toBe(200);
  });
});

describe("[T-factor] turning it on", () => {
  it("asks for the current password, so that somebody at an unlocked browser cannot do it", async () => {
    const bob = await account(place);
    for (const body of [{}, { password: "wrong horse" }]) {
      const reply = await bob.call("POST", "/user/secondFactor/begin", {
        body,
        bearer: bob.accessToken,
      });
      expect(reply.body).toEqual(problem(403, "wrong_password"));
    }
  });

  it("asks accounts without a password for a recent login", async () => {
    const bob = await account(place);
    await (
      await database()
    )
      .update(user)
      .set({ passwordHash: null })
      .where(eq(user.id, bob.userId));
    const begin = () =>
      bob.call("POST", "/user/secondFactor/begin", {
        body: {},
        bearer: bob.accessToken,
        cookie: bob.session,
      });
    const without = { body: {}, bearer: bob.accessToken };
    expect((await bob.call("POST", "/user/secondFactor/begin", without)).status).toBe(403);
    expect((await begin()).status).toBe(200);
    place.pass(11 * MINUTE_MS);
    expect((await begin()).body).toEqual(problem(403, "login_again"));
  });

  it("is not for a thief who signed up with a stranger's address, before the stranger sets a password", async () => {
    const email = newAddress();
    const [thief, owner] = [place.client(), place.client()];
    const { password: typed } = signUpBody(email);
    await thief("POST", "/user/signup", { body: signUpBody(email) });
    // The owner of the address opens the link of that mail in their own browser.
    const vtoken = await tokenTo(place, email, "vtoken");
    expect((await owner("GET", `/user/verifyEmail?vtoken=${vtoken}`)).status).toBe(200);
    const begin = async (call: Client, known: string) => {
      const login = await call("POST", "/user/login", { body: { email, password: known } });
      const { accessToken: bearer } = loginResponse.parse(login.body);
      return call("POST", "/user/secondFactor/begin", { body: { password: known }, bearer });
    };
    const refused = await begin(thief, typed);
    expect(refused.body).toEqual(problem(400, "registration.email_has_not_been_verified"));

    const ftoken = await tokenTo(place, email, "ftoken");
    const mine = "my own long words";
    await owner("POST", "/user/resetPassword", { body: { ftoken, password: mine } });
    expect((await begin(owner, mine)).status).toBe(200);
  });

  it("changes no login before the first code, which must be one of the new key", async () => {
    const bob = await account(place);
    const { call, accessToken: bearer } = bob;
    const body = { password: bob.password };
    expect((await call("POST", "/user/secondFactor/begin", { body, bearer })).status).toBe(200);
    const code = codeAt(ann.secret, place.now());
    const reply = await call("POST", "/user/secondFactor/confirm", { body: { code }, bearer });
    expect(reply).toMatchObject(WRONG_CODE);
    const login = await call("POST", "/user/login", { body: { ...body, email: bob.email } });
    expect(login.session).toBeDefined();
  });

  it("ends every login made without it, and is confirmed by mail", async () => {
    const bob = await account(place);
    const { call } = bob;
    const thief = await place.client()("POST", "/user/login", {
      body: { email: bob.email, password: bob.password },
    });
    await enrol(place, bob);
    const reply = await call("POST", "/user/refreshToken", { cookie: thief.session ?? "" });
    expect(reply.status).toBe(401);
    expect((await place.mailsTo(bob.email)).at(-1)?.subject).toBe("Your second factor is on");
  });

  it("is refused while it is already on", async () => {
    const { call, password: typed, accessToken: bearer } = ann;
    const body = { password: typed };
    expect((await call("POST", "/user/secondFactor/begin", { body, bearer })).status).toBe(404);
    const code = { code: ann.freshCode() };
    expect((await call("POST", "/user/secondFactor/confirm", { body: code, bearer })).status).toBe(
      404,
    );
  });

  it("stores neither the key nor recovery codes in plain text", async () => {
    const db = await database();
    const rows = JSON.stringify([
      await db.select().from(secondFactor),
      await db.select().from(recoveryCode),
    ]);
    for (const secret of [ann.secret, ...ann.recoveryCodes]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(secret.replaceAll("-", ""));
    }
  });
});

describe("[T-factor] turning it off", () => {
  const off = (body: unknown, bearer = ann.accessToken) =>
    ann.call("POST", "/user/secondFactor/off", { body, bearer });

  it("asks for the password and a code, and is confirmed by mail", async () => {
    const code = ann.freshCode();
    expect((await off({ code })).body).toEqual(problem(403, "wrong_password"));
    expect((await off({ password: ann.password, code: "000000" })).body).toEqual(
      problem(403, "wrong_code"),
    );
    expect((await off({ password: ann.password, code })).status).toBe(204);
    expect((await place.mailsTo(ann.email)).at(-1)?.subject).toBe("Your second factor is off");
    const body = { email: ann.email, password: ann.password };
    expect((await place.client()("POST", "/user/login", { body })).session).toBeDefined();
  });

  it("can be done by an admin for a user who lost it, which is logged and notified", async () => {
    const admin = await enrol(place, await account(place));
    await makeAdmin(admin);
    const reset = (id: string) =>
      admin.call("POST", `/admin/users/${id}/resetSecondFactor`, { bearer: admin.accessToken });
    expect((await reset(ann.userId)).body).toMatchObject({ hasSecondFactor: false });
    const notes = await (
      await database()
    )
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, ann.userId));
    expect(notes).toMatchObject([{ actorId: admin.userId, action: "user.resetFactor" }]);
    expect((await place.mailsTo(ann.email)).at(-1)?.subject).toBe("Your second factor was reset");
    const body = { email: ann.email, password: ann.password };
    expect((await place.client()("POST", "/user/login", { body })).session).toBeDefined();
    expect((await reset(admin.userId)).body).toEqual(problem(409, "not_on_yourself"));
    expect((await reset("nobody")).body).toEqual(problem(404, "user_not_found"));
  });
});

describe("[T-factor] an admin", () => {
  it("without a second factor can log in, but has no admin rights before turning one on", async () => {
    const bob = await account(place);
    await makeAdmin(bob);
    const { call } = bob;
    const login = await call("POST", "/user/login", {
      body: { email: bob.email, password: bob.password },
    });
    const { accessToken } = loginResponse.parse(login.body);
    const users = (bearer: string) => call("GET", "/admin/users", { bearer });
    expect((await users(accessToken)).body).toEqual(problem(403, "factor_needed"));
    const other = `/userProfile/${ann.userId}`;
    expect((await call("GET", other, { bearer: accessToken })).body).toEqual(
      problem(403, "not_yours"),
    );
    const enrolled = await enrol(place, { ...bob, accessToken });
    // Turning the second factor on has ended the login from before, like all others.
    expect((await users(accessToken)).body).toEqual(problem(401, "not_signed_in"));
    expect((await users(enrolled.accessToken)).status).toBe(200);
    expect((await call("GET", other, { bearer: enrolled.accessToken })).status).toBe(200);
  });

  it("who turns it off loses admin rights", async () => {
    await makeAdmin(ann);
    const { call, accessToken: bearer, password: typed } = ann;
    const body = { password: typed, code: ann.freshCode() };
    expect((await call("POST", "/user/secondFactor/off", { body, bearer })).status).toBe(204);
    expect((await call("GET", "/admin/users", { bearer })).body).toEqual(
      problem(403, "factor_needed"),
    );
  });
});
