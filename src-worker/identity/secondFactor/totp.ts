import { Secret, TOTP } from "otpauth/dist/otpauth.node.mjs";
import { CODE_DIGITS, CODE_STEP_S } from "../../../src-shared/catalog/secondFactor.ts";

/** RFC 4226, section 4, requires 128 bits and recommends as many as SHA-1 has. */
const SECRET_BYTES = 20;
/** How many steps a clock may be wrong, in either direction (RFC 6238, section 5.2). */
const TOLERANCE = 1;

/** Half of the existing apps ignore any other values. */
const KIND = { algorithm: "SHA1", digits: CODE_DIGITS, period: CODE_STEP_S } as const;

/** Creates a new key for app and server to share, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the content of the QR code for an app: the key, the account and the service. */
export function enrolmentUri(secret: string, site: string, account: string): string {
  return new TOTP({ ...KIND, secret, issuer: site, label: account }).toString();
}

/**
 * Returns the time step this code belongs to, at `now` (ms since 1970) or one step earlier or later;
 * undefined if the code is wrong. Steps count half minutes since 1970.
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
