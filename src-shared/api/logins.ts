import * as z from "zod";
import { acceptedAnswer } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { emailSchema, passwordSchema, tokenSchema } from "./person.ts";
import { codeSchema, presentPassword } from "./secondFactor.ts";

const loginSchema = z.object({
  id: z.string(),
  device: z
    .string()
    .nullable()
    .meta({ description: "Browser and system; null: unknown", example: "Firefox, Windows" }),
  begunAt: z.iso.datetime(),
  usedAt: z.iso.datetime().meta({ description: "The last time it was used, to the hour" }),
  isThis: z.boolean().meta({ description: "Is it the login that asks?" }),
});
/** A login that runs. Instants are ISO 8601. */
export type RunningLogin = z.infer<typeof loginSchema>;

const LOGIN_ID_MAX = 64;

/** How one's own account is logged in to. Every change asks once more who somebody is. */
export const LOGIN_CALLS = {
  "POST /user/changePassword": {
    body: z.object({
      password: passwordSchema.meta({ description: "The present one" }),
      newPassword: passwordSchema,
    }),
    status: 204,
  },
  "POST /user/changeEmail": {
    body: z.object({
      email: emailSchema,
      password: presentPassword,
      code: codeSchema.optional().meta({ description: "Of accounts with a second factor" }),
    }),
    status: 202,
    answer: acceptedAnswer,
  },
  "GET /user/logins": { status: 200, answer: z.object({ items: z.array(loginSchema) }) },
  "POST /user/logins/end": {
    body: z.object({
      password: presentPassword,
      login: z
        .string()
        .max(LOGIN_ID_MAX)
        .optional()
        .meta({ description: "Which one; left out: all but the one that asks" }),
    }),
    status: 204,
  },
  "POST /user/confirmEmail": { body: z.object({ etoken: tokenSchema }), status: 204 },
} as const satisfies CallTable;
