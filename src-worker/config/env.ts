import * as z from "zod";
import type { AiBinding, Bindings } from "./bindings.ts";
import { bindingMailer, resendMailer, type Mailer } from "./mailers.ts";
import { siteFacts } from "./siteFacts.ts";
import { VERSION } from "./version.ts";
import { readProviders, type Providers } from "./providers.ts";
import type { SiteFacts } from "../../src-shared/catalog/siteFacts.ts";
import type { Metrics } from "./metrics.ts";
import { takesFaults } from "./faultInjection.ts";
import { webOrigin } from "../../src-shared/text/webOrigin.ts";
import { parseAuthSecrets, type AuthSecrets } from "../../src-shared/protocol/roomToken.ts";

interface MailConfig {
  /** Name of the product in mails. */
  readonly site: string;
  readonly from: EmailAddress;
  /** Who reads what the contact form brings. */
  readonly team: string;
  /** Hands a mail to the provider; rejects when it does not take it. None: mails wait in the table, where admins read them. */
  readonly send?: Mailer;
}

/** Translate a text between languages, named as BCP 47 has it. Rejects when it cannot. */
export type Translator = (text: string, source: string, target: string) => Promise<string>;

export interface PosthogConfig {
  readonly key: string;
  /** Without a slash at the end. */
  readonly host: string;
}

export interface StripeConfig {
  readonly kind: "stripe";
  readonly secretKey: string;
  /** Of the endpoint POST /api/v1/payment/webhook. */
  readonly webhookSecret: string;
}

/** Development without keys: a stand-in whose events are signed by ourselves. */
export interface SandboxConfig {
  readonly kind: "sandbox";
  readonly webhookSecret: string;
}

type PaymentConfig = StripeConfig | SandboxConfig;

/**
 * How often one address may call: `lookup` finds rooms by code without a credential, `write`
 * changes something, `read` is everything else. `machine`: another service that proves with a signature
 * who it is; it is not limited.
 */
export const RATE_CLASSES = ["lookup", "write", "read", "machine"] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** The Worker's configuration, checked. */
export interface Config {
  readonly secrets: AuthSecrets;
  /** Development: cookies work over plain http. */
  readonly isDev: boolean;
  /** `npm run chaos` may break this server. */
  readonly takesFaults: boolean;
  /** `npm run dev`: everybody is offered what otherwise only admins try out. */
  readonly opensAllGames: boolean;
  /** Where phones reach this server when the host's own address would not do (localhost). */
  readonly publicUrl?: string;
  /** Where links of mails lead when no request says it; without a slash at the end. */
  readonly siteUrl?: string;
  /** What its pages are told of this deployment. */
  readonly site: SiteFacts;
  /** SITE_URL or PUBLIC_URL is set, and is no address. */
  readonly hasBadAddress: boolean;
  /** The same of POSTHOG_HOST. */
  readonly hasBadPosthogHost: boolean;
  /** SITE_COLOR is set, and cannot be used. */
  readonly hasBadColor: boolean;
  readonly mail: MailConfig;
  /** Whose accounts people may log in with. */
  readonly providers: Providers;
  /** Of the Discord application's bot, which may ask who is in an activity; none: nobody is asked. */
  readonly discordBotToken?: string;
  /** None: nothing can be bought here. */
  readonly payment?: PaymentConfig;
  /** Receiver that pages start on a cast device. None: nothing can be cast. */
  readonly castAppId?: string;
  /** None: nothing is translated by machine. */
  readonly translate?: Translator;
  /** Errors are told to somebody, not only logged. */
  readonly isWatched: boolean;
  /** Which deployment this is. */
  readonly build: string;
  /** None: nothing is measured. */
  readonly metrics?: Metrics;
  /** None: what happens is only counted. */
  readonly posthog?: PosthogConfig;
  /** A class without a limiter is not limited. */
  readonly limits: Readonly<Partial<Record<RateClass, RateLimit>>>;
}

/** Names of the keys of development machines (scripts/wrangler.ts) and of tests. */
const DEVELOPMENT_KIDS: readonly (string | undefined)[] = ["development", "test"];
const DEVELOPMENT_ADDRESS = "hubbub@localhost";

/** Whoever delivers mails here; nobody in development, nor where nobody was set. */
function mailerOf({ EMAIL, RESEND_API_KEY }: Bindings): Mailer | undefined {
  if (RESEND_API_KEY) return resendMailer(RESEND_API_KEY);
  return EMAIL && bindingMailer(EMAIL);
}

/** The address of a setting, which many write as mail programs do: `Name <address>`. */
const addressIn = (said = "") => (/<([^<>]*)>\s*$/u.exec(said)?.[1] ?? said).trim();

function mailConfig(env: Bindings, isDev: boolean, site: string): MailConfig {
  const MAIL_FROM = addressIn(env.MAIL_FROM);
  const mailer = mailerOf(env);
  if (mailer && !MAIL_FROM) throw new Error("MAIL_FROM is not set: see README, 'Configure'");
  const email = MAIL_FROM || DEVELOPMENT_ADDRESS;
  return {
    site,
    from: { name: site, email },
    team: addressIn(env.MAIL_TEAM) || email,
    ...(!isDev && mailer && { send: mailer }),
  };
}

/** Both keys or none: a checkout whose events nobody could verify would take money and give nothing. */
function paymentConfig(
  { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Bindings,
  isDev: boolean,
  [first]: AuthSecrets,
): PaymentConfig | undefined {
  if (secretKey && webhookSecret) return { kind: "stripe", secretKey, webhookSecret };
  if (secretKey || webhookSecret) {
    throw new Error("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both");
  }
  if (!isDev || !first) return undefined;
  return { kind: "sandbox", webhookSecret: `whsec_sandbox_${first.secret}` };
}

/** Many languages to many others, small and quick: https://developers.cloudflare.com/workers-ai/models/. */
const TRANSLATION_MODEL = "@cf/meta/m2m100-1.2b";
const translationSchema = z.object({ translated_text: z.string() });

function translatorOf(ai: AiBinding): Translator {
  return async (text, source, target) => {
    const input = { text, source_lang: source, target_lang: target };
    return translationSchema.parse(await ai.run(TRANSLATION_MODEL, input)).translated_text;
  };
}

/** PostHog's own European cloud, unless somebody runs another. */
const POSTHOG_HOST = "https://eu.i.posthog.com";

/** A host of somebody's own that is no address: nothing goes to another one in its place. */
function posthogConfig({ POSTHOG_KEY: key, POSTHOG_HOST: said }: Bindings) {
  const host = webOrigin(said?.trim() || POSTHOG_HOST);
  return key && host !== undefined ? { posthog: { key, host } } : {};
}

/** It is set, and no address. */
const isBadAddress = (said: string | undefined) =>
  Boolean(said?.trim()) && webOrigin(said) === undefined;

/** Where errors are sent, if anywhere. It is known even when the rest of the environment is unusable. */
export function sentryDsn({ SENTRY_DSN }: Bindings): string | undefined {
  return SENTRY_DSN || undefined;
}

/** The address people know the site by, where it is set. Known even when the environment is unusable. */
export function siteUrl({ SITE_URL }: Bindings): string | undefined {
  return webOrigin(SITE_URL);
}

/**
 * Is this a development server, which shows everybody's mail to its own machine? Throws where only the variable
 * says so: a deployment has no keys of such a machine.
 */
function isDevelopment({ DEV }: Bindings, [first]: AuthSecrets): boolean {
  if (DEV !== "1") return false;
  if (DEVELOPMENT_KIDS.includes(first?.kid)) return true;
  throw new Error("DEV=1 is for development machines: take the variable away");
}

const parsed = new WeakMap<Bindings, Config>();

/**
 * Read the environment, once per isolate: nothing else reads it. Throws when it is unusable, above
 * all when AUTH_SECRETS is missing: there is no default to fall back to.
 */
export function readEnv(env: Bindings): Config {
  const known = parsed.get(env);
  if (known) return known;
  const secrets = parseAuthSecrets(env.AUTH_SECRETS);
  const isDev = isDevelopment(env, secrets);
  const payment = paymentConfig(env, isDev, secrets);
  const site = siteFacts(env);
  const [ownUrl, publicUrl] = [siteUrl(env), webOrigin(env.PUBLIC_URL)];
  const config: Config = {
    secrets,
    isDev,
    isWatched: sentryDsn(env) !== undefined,
    build: env.CF_VERSION?.id ?? VERSION,
    takesFaults: takesFaults(env),
    opensAllGames: isDev && env.OPEN_GAMES === "1",
    ...(publicUrl !== undefined && { publicUrl }),
    ...(ownUrl !== undefined && { siteUrl: ownUrl }),
    hasBadAddress: [env.SITE_URL, env.PUBLIC_URL].some(isBadAddress),
    hasBadPosthogHost: isBadAddress(env.POSTHOG_HOST),
    site,
    hasBadColor: Boolean(env.SITE_COLOR) && site.color === undefined,
    mail: mailConfig(env, isDev, site.name),
    providers: readProviders(env, isDev),
    ...(env.DISCORD_BOT_TOKEN && { discordBotToken: env.DISCORD_BOT_TOKEN }),
    ...(payment && { payment }),
    ...(env.AI && { translate: translatorOf(env.AI) }),
    ...posthogConfig(env),
    ...(env.METRICS && { metrics: env.METRICS }),
    ...(env.CAST_APP_ID && { castAppId: env.CAST_APP_ID }),
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
