import * as z from "zod";
import { acceptedResponse } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { emailSchema, passwordSchema, tokenSchema } from "./person.ts";
import { codeSchema, presentPassword } from "./secondFactor.ts";

const loginSchema = z
  .object({
    id: shown.id,
    device: z
      .string()
      .nullable()
      .meta({
        description: "Browser and operating system; null if unknown",
        examples: ["Firefox, Windows"],
      }),
    begunAt: z.iso.datetime(),
    usedAt: z.iso.datetime().meta({ description: "Time of the last use, to the hour" }),
    isThis: z.boolean().meta({ description: "Whether this is the login that makes the request" }),
  })
  .meta({ id: "RunningLogin", description: "A browser or device that is logged in" });
/** An active login. Instants are ISO 8601. */
export type RunningLogin = z.infer<typeof loginSchema>;

const LOGIN_ID_MAX = 64;

const changePasswordBody = z
  .object({
    password: passwordSchema.meta({ description: "The current password" }),
    newPassword: passwordSchema,
  })
  .meta({ id: "ChangePasswordRequest", description: "The current password and the new one" });
const changeEmailBody = z
  .object({
    email: emailSchema,
    password: presentPassword,
    code: codeSchema.optional().meta({
      description:
        "Code from the authenticator app or a recovery code; required if the account has a second factor",
    }),
  })
  .meta({
    id: "ChangeEmailRequest",
    description: "The new address, and proof of the caller's identity",
  });
const endBody = z
  .object({
    password: presentPassword,
    login: z
      .string()
      .max(LOGIN_ID_MAX)
      .optional()
      .meta({
        description:
          "Id of the login to end; if omitted, all logins end except the one that makes the request",
        examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
      }),
  })
  .meta({
    id: "EndLoginsRequest",
    description: "The logins to end, and proof of the caller's identity",
  });
const confirmEmailBody = z
  .object({ etoken: tokenSchema })
  .meta({ id: "ConfirmEmailRequest", description: "The token of the mailed link" });
const loginsResponse = z
  .object({ items: z.array(loginSchema) })
  .meta({ id: "RunningLogins", description: "The account's active logins" });

/** Calls with which users manage how they log in. Every change asks them to prove their identity again. */
export const LOGIN_CALLS = {
  "POST /user/changePassword": {
    body: changePasswordBody,
    status: 204,
  },
  "POST /user/changeEmail": {
    body: changeEmailBody,
    status: 202,
    response: acceptedResponse,
  },
  "GET /user/logins": { status: 200, response: loginsResponse },
  "POST /user/logins/end": {
    body: endBody,
    status: 204,
  },
  "POST /user/confirmEmail": { body: confirmEmailBody, status: 204 },
} as const satisfies CallTable;
