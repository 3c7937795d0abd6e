import { beforeEach, describe, expect, it, vi } from "vitest";
import { SECOND_FACTOR_CALLS } from "../../../../src-shared/api/secondFactor.ts";
import { CODE_STEP_S } from "../../../../src-shared/catalog/secondFactor.ts";
import { loginFailure } from "../../../../src-worker/db/accounts.schema.ts";
import { session } from "../../../../src-worker/db/schema.ts";
import { account, newAddress, office, type Office } from "../../support/office.ts";
import { codeAt, enrol, type Enrolled } from "../../support/secondFactor.ts";
import { problem } from "../../support/support.ts";
import { weak, type Weak } from "../../support/weak.ts";

const STEP_MS = CODE_STEP_S * 1000;
const WRONG_CODE = { status: 403, body: problem(403, "wrong_code") };

let half: Weak;
let place: Office;
let ann: Enrolled;

beforeEach(async () => {
  half = weak();
  place = office({ database: half.database });
  ann = await enrol(place, await account(place));
}, 60_000);

const renew = (code: string, { call, accessToken: bearer } = ann) =>
  call("POST", "/user/secondFactor/recoveryCodes", { body: { code }, bearer });

const codesIn = (body: unknown) =>
  SECOND_FACTOR_CALLS["POST /user/secondFactor/recoveryCodes"].response.parse(body).recoveryCodes;

/** Whether this code completes a login. */
async function letsIn(code: string): Promise<boolean> {
  const { email, password } = ann;
  const call = place.client();
  const { body } = await call("POST", "/user/login", { body: { email, password } });
  const challenge = String(Object.values(body ?? {})[0]);
  const reply = await call("POST", "/user/login/secondFactor", { body: { challenge, code } });
  return reply.status === 200;
}

/** Does this while the database fails. */
const fails = async (at: Weak["breaksAt"], work: () => Promise<unknown>) => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  half.breaksAt = at;
  const done = await work();
  half.breaksAt = undefined;
  silent.mockRestore();
  return done;
};

describe("new recovery codes", () => {
  it("replace the old ones while the second factor stays on, and their owner is notified", async () => {
    const codes = codesIn((await renew(ann.freshCode())).body);
    expect(codes).toHaveLength(10);
    expect(await letsIn(ann.recoveryCodes[0] ?? "")).toBe(false);
    expect(await letsIn(codes[0] ?? "")).toBe(true);
    expect(await letsIn(ann.freshCode())).toBe(true);
    const subjects = (await place.mailsTo(ann.email)).map(({ subject }) => subject);
    expect(subjects).toContain("You have new recovery codes");
  });

  it("are given for one of the old codes, for a user who has lost their app", async () => {
    expect(codesIn((await renew(ann.recoveryCodes[3] ?? "")).body)).toHaveLength(10);
  });

  it("are not given to a thief with the access token, even with the password", async () => {
    const eve = { ...ann, call: place.client() };
    for (const code of ["000000", ann.password]) {
      expect(await renew(code, eve)).toMatchObject(WRONG_CODE);
    }
    expect(await letsIn(ann.recoveryCodes[0] ?? "")).toBe(true);
  });

  it("are made only once per code, even if it is sent twice at the same time", async () => {
    const code = ann.freshCode();
    const both = await Promise.all([renew(code), renew(code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const good = both.find(({ status }) => status === 200);
    expect(await letsIn(codesIn(good?.body)[0] ?? "")).toBe(true);
  });

  it("cannot be guessed for faster than at a login", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) statuses.push((await renew("000000")).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
  });

  it("are refused to a user without a second factor", async () => {
    const bob = await account(place);
    const { call, accessToken: bearer } = bob;
    const body = { code: "000000" };
    const reply = await call("POST", "/user/secondFactor/recoveryCodes", { body, bearer });
    expect(reply.body).toEqual(problem(404, "not_found"));
  });
});

describe("a recovery code that was entered while the database failed", () => {
  const off = (typed: string) => {
    const { call, accessToken: bearer, password } = ann;
    return call("POST", "/user/secondFactor/off", { body: { password, code: typed }, bearer });
  };

  it("lets its owner in at the next try, and only then: it may be the last one", async () => {
    const [code = ""] = ann.recoveryCodes;
    expect(await fails(session, () => letsIn(code))).toBe(false);
    expect(await letsIn(code)).toBe(true);
    expect(await letsIn(code)).toBe(false);
  });

  it("still gives new codes, and turns the second factor off", async () => {
    const [first = "", second = ""] = ann.recoveryCodes;
    expect(await fails("batch", () => renew(first))).toMatchObject({ status: 503 });
    expect(await fails("batch", () => off(second))).toMatchObject({ status: 503 });
    expect(await letsIn(second)).toBe(true);
    const [fresh = ""] = codesIn((await renew(first)).body);
    expect((await off(fresh)).status).toBe(204);
  });

  it("still confirms who wants another address for the account", async () => {
    const { call, accessToken: bearer, password, recoveryCodes } = ann;
    const body = { email: newAddress(), password, code: recoveryCodes[0] };
    const ask = () => call("POST", "/user/changeEmail", { body, bearer });
    // The tries of the password and of the code are counted, and then the code is taken.
    half.spared = 2;
    expect(await fails(loginFailure, ask)).toMatchObject({ status: 503 });
    expect(await ask()).toMatchObject({ status: 202 });
    expect(await ask()).toMatchObject(WRONG_CODE);
  });
});

describe("a second factor that is confirmed while the database fails", () => {
  it("stays off and ends no login, so that its recovery codes are shown at the next try", async () => {
    const { call, password, accessToken: bearer, session: cookie } = await account(place);
    const begun = await call("POST", "/user/secondFactor/begin", { body: { password }, bearer });
    const { secret } = SECOND_FACTOR_CALLS["POST /user/secondFactor/begin"].response.parse(
      begun.body,
    );
    const confirm = () => {
      place.pass(STEP_MS);
      const body = { code: codeAt(secret, place.now()) };
      return call("POST", "/user/secondFactor/confirm", { body, bearer });
    };
    const isIn = async (one = "") =>
      (await call("GET", "/user/checkSession", { cookie: one })).status === 200;
    expect(await fails(session, confirm)).toMatchObject({ status: 503 });
    expect(await fails("batch", confirm)).toMatchObject({ status: 503 });
    expect(await isIn(cookie)).toBe(true);
    const done = await confirm();
    expect(done.body).toMatchObject({ recoveryCodes: { length: 10 } });
    expect(await isIn(cookie)).toBe(false);
    expect(await isIn(done.session)).toBe(true);
  });
});
