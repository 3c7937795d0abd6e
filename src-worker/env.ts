import type { Pairing } from "../src-rooms/pairing.ts";
import type { GameRoom } from "../src-rooms/room.ts";
import { readProviders, type Providers } from "./social/providers.ts";
import { parseAuthSecrets, type AuthSecrets } from "../src-rooms/protocol/roomToken.ts";

/** What the platform hands the Worker: bindings of wrangler.toml, secrets and variables. */
export interface Bindings {
  readonly DB: D1Database;
  readonly Room: DurableObjectNamespace<GameRoom>;
  readonly Pairing: DurableObjectNamespace<Pairing>;
  readonly ASSETS: Fetcher;
  readonly LIMIT_LOOKUP?: RateLimit;
  readonly LIMIT_WRITE?: RateLimit;
  readonly LIMIT_READ?: RateLimit;
  readonly AUTH_SECRETS?: string;
  readonly DEV?: string;
  readonly PUBLIC_URL?: string;
  readonly SITE_URL?: string;
  readonly SITE_NAME?: string;
  readonly EMAIL?: SendEmail;
  readonly MAIL_FROM?: string;
  readonly MAIL_TEAM?: string;
  readonly DISCORD_CLIENT_ID?: string;
  readonly DISCORD_CLIENT_SECRET?: string;
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly SOCIAL_STAND_IN?: string;
}

/** One mail for the provider. */
export interface OutgoingMail {
  readonly from: EmailAddress;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
  readonly replyTo?: string;
}

export interface MailConfig {
  /** Name of the product in mails. */
  readonly site: string;
  readonly from: EmailAddress;
  /** Who reads what the contact form brings. */
  readonly team: string;
  /** Hands a mail to the provider; rejects when it does not take it. None: mails stay in the table. */
  readonly send?: (mail: OutgoingMail) => Promise<unknown>;
}

/**
 * How often one address may call: `lookup` finds rooms by code without a credential, `write`
 * changes something, `read` is everything else.
 */
export const RATE_CLASSES = ["lookup", "write", "read"] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** The Worker's configuration, checked. */
export interface Config {
  readonly secrets: AuthSecrets;
  /** Development: cookies work over plain http. */
  readonly isDev: boolean;
  /** Where phones reach this server when the host's own address would not do (localhost). */
  readonly publicUrl?: string;
  /** Where links of mails lead when no request says it; without a slash at the end. */
  readonly siteUrl?: string;
  readonly mail: MailConfig;
  /** Whose accounts people may log in with. */
  readonly providers: Providers;
  /** A class without a limiter is not limited. */
  readonly limits: Readonly<Partial<Record<RateClass, RateLimit>>>;
}

const DEVELOPMENT_ADDRESS = "hubbub@localhost";

async function withoutBinding(): Promise<never> {
  throw new Error("no binding EMAIL");
}

/** Development keeps its mails in the table; anywhere else a missing binding is an error to be seen. */
function mailConfig(env: Bindings, isDev: boolean): MailConfig {
  const site = env.SITE_NAME || "Hubbub";
  const { EMAIL, MAIL_FROM } = env;
  if (EMAIL && !MAIL_FROM) throw new Error("MAIL_FROM is not set: see README, 'Configure'");
  const email = MAIL_FROM || DEVELOPMENT_ADDRESS;
  return {
    site,
    from: { name: site, email },
    team: env.MAIL_TEAM || email,
    ...(!isDev && { send: EMAIL ? (mail) => EMAIL.send(mail) : withoutBinding }),
  };
}

const parsed = new WeakMap<Bindings, Config>();

/**
 * Read the environment, once per isolate: nothing else reads it. Throws when it is unusable, above
 * all when AUTH_SECRETS is missing: there is no default to fall back to.
 */
export function readEnv(env: Bindings): Config {
  const known = parsed.get(env);
  if (known) return known;
  const isDev = env.DEV === "1";
  const config: Config = {
    secrets: parseAuthSecrets(env.AUTH_SECRETS),
    isDev,
    ...(env.PUBLIC_URL && { publicUrl: new URL(env.PUBLIC_URL).origin }),
    ...(env.SITE_URL && { siteUrl: new URL(env.SITE_URL).origin }),
    mail: mailConfig(env, isDev),
    providers: readProviders(env, isDev),
    limits: {
      ...(env.LIMIT_LOOKUP && { lookup: env.LIMIT_LOOKUP }),
      ...(env.LIMIT_WRITE && { write: env.LIMIT_WRITE }),
      ...(env.LIMIT_READ && { read: env.LIMIT_READ }),
    },
  };
  parsed.set(env, config);
  return config;
}

/** Where links of mails lead: what is configured, else where the request that asks for one came to. */
export function siteOf({ siteUrl }: Config, requestUrl: string): string {
  return siteUrl ?? new URL(requestUrl).origin;
}
