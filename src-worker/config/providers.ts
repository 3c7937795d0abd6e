import type { AuthorizationServer } from "oauth4webapi";
import { PROVIDERS, type Provider } from "../../src-shared/catalog/people.ts";
import type { Bindings } from "./bindings.ts";

/** A provider's endpoints, and the credentials of this application there. */
export interface ProviderConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly server: AuthorizationServer;
  readonly scope: string;
  /** Returns who logged in. Without it, the ID token does (OpenID Connect). */
  readonly userInfoUrl?: string;
  /** A stand-in on this machine, over plain http. */
  readonly isStandIn: boolean;
}

export type Providers = Readonly<Partial<Record<Provider, ProviderConfig>>>;

type Place = Pick<ProviderConfig, "server" | "scope" | "userInfoUrl">;

/** Endpoints from the providers' documentation; changes are announced years ahead. */
const REAL: Readonly<Record<Provider, Place>> = {
  discord: {
    server: {
      issuer: "https://discord.com",
      authorization_endpoint: "https://discord.com/oauth2/authorize",
      token_endpoint: "https://discord.com/api/oauth2/token",
    },
    scope: "identify email",
    userInfoUrl: "https://discord.com/api/users/@me",
  },
  google: {
    server: {
      issuer: "https://accounts.google.com",
      authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
      token_endpoint: "https://oauth2.googleapis.com/token",
    },
    scope: "openid email profile",
  },
};

/** The same endpoints on one machine: `base/authorize`, `base/token`, `base/users/@me`. */
function standIn(provider: Provider, base: string): Place {
  const { scope, userInfoUrl } = REAL[provider];
  return {
    server: {
      issuer: base,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
    },
    scope,
    ...(userInfoUrl !== undefined && { userInfoUrl: `${base}/users/@me` }),
  };
}

/** Returns the configured providers. In development a stand-in can replace all of them. */
export function readProviders(env: Bindings, isDev: boolean): Providers {
  const base = isDev ? env.SOCIAL_STAND_IN : undefined;
  const keys: Readonly<Record<Provider, readonly [string | undefined, string | undefined]>> = {
    discord: [env.DISCORD_CLIENT_ID, env.DISCORD_CLIENT_SECRET],
    google: [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
  };
  const providers: Partial<Record<Provider, ProviderConfig>> = {};
  for (const provider of PROVIDERS) {
    const [clientId, clientSecret] = base ? ["hubbub", "stand-in"] : keys[provider];
    if (!clientId || !clientSecret) continue;
    const place = base ? standIn(provider, base) : REAL[provider];
    providers[provider] = { clientId, clientSecret, isStandIn: base !== undefined, ...place };
  }
  return providers;
}
