import * as z from "zod";
import { TYPED_CODE_MAX_LENGTH } from "../catalog/secondFactor.ts";
import { loginResponse } from "./accounts.ts";
import type { CallTable } from "./contract.ts";
import { passwordSchema } from "./person.ts";

const CHALLENGE_MAX_LENGTH = 1_000;

/** A code as people type it. */
export const codeSchema = z
  .string()
  .min(1)
  .max(TYPED_CODE_MAX_LENGTH)
  .meta({
    description: "Code from the authenticator app, or a recovery code",
    examples: ["123456"],
  });

/** Password that accounts with one have to repeat before they change how they log in. */
export const presentPassword = passwordSchema.optional().meta({
  description:
    "The current password; for an account without one, the caller must have logged in within the last ten minutes",
  examples: ["seven wet umbrellas"],
});

const stateResponse = z
  .object({
    isOn: z.boolean(),
    hasPassword: z.boolean().meta({ description: "Whether a change requires the password" }),
    recoveryCodesLeft: z.int().meta({ examples: [10] }),
  })
  .meta({ id: "SecondFactor", description: "State of the account's second factor" });
/** Whether an account has a second factor, and what changing that requires. */
export type SecondFactorState = z.infer<typeof stateResponse>;

const beginResponse = z
  .object({
    secret: z.string().meta({
      description: "Key in Base32, for typing",
      examples: ["JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"],
    }),
    uri: z.string().meta({
      description: "The same key as a URI, for a QR code",
      examples: [
        "otpauth://totp/Hubbub:ann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Hubbub",
      ],
    }),
  })
  .meta({ id: "SecondFactorKey", description: "The key for an authenticator app" });
/** The key of an enrolment that waits for its first code. */
export type SecondFactorKey = z.infer<typeof beginResponse>;

const recoveryCodes = z
  .array(z.string())
  .readonly()
  .meta({
    description: "Each works once, in place of a code from the app",
    examples: [["7KQ2-M9XP-R4TD-83HV", "C6WN-2HFK-9ZQA-P5JT"]],
  });

const beginBody = z
  .object({ password: presentPassword })
  .meta({ id: "BeginSecondFactorRequest", description: "Proof of the caller's identity" });
const codeBody = z
  .object({ code: codeSchema })
  .meta({ id: "CodeRequest", description: "A code of the second factor" });
const offBody = z.object({ password: presentPassword, code: codeSchema }).meta({
  id: "EndSecondFactorRequest",
  description: "Proof of the caller's identity, by both factors",
});
const finishBody = z
  .object({
    challenge: z
      .string()
      .min(1)
      .max(CHALLENGE_MAX_LENGTH)
      .meta({
        description: "The `challenge` from the login's response",
        examples: ["eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIx….x9Qk"],
      }),
    code: codeSchema,
  })
  .meta({ id: "FinishLoginRequest", description: "The login's challenge, and a code" });
const confirmedResponse = loginResponse
  .extend({ recoveryCodes })
  .meta({ id: "SecondFactorOn", description: "A new login, and the recovery codes" });
const recoveryCodesResponse = z
  .object({ recoveryCodes })
  .meta({ id: "RecoveryCodes", description: "The new recovery codes; older ones no longer work" });

/** Calls for the second factor: enrolling, logging in with it, turning it off. */
export const SECOND_FACTOR_CALLS = {
  "GET /user/secondFactor": { status: 200, response: stateResponse },
  "POST /user/secondFactor/begin": {
    body: beginBody,
    status: 200,
    response: beginResponse,
  },
  "POST /user/secondFactor/confirm": {
    body: codeBody,
    status: 200,
    response: confirmedResponse,
  },
  "POST /user/secondFactor/recoveryCodes": {
    body: codeBody,
    status: 200,
    response: recoveryCodesResponse,
  },
  "POST /user/secondFactor/off": {
    body: offBody,
    status: 204,
  },
  "POST /user/login/secondFactor": {
    body: finishBody,
    status: 200,
    response: loginResponse,
  },
} as const satisfies CallTable;
