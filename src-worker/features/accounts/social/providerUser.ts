import { log } from "../../../../src-shared/log.ts";
import * as oauth from "oauth4webapi";
import * as z from "zod";
import { languageOfTag, type Language } from "../../../../src-shared/catalog/languages.ts";
import { Problem } from "../../../shared/problem.ts";
import type { LoginAttempt } from "./loginAttempt.ts";
import type { Provider } from "../../../../src-shared/catalog/people.ts";
import type { ProviderConfig } from "../../../config/providers.ts";

/** Timeout for requests to a provider, ms. */
const TIMEOUT_MS = 10_000;

/** The user who logged in, as a provider describes them. */
export interface ProviderUser {
  /** The provider's own id of the user. */
  readonly subject: string;
  readonly name: string;
  readonly email: string | undefined;
  /** Whether the provider has verified the address. */
  readonly isVerified: boolean;
  readonly language: Language | undefined;
}

const discordUser = z.object({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
  locale: z.string().nullish(),
});

const googleClaims = z.object({
  sub: z.string().min(1),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  locale: z.string().nullish(),
});

const languageOf = (tag: string | null | undefined) => (tag ? languageOfTag(tag) : undefined);

/** Reads a user from Discord's response; throws if it has another shape. */
export function readDiscordUser(response: unknown): ProviderUser {
  const { id, username, global_name, email, verified, locale } = discordUser.parse(response);
  return {
    subject: id,
    name: global_name || username,
    email: email ?? undefined,
    isVerified: verified === true,
    language: languageOf(locale),
  };
}

function readGoogleUser(claims: unknown): ProviderUser {
  const { sub, name, email, email_verified, locale } = googleClaims.parse(claims);
  return {
    subject: sub,
    name: name ?? "",
    email: email ?? undefined,
    isVerified: email_verified === true,
    language: languageOf(locale),
  };
}

const READERS: Readonly<Record<Provider, (told: unknown) => ProviderUser>> = {
  discord: readDiscordUser,
  google: readGoogleUser,
};

/** Options of every request to a provider: a timeout, and plain http if it is a stand-in. */
export const requestOptions = ({ isStandIn }: ProviderConfig) => ({
  [oauth.allowInsecureRequests]: isStandIn,
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
});

/** Returns the URL of the provider's page where the user grants or denies access. */
export async function consentUrl(
  provider: ProviderConfig,
  attempt: LoginAttempt,
  redirectUri: string,
): Promise<string> {
  const { server, clientId, scope, userInfoUrl } = provider;
  const url = new URL(server.authorization_endpoint ?? "");
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state: attempt.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: "S256",
    ...(userInfoUrl === undefined && { nonce: attempt.nonce }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

async function exchange(
  provider: ProviderConfig,
  attempt: LoginAttempt,
  back: URL,
  redirectUri: string,
): Promise<unknown> {
  const { server, clientId, clientSecret, userInfoUrl } = provider;
  const client: oauth.Client = { client_id: clientId };
  const parameters = oauth.validateAuthResponse(server, client, back, attempt.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(clientSecret),
    parameters,
    redirectUri,
    attempt.codeVerifier,
    requestOptions(provider),
  );
  const isOpenId = userInfoUrl === undefined;
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: isOpenId ? attempt.nonce : oauth.expectNoNonce,
    requireIdToken: isOpenId,
  });
  if (isOpenId) return oauth.getValidatedIdTokenClaims(tokens);
  return fetchProviderUser(provider, tokens.access_token);
}

/**
 * Requests the token's user from a provider without OpenID Connect. Throws when the provider returns none.
 */
export async function fetchProviderUser(provider: ProviderConfig, token: string): Promise<unknown> {
  const user = await oauth.protectedResourceRequest(
    token,
    "GET",
    new URL(provider.userInfoUrl ?? ""),
    undefined,
    undefined,
    requestOptions(provider),
  );
  if (!user.ok) throw new Error(`the provider returned no user info: ${user.status}`);
  return user.json();
}

/** Describes an error without details it may carry, such as claims that identify the user. */
export function kindOf(error: unknown): string {
  if (error instanceof z.ZodError) return "a response of another shape";
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
}

/**
 * Returns the user whom a provider sent back with this URL. Refuses with social_login_denied when they denied
 * access there, and with social_login_failed when anything does not match: state, code, verifier, nonce,
 * token.
 */
export async function providerUserOf(
  provider: ProviderConfig,
  attempt: LoginAttempt,
  back: URL,
  redirectUri: string,
): Promise<ProviderUser> {
  try {
    return READERS[attempt.provider](await exchange(provider, attempt, back, redirectUri));
  } catch (error) {
    const isNo =
      error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
    if (!isNo) log("warn", "login.provider", { provider: attempt.provider, kind: kindOf(error) });
    throw new Problem(isNo ? "social_login_denied" : "social_login_failed", { cause: error });
  }
}
