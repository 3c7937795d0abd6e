import * as z from "zod";
import { PROVIDERS } from "../catalog/people.ts";
import { acceptedResponse, languageSchema, redirectResponse } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import {
  avatarSrcSchema,
  emailSchema,
  knownEmailSchema,
  nameSchema,
  passwordSchema,
  tokenSchema,
} from "./person.ts";

/** Response of every call that logs a user in. */
export const loginResponse = z
  .object({
    accessToken: shown.token("JWT for the `Authorization` header, as `Bearer`; valid for one hour"),
    locale: languageSchema,
  })
  .meta({ id: "Login", description: "A completed login" });
export type SignedIn = z.infer<typeof loginResponse>;

/** Response of a login that still needs a code, because the account has a second factor. */
const challengeResponse = z
  .object({
    challenge: shown.token("Token for `finishLogin` only; valid for ten minutes"),
  })
  .meta({
    id: "LoginChallenge",
    description: "The account has a second factor, and its code is still required",
  });
/** Response once the user's identity is proven: a login, or the challenge for the second factor. */
const entranceResponse = z
  .union([loginResponse, challengeResponse])
  .meta({ id: "LoginOrChallenge", description: "A login, or the challenge for the second factor" });

const emailBody = z
  .object({ email: knownEmailSchema })
  .meta({ id: "AddressRequest", description: "The account's address" });

const credentialsBody = z
  .object({ email: knownEmailSchema, password: passwordSchema })
  .meta({ id: "LoginRequest", description: "E-mail address and password" });

const guestLoginBody = z
  .object({
    guestId: z
      .uuid()
      .toLowerCase()
      .meta({
        description:
          "UUID that the client generates and stores; anyone who knows it can log in as this guest",
        examples: ["6f1c0a3e-58d2-4c7b-9a41-0be7d2f3c865"],
      }),
    language: languageSchema,
  })
  .meta({ id: "GuestLoginRequest", description: "The guest's id and language" });

const signUpBody = z
  .object({
    name: nameSchema,
    email: emailSchema,
    password: passwordSchema,
    language: languageSchema,
    marketingConsent: z
      .boolean()
      .meta({ description: "Whether news may be sent to the address", examples: [false] }),
    acceptTerms: z.boolean().meta({ description: "Must be true", examples: [true] }),
    favoriteAvatarSrc: avatarSrcSchema.optional(),
  })
  .meta({ id: "SignUpRequest", description: "The account to create" });
/** Body of a sign-up (specification, section 3). */
export type SignUp = z.input<typeof signUpBody>;

const signUpResponse = z
  .object({ emailSent: z.literal(true) })
  .meta({ id: "SignUpStarted", description: "A mail is on its way" });

const acceptInviteBody = z
  .object({
    itoken: tokenSchema,
    name: nameSchema,
    password: passwordSchema,
    language: languageSchema,
    acceptTerms: z.boolean().meta({ description: "Must be true", examples: [true] }),
    marketingConsent: z
      .boolean()
      .default(false)
      .meta({ description: "Whether news may be sent to the address" }),
    favoriteAvatarSrc: avatarSrcSchema.optional(),
  })
  .meta({
    id: "AcceptInviteRequest",
    description: "The account to create for the invited address",
  });

const inviteResponse = z
  .object({
    email: shown.email,
    invitedBy: z.string().meta({
      description: "Name of the admin who sent the invitation, or of the site",
      examples: ["Ben"],
    }),
    language: languageSchema,
  })
  .meta({ id: "Invitation", description: "Details of the invitation" });

const validResponse = z
  .object({ valid: z.literal(true) })
  .meta({ id: "LinkStillWorks", description: "The link is still valid" });
const newPasswordBody = z
  .object({ ftoken: tokenSchema, password: passwordSchema })
  .meta({ id: "ResetPasswordRequest", description: "The token and the new password" });
const optionsResponse = z
  .object({ providers: z.array(z.enum(PROVIDERS)) })
  .meta({ id: "LoginOptions", description: "External services that can be used to log in" });

const RETURN_PATH_MAX = 300;
const providerParams = z.object({
  provider: z
    .string()
    .max(32)
    .meta({ description: "The external service", examples: ["google"] }),
});

const beginQuery = z.object({
  language: languageSchema.optional().meta({ description: "Language of a new account" }),
  returnTo: z
    .string()
    .max(RETURN_PATH_MAX)
    // A path on this site: neither another site (`//…`, `/\…`) nor anything a browser would read as one.
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/u)
    .optional()
    .meta({ description: "Path of the app to open after the login", examples: ["/"] }),
});

/** Calls about identity: sessions, the links in mails, logging in with accounts of other services. */
export const ACCOUNT_CALLS = {
  "POST /user/login": {
    body: credentialsBody,
    status: 200,
    response: entranceResponse,
  },
  "POST /user/guest": { body: guestLoginBody, status: 200, response: loginResponse },
  "GET /user/checkSession": { status: 200, response: loginResponse },
  "POST /user/refreshToken": { status: 200, response: loginResponse },
  "POST /user/logout": { status: 204 },
  "POST /user/signup": {
    body: signUpBody,
    status: 201,
    response: signUpResponse,
  },
  "GET /user/verifyEmail": {
    query: z.object({
      vtoken: tokenSchema,
      news: z
        .enum(["yes", "no"])
        .optional()
        .meta({ description: "Whether news may be sent to the address" }),
    }),
    status: 200,
    response: loginResponse,
  },
  "POST /user/forgotPassword": { body: emailBody, status: 202, response: acceptedResponse },
  "GET /user/resetPassword": {
    query: z.object({ ftoken: tokenSchema }),
    status: 200,
    response: validResponse,
  },
  "POST /user/resetPassword": {
    body: newPasswordBody,
    status: 204,
  },
  "POST /user/sendLoginLink": { body: emailBody, status: 202, response: acceptedResponse },
  "GET /user/consumeLoginToken": {
    query: z.object({ ltoken: tokenSchema }),
    status: 200,
    response: entranceResponse,
  },
  "GET /user/fetchInvite": {
    query: z.object({ itoken: tokenSchema }),
    status: 200,
    response: inviteResponse,
  },
  "POST /user/acceptInvite": { body: acceptInviteBody, status: 201, response: loginResponse },
  "POST /user/initDeleteAccount": { status: 202, response: acceptedResponse },
  "GET /user/loginOptions": {
    status: 200,
    response: optionsResponse,
  },
  // The two calls that browsers open themselves are below /api, not /api/v1.
  "GET /oauth2/authorization/:provider": {
    params: providerParams,
    query: beginQuery,
    status: 302,
    response: redirectResponse,
  },
  "GET /login/oauth2/code/:provider": {
    params: providerParams,
    status: 302,
    response: redirectResponse,
  },
} as const satisfies CallTable;
