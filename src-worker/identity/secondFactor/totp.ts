import { Secret, TOTP } from "otpauth/dist/otpauth.node.mjs";
import { CODE_DIGITS, CODE_STEP_S } from "../../../src-shared/catalog/secondFactor.ts";

/** RFC 4226, section 4, asks for 128 bits and recommends as many as SHA-1 has. */
const SECRET_BYTES = 20;
/** Steps a clock may be wrong by, either way (RFC 6238, section 5.2). */
const TOLERANCE = 1;

/** Other values than these are ignored by half of the apps there are. */
const KIND = { algorithm: "SHA1", digits: CODE_DIGITS, period: CODE_STEP_S } as const;

/** A new key for app and service to share, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a QR code says to an app: the key, and whose and which service's it is. */
export function enrolmentUri(secret: string, site: string, account: string): string {
  return new TOTP({ ...KIND, secret, issuer: site, label: account }).toString();
}

/**
 * The step of time whose code this is, at `now` (ms since 1970) or one step beside it; undefined when it
 * is none. Steps count half minutes since 1970.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = new TOTP({ ...KIND, secret }).validate({
    token: code,
    timestamp: now,
    window: TOLERANCE,
  });
  if (delta === null) return undefined;
  return Math.floor(now / (CODE_STEP_S * 1000)) + delta;
}
