import { Secret } from "otpauth/dist/otpauth.node.mjs";
import { describe, expect, it, test } from "vitest";
import { seal, unseal } from "../../../src-worker/identity/secondFactor/sealed.ts";
import {
  enrolmentUri,
  newSecret,
  stepOfCode,
} from "../../../src-worker/identity/secondFactor/totp.ts";
import { newRecoveryCodes } from "../../../src-worker/identity/secondFactor/recoveryCodes.ts";
import { depsWith } from "../support/support.ts";

const STEP_S = 30;
/** RFC 6238, appendix B: the key of its SHA-1 rows, and the last six digits of their codes. */
const RFC_SECRET = Secret.fromUTF8("12345678901234567890").base32;
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

describe("an authenticator app's code", () => {
  it.each(VECTORS)("at %i s is that of RFC 6238", (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / STEP_S));
  });

  it.each(VECTORS)("of %i s is valid one step early or late, but not two", (seconds, code) => {
    const own = Math.floor(seconds / STEP_S);
    const at = (steps: number) => stepOfCode(RFC_SECRET, code, (seconds + steps * STEP_S) * 1000);
    expect([-2, -1, 1, 2].map(at)).toEqual([undefined, own, own, undefined]);
  });

  it("is refused if it is not a code of this key", () => {
    for (const code of ["", "28708", "2870822", "abcdef", "94287082", "287083"]) {
      expect(stepOfCode(RFC_SECRET, code, 59_000)).toBeUndefined();
    }
  });
});

test("the QR code's address names site, account and key in the standard form", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
  const uri = new URL(enrolmentUri(secret, "Hub & Bub", "ann@party.example"));
  expect(decodeURIComponent(`${uri.host}${uri.pathname}`)).toMatch(
    /totp\/Hub & Bub:ann@party\.example$/u,
  );
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Hub & Bub",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("an encrypted key can be decrypted for its own account only", async () => {
  const deps = depsWith();
  const sealed = await seal(deps, "ann", RFC_SECRET);
  expect(sealed).not.toContain(RFC_SECRET);
  expect(await unseal(deps, "ann", sealed)).toBe(RFC_SECRET);
  await expect(unseal(deps, "bob", sealed)).rejects.toThrow();
  expect(await seal(deps, "ann", RFC_SECRET)).not.toBe(sealed);
});

test("there are ten different recovery codes, without letters that are easily misread", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/u);
});
