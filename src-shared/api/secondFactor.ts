import * as z from "zod";
import { TYPED_CODE_MAX_LENGTH } from "../catalog/secondFactor.ts";
import { loginAnswer } from "./accounts.ts";
import type { CallTable } from "./contract.ts";
import { passwordSchema } from "./person.ts";

const CHALLENGE_MAX_LENGTH = 1_000;

/** A code as somebody types it. */
export const codeSchema = z
  .string()
  .min(1)
  .max(TYPED_CODE_MAX_LENGTH)
  .meta({ description: "Code of the app, or a recovery code", example: "123456" });

/** What accounts with a password are asked for before how they are logged in to changes. */
export const presentPassword = passwordSchema
  .optional()
  .meta({ description: "The present password; accounts without one have logged in just now" });

const stateAnswer = z.object({
  isOn: z.boolean(),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
});
/** Whether an account has a second factor, and what changing that asks for. */
export type SecondFactorState = z.infer<typeof stateAnswer>;

const beginAnswer = z.object({
  secret: z.string().meta({ description: "Base32, for typing" }),
  uri: z.string().meta({ description: "The same for a QR code: otpauth://totp/…" }),
});
/** The key of an enrolment that waits for its first code. */
export type SecondFactorKey = z.infer<typeof beginAnswer>;

/** A second factor: enrolling, logging in with it, turning it off. */
export const SECOND_FACTOR_CALLS = {
  "GET /user/secondFactor": { status: 200, answer: stateAnswer },
  "POST /user/secondFactor/begin": {
    body: z.object({ password: presentPassword }),
    status: 200,
    answer: beginAnswer,
  },
  "POST /user/secondFactor/confirm": {
    body: z.object({ code: codeSchema }),
    status: 200,
    answer: loginAnswer.extend({ recoveryCodes: z.array(z.string()).readonly() }),
  },
  "POST /user/secondFactor/recoveryCodes": {
    body: z.object({ code: codeSchema }),
    status: 200,
    answer: z.object({ recoveryCodes: z.array(z.string()).readonly() }),
  },
  "POST /user/secondFactor/off": {
    body: z.object({ password: presentPassword, code: codeSchema }),
    status: 204,
  },
  "POST /user/login/secondFactor": {
    body: z.object({ challenge: z.string().min(1).max(CHALLENGE_MAX_LENGTH), code: codeSchema }),
    status: 200,
    answer: loginAnswer,
  },
} as const satisfies CallTable;
