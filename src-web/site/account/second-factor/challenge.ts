import { CHALLENGE_MARK } from "../../../../src-shared/protocol/mailLinks.ts";
import type { Account } from "../../../client/auth/account.ts";

/** Reads the challenge that a login at a provider returned, from behind the # of the login page's address. */
export function challengeIn(hash: string): string | undefined {
  const mark = `#${CHALLENGE_MARK}`;
  return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
}

/** Whether the current login passed a second factor. */
export function passedSecondFactor(who: Account): boolean {
  return "claims" in who && who.claims.amr?.includes("mfa") === true;
}
