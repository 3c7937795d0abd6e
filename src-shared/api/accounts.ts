import * as z from "zod";
import { PROVIDERS } from "../catalog/people.ts";
import { acceptedAnswer, languageSchema, redirectAnswer } from "./common.ts";
import type { CallTable } from "./contract.ts";
import {
  avatarSrcSchema,
  emailSchema,
  knownEmailSchema,
  nameSchema,
  passwordSchema,
  tokenSchema,
} from "./person.ts";

/** What every way of logging in answers. */
export const loginAnswer = z.object({
  accessToken: z.string().meta({ description: "JWT, valid for an hour" }),
  locale: languageSchema,
});
export type SignedIn = z.infer<typeof loginAnswer>;

const emailBody = z.object({ email: knownEmailSchema });

const guestLoginBody = z.object({
  guestId: z
    .uuid()
    .toLowerCase()
    .meta({ description: "Made and kept by the client: whoever knows it is this guest" }),
  language: languageSchema,
});

const signUpBody = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  language: languageSchema,
  marketingConsent: z.boolean(),
  acceptTerms: z.boolean(),
  favoriteAvatarSrc: avatarSrcSchema.optional(),
});
/** What a sign-up says (specification, section 3). */
export type SignUp = z.input<typeof signUpBody>;

const acceptInviteBody = z.object({
  itoken: tokenSchema,
  name: nameSchema,
  password: passwordSchema,
  language: languageSchema,
  acceptTerms: z.boolean(),
  marketingConsent: z.boolean().default(false),
  favoriteAvatarSrc: avatarSrcSchema.optional(),
});

const inviteAnswer = z.object({
  email: z.string(),
  invitedBy: z.string().meta({ description: "Name of who invites" }),
  language: languageSchema,
});

const RETURN_PATH_MAX = 300;
const providerParams = z.object({ provider: z.string().max(32) });

const beginQuery = z.object({
  language: languageSchema.optional(),
  returnTo: z
    .string()
    .max(RETURN_PATH_MAX)
    // A path of ours: neither another site (`//…`, `/\…`) nor anything a browser would read as one.
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/u)
    .optional()
    .meta({ description: "Path of the app to go on at", example: "/" }),
});

/** Who somebody is: sessions, the links in mails, other accounts to log in with. */
export const ACCOUNT_CALLS = {
  "POST /user/login": {
    body: z.object({ email: knownEmailSchema, password: passwordSchema }),
    status: 200,
    answer: loginAnswer,
  },
  "POST /user/guest": { body: guestLoginBody, status: 200, answer: loginAnswer },
  "GET /user/checkSession": { status: 200, answer: loginAnswer },
  "POST /user/refreshToken": { status: 200, answer: loginAnswer },
  "POST /user/logout": { status: 204 },
  "POST /user/signup": {
    body: signUpBody,
    status: 201,
    answer: z.object({ emailSent: z.literal(true) }),
  },
  "GET /user/verifyEmail": {
    query: z.object({ vtoken: tokenSchema, news: z.enum(["yes", "no"]).optional() }),
    status: 200,
    answer: loginAnswer,
  },
  "POST /user/forgotPassword": { body: emailBody, status: 202, answer: acceptedAnswer },
  "GET /user/resetPassword": {
    query: z.object({ ftoken: tokenSchema }),
    status: 200,
    answer: z.object({ valid: z.literal(true) }),
  },
  "POST /user/resetPassword": {
    body: z.object({ ftoken: tokenSchema, password: passwordSchema }),
    status: 204,
  },
  "POST /user/sendLoginLink": { body: emailBody, status: 202, answer: acceptedAnswer },
  "GET /user/consumeLoginToken": {
    query: z.object({ ltoken: tokenSchema }),
    status: 200,
    answer: loginAnswer,
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
    answer: z.object({ providers: z.array(z.enum(PROVIDERS)) }),
  },
  // The two that browsers open by themselves are below /api, not /api/v1.
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
