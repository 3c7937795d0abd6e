import * as z from "zod";
import { PROVIDERS } from "../catalog/people.ts";
import { acceptedAnswer, languageSchema, redirectAnswer } from "./common.ts";
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
export const loginAnswer = z
  .object({
    accessToken: shown.token("For the header Authorization, as Bearer; a JWT, valid for an hour"),
    locale: languageSchema,
  })
  .meta({ id: "Login", description: "Who is logged in now" });
export type SignedIn = z.infer<typeof loginAnswer>;

/** Response of a login that still needs a code, because the account has a second factor. */
const challengeAnswer = z
  .object({
    challenge: shown.token("For `finishLogin`; good for ten minutes, and for the code alone"),
  })
  .meta({
    id: "LoginChallenge",
    description: "The account has a second factor: its code is still missing",
  });
/** Response once the user's identity is proven: a login, or the challenge for the second factor. */
const entranceAnswer = z
  .union([loginAnswer, challengeAnswer])
  .meta({ id: "LoginOrChallenge", description: "A login, or the question for the second factor" });

const emailBody = z
  .object({ email: knownEmailSchema })
  .meta({ id: "AddressRequest", description: "Whose account it is about" });

const credentialsBody = z
  .object({ email: knownEmailSchema, password: passwordSchema })
  .meta({ id: "LoginRequest", description: "Address and password" });

const guestLoginBody = z
  .object({
    guestId: z
      .uuid()
      .toLowerCase()
      .meta({
        description: "Made and kept by the client: whoever knows it is this guest",
        examples: ["6f1c0a3e-58d2-4c7b-9a41-0be7d2f3c865"],
      }),
    language: languageSchema,
  })
  .meta({ id: "GuestLoginRequest", description: "Who the guest is, and the language they read" });

const signUpBody = z
  .object({
    name: nameSchema,
    email: emailSchema,
    password: passwordSchema,
    language: languageSchema,
    marketingConsent: z.boolean().meta({ description: "May news be sent?", examples: [false] }),
    acceptTerms: z.boolean().meta({ description: "Has to be true", examples: [true] }),
    favoriteAvatarSrc: avatarSrcSchema.optional(),
  })
  .meta({ id: "SignUpRequest", description: "The account to open" });
/** Body of a sign-up (specification, section 3). */
export type SignUp = z.input<typeof signUpBody>;

const signUpAnswer = z
  .object({ emailSent: z.literal(true) })
  .meta({ id: "SignUpStarted", description: "A mail is on its way" });

const acceptInviteBody = z
  .object({
    itoken: tokenSchema,
    name: nameSchema,
    password: passwordSchema,
    language: languageSchema,
    acceptTerms: z.boolean().meta({ description: "Has to be true", examples: [true] }),
    marketingConsent: z.boolean().default(false).meta({ description: "May news be sent?" }),
    favoriteAvatarSrc: avatarSrcSchema.optional(),
  })
  .meta({ id: "AcceptInviteRequest", description: "The account to open for the invited address" });

const inviteAnswer = z
  .object({
    email: shown.email,
    invitedBy: z.string().meta({ description: "Name of who invites", examples: ["Ben"] }),
    language: languageSchema,
  })
  .meta({ id: "Invitation", description: "What the invitation says" });

const validAnswer = z
  .object({ valid: z.literal(true) })
  .meta({ id: "LinkStillWorks", description: "The link still works" });
const newPasswordBody = z
  .object({ ftoken: tokenSchema, password: passwordSchema })
  .meta({ id: "ResetPasswordRequest", description: "The token and the new password" });
const optionsAnswer = z
  .object({ providers: z.array(z.enum(PROVIDERS)) })
  .meta({ id: "LoginOptions", description: "Services whose accounts log in here" });

const RETURN_PATH_MAX = 300;
const providerParams = z.object({
  provider: z
    .string()
    .max(32)
    .meta({ description: "Whose account it is", examples: ["google"] }),
});

const beginQuery = z.object({
  language: languageSchema.optional().meta({ description: "Of a new account" }),
  returnTo: z
    .string()
    .max(RETURN_PATH_MAX)
    // A path on this site: neither another site (`//…`, `/\…`) nor anything a browser would read as one.
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/u)
    .optional()
    .meta({ description: "Path of the app to go on at", examples: ["/"] }),
});

/** Calls about identity: sessions, the links in mails, logging in with accounts of other services. */
export const ACCOUNT_CALLS = {
  "POST /user/login": {
    body: credentialsBody,
    status: 200,
    answer: entranceAnswer,
  },
  "POST /user/guest": { body: guestLoginBody, status: 200, answer: loginAnswer },
  "GET /user/checkSession": { status: 200, answer: loginAnswer },
  "POST /user/refreshToken": { status: 200, answer: loginAnswer },
  "POST /user/logout": { status: 204 },
  "POST /user/signup": {
    body: signUpBody,
    status: 201,
    answer: signUpAnswer,
  },
  "GET /user/verifyEmail": {
    query: z.object({
      vtoken: tokenSchema,
      news: z
        .enum(["yes", "no"])
        .optional()
        .meta({ description: "May news be sent to the address?" }),
    }),
    status: 200,
    answer: loginAnswer,
  },
  "POST /user/forgotPassword": { body: emailBody, status: 202, answer: acceptedAnswer },
  "GET /user/resetPassword": {
    query: z.object({ ftoken: tokenSchema }),
    status: 200,
    answer: validAnswer,
  },
  "POST /user/resetPassword": {
    body: newPasswordBody,
    status: 204,
  },
  "POST /user/sendLoginLink": { body: emailBody, status: 202, answer: acceptedAnswer },
  "GET /user/consumeLoginToken": {
    query: z.object({ ltoken: tokenSchema }),
    status: 200,
    answer: entranceAnswer,
  },
  "GET /user/fetchInvite": {
    query: z.object({ itoken: tokenSchema }),
    status: 200,
    answer: inviteAnswer,
  },
  "POST /user/acceptInvite": { body: acceptInviteBody, status: 201, answer: loginAnswer },
  "POST /user/initDeleteAccount": { status: 202, answer: acceptedAnswer },
  "GET /user/loginOptions": {
    status: 200,
    answer: optionsAnswer,
  },
  // The two calls that browsers open themselves are below /api, not /api/v1.
  "GET /oauth2/authorization/:provider": {
    params: providerParams,
    query: beginQuery,
    status: 302,
    answer: redirectAnswer,
  },
  "GET /login/oauth2/code/:provider": {
    params: providerParams,
    status: 302,
    answer: redirectAnswer,
  },
} as const satisfies CallTable;
