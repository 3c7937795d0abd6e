import * as z from "zod";
import { acceptedAnswer } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { emailSchema, passwordSchema, tokenSchema } from "./person.ts";
import { codeSchema, presentPassword } from "./secondFactor.ts";

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
  "POST /user/confirmEmail": { body: z.object({ etoken: tokenSchema }), status: 204 },
} as const satisfies CallTable;
