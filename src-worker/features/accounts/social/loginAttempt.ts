import * as z from "zod";
import { forgetHostCookie, readHostCookie, writeHostCookie } from "../../../http/hostCookie.ts";
import type { AppContext } from "../../../http/context.ts";
import type { Deps } from "../../../shared/deps.ts";
import { languageSchema } from "../../../../src-shared/api/common.ts";
import { signedToken } from "../../../shared/signedToken.ts";
import { PROVIDERS } from "../../../../src-shared/catalog/people.ts";

/** How long a user has to log in at the provider, s. */
const LIFETIME_S = 10 * 60;
const COOKIE = { name: "hubbub_social", oldPath: "/api/login/oauth2" };

const attemptSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  language: languageSchema,
  /** Path in the app to continue at afterwards. */
  returnTo: z.string(),
});

/** The data that must match when the user comes back from the provider. */
export type LoginAttempt = z.infer<typeof attemptSchema>;

const attemptToken = signedToken({
  type: "social+jwt",
  lifetimeS: LIFETIME_S,
  claims: attemptSchema,
});

function attributes(c: AppContext, { isDev }: Deps["config"]) {
  const isPlainDev = isDev && new URL(c.req.url).protocol === "http:";
  // Lax: the cookie must be sent when the provider redirects the browser back.
  return { httpOnly: true, secure: !isPlainDev, sameSite: "Lax" } as const;
}

/** Stores an attempt in a cookie of the browser that starts it. */
export async function keepAttempt(c: AppContext, deps: Deps, attempt: LoginAttempt): Promise<void> {
  const token = await attemptToken.sign(deps.config.secrets, attempt, deps.now());
  writeHostCookie(c, COOKIE, token, { ...attributes(c, deps.config), maxAge: LIFETIME_S });
}

/** Returns this browser's attempt and deletes its cookie; undefined if there is none or it has expired. */
export async function takeAttempt(c: AppContext, deps: Deps): Promise<LoginAttempt | undefined> {
  const token = readHostCookie(c, COOKIE);
  if (token === undefined) return undefined;
  forgetHostCookie(c, COOKIE, attributes(c, deps.config));
  return attemptToken.verify(deps.config.secrets, token, deps.now());
}
