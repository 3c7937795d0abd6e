import { TOTP } from "otpauth/dist/otpauth.node.mjs";
import * as z from "zod";
import { secondFactor } from "../../../src-worker/db/secondFactor.schema.ts";
import type { AccessClaims } from "../../../src-worker/identity/accessToken.ts";
import { claimsOf } from "../../../src-worker/identity/claims.ts";
import { seal } from "../../../src-worker/identity/secondFactor/sealed.ts";
import { newSecret } from "../../../src-worker/identity/secondFactor/totp.ts";
import type { UserRow } from "../../../src-worker/identity/user.repository.ts";
import { SECOND_FACTOR_CALLS } from "../../../src-shared/api/secondFactor.ts";
import type { Account, Office } from "./office.ts";
import { database, depsWith } from "./support.ts";

const STEP_MS = 30_000;

/** Returns the code that the app of this secret's owner shows at this time, ms since 1970. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret }).generate({ timestamp: now });
}

/** Returns the claims of a login of this user; an admin's has passed a second factor. */
export function claimsAfter(row: UserRow): AccessClaims {
  return { ...claimsOf(row), ...(row.isAdmin && { amr: ["mfa"] }) };
}

/** Gives an account a second factor. */
export async function enrolled(userId: string): Promise<void> {
  const secret = await seal(depsWith(), userId, newSecret());
  await (await database()).insert(secondFactor).values({ userId, secret, since: Date.now() });
}

/** An account whose logins require a code. */
export interface Enrolled extends Account {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** Returns a code that was not used yet; the clock moves on by half a minute. */
  readonly freshCode: () => string;
}

/** Turns the second factor on, as the profile page does. */
export async function enrol(place: Office, who: Account): Promise<Enrolled> {
  const { call, password, accessToken: bearer } = who;
  const begun = await call("POST", "/user/secondFactor/begin", { body: { password }, bearer });
  const { secret } = SECOND_FACTOR_CALLS["POST /user/secondFactor/begin"].response.parse(
    begun.body,
  );
  const body = { code: codeAt(secret, place.now()) };
  const confirmed = await call("POST", "/user/secondFactor/confirm", { body, bearer });
  const { accessToken, recoveryCodes } = SECOND_FACTOR_CALLS[
    "POST /user/secondFactor/confirm"
  ].response.parse(confirmed.body);
  const session = z.string().parse(confirmed.session);
  const freshCode = () => {
    place.pass(STEP_MS);
    return codeAt(secret, place.now());
  };
  return { ...who, accessToken, session, secret, recoveryCodes, freshCode };
}
