import * as oauth from "oauth4webapi";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import { findByKey } from "../accounts.repository.ts";
import { parseEmail } from "../../../../src-shared/text/emailAddress.ts";
import { enter, type Entrance } from "../enter.usecases.ts";
import { openAccount } from "../signUp.usecases.ts";
import type { UserRow } from "../../../identity/user.repository.ts";
import { nameSchema } from "../../../../src-shared/api/person.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { claimByIdentity, findByIdentity, linkIdentity } from "./identity.repository.ts";
import type { LoginAttempt } from "./loginAttempt.ts";
import { consentUrl, providerUserOf, type ProviderUser } from "./providerUser.ts";
import { PROVIDERS, type Provider } from "../../../../src-shared/catalog/people.ts";
import type { ProviderConfig } from "../../../config/providers.ts";

/** Path a provider redirects users back to; it must be entered in the provider's own settings. */
const backPath = (provider: Provider) => `/api/login/oauth2/code/${provider}`;

/** Returns the providers whose buttons may be shown. */
export function configuredProviders({ config }: Deps): Provider[] {
  return PROVIDERS.filter((provider) => config.providers[provider] !== undefined);
}

function configOf(deps: Deps, provider: string): [Provider, ProviderConfig] {
  const name = PROVIDERS.find((one) => one === provider);
  const config = name && deps.config.providers[name];
  if (!name || !config) throw new Problem("provider_not_configured");
  return [name, config];
}

/**
 * Starts a login: returns the attempt to store in the browser and the URL of the provider's page. Refuses
 * with provider_not_configured.
 */
export async function beginSocialLogin(
  deps: Deps,
  params: { readonly provider: string; readonly language: Language; readonly returnTo: string },
  site: string,
): Promise<{ attempt: LoginAttempt; url: string }> {
  const [provider, config] = configOf(deps, params.provider);
  const attempt: LoginAttempt = {
    provider,
    language: params.language,
    returnTo: params.returnTo,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
  };
  return { attempt, url: await consentUrl(config, attempt, site + backPath(provider)) };
}

/**
 * Returns the account of a provider's user: the one they used before, or the one with their address, or a new
 * one. If its password was set by somebody who never showed that they receive mail at the address, it may be
 * a stranger's and is removed. An address the provider has not verified is refused with
 * social_email_unverified, one that only looks like the account's with social_login_failed.
 */
export async function accountOf(
  deps: Deps,
  { provider, language }: Pick<LoginAttempt, "provider" | "language">,
  person: ProviderUser,
  visitor: Visitor,
): Promise<UserRow> {
  const db = await deps.database();
  const known = await findByIdentity(db, provider, person.subject);
  if (known) return known;
  if (!person.isVerified || person.email === undefined)
    throw new Problem("social_email_unverified");
  const parts = parseEmail(person.email);
  if (!parts) throw new Problem("social_email_unverified");
  const account =
    (await findByKey(db, parts.emailKey)) ??
    (await openAccount(
      deps,
      {
        ...parts,
        name: nameSchema.safeParse(person.name).data ?? "",
        passwordHash: null,
        passwordProved: false,
        language: person.language ?? language,
        marketingConsent: false,
        favoriteAvatarSrc: null,
        guestUserId: visitor.guestUserId ?? null,
      },
      visitor.site,
    )) ??
    // Another device of this user created the account first.
    (await findByKey(db, parts.emailKey));
  // Similar-looking addresses share a key, and the provider verified only one of them.
  const isSame = account?.email?.toLowerCase() === parts.email.toLowerCase();
  if (!account || !isSame) throw new Problem("social_login_failed");
  const { subject } = person;
  const row = { provider, subject, userId: account.id, createdAt: deps.now() };
  if (account.passwordHash === null || account.passwordProved) {
    await linkIdentity(db, row);
    return account;
  }
  await claimByIdentity(db, row, parts.emailKey);
  return { ...account, passwordHash: null };
}

/**
 * Completes the login of a user who was redirected back from a provider. Refuses with
 * provider_not_configured, social_login_denied, social_login_failed, social_email_unverified,
 * account_blocked.
 */
export async function finishSocialLogin(
  deps: Deps,
  params: {
    readonly provider: string;
    readonly attempt: LoginAttempt | undefined;
    readonly back: URL;
  },
  visitor: Visitor,
): Promise<Entrance> {
  const [provider, config] = configOf(deps, params.provider);
  const { attempt, back } = params;
  if (attempt?.provider !== provider) throw new Problem("social_login_failed");
  const person = await providerUserOf(config, attempt, back, visitor.site + backPath(provider));
  return enter(deps, await accountOf(deps, attempt, person, visitor), visitor, provider);
}
