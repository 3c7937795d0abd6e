import { CHALLENGE_MARK } from "../../../../src-shared/protocol/mailLinks.ts";
import type { Account } from "../../../client/auth/account.ts";

/** The challenge that a login at a provider came back with, behind the # of the login page. */
export function challengeIn(hash: string): string | undefined {
  const mark = `#${CHALLENGE_MARK}`;
  return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
}

/** Did the login of whoever uses this browser pass their second factor? */
export function passedSecondFactor(who: Account): boolean {
  return "claims" in who && who.claims.amr?.includes("mfa") === true;
}
