import * as z from "zod";
import type { AiBinding, Bindings } from "./bindings.ts";
import { addressIn, sentryDsn } from "./contacts.ts";
import { bindingMailer, resendMailer, type Mailer } from "./mailers.ts";
import { hasStripe, siteFacts } from "./siteFacts.ts";
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
  /** Who receives the messages of the contact form. */
  readonly team: string;
  /**
   * Hands a mail to the provider; rejects if it is not accepted. None: mails wait in the table, where admins
   * can read them.
   */
  readonly send?: Mailer;
}

/** Translates a text between two languages, given as BCP 47 tags. Rejects if that fails. */
export type Translator = (text: string, source: string, target: string) => Promise<string>;

/** Where events are sent for analysis. */
export interface PosthogConfig {
  readonly key: string;
  /** Without a trailing slash. */
  readonly host: string;
}

/** The keys of an account at Stripe. */
export interface StripeConfig {
  readonly kind: "stripe";
  readonly secretKey: string;
  /** Secret of the endpoint POST /api/v1/payment/webhook. */
  readonly webhookSecret: string;
}

/** Development without keys: a stand-in whose events the Worker signs itself. */
export interface SandboxConfig {
  readonly kind: "sandbox";
  readonly webhookSecret: string;
}

type PaymentConfig = StripeConfig | SandboxConfig;

/**
 * Classes of rate limits per address: `lookup` finds rooms by code without a credential, `write` changes
 * something, `read` is everything else. `machine` is another service that proves its identity with a
 * signature; it is not limited.
 */
export const RATE_CLASSES = ["lookup", "write", "read", "machine"] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** The Worker's configuration, validated. */
export interface Config {
  readonly secrets: AuthSecrets;
  /** Development: cookies work over plain http. */
  readonly isDev: boolean;
  /** `npm run chaos` may break this server. */
  readonly takesFaults: boolean;
  /** `npm run dev`: everybody is offered the games that otherwise only admins can try. */
  readonly opensAllGames: boolean;
  /** Address at which phones reach this server if they cannot use the host's own (localhost). */
  readonly publicUrl?: string;
  /** Public address of the site, to which links in mails lead; without a trailing slash. */
  readonly siteUrl?: string;
  /** Facts about this deployment for its pages. */
  readonly site: SiteFacts;
  /** SITE_URL or PUBLIC_URL is set, but not a valid address. */
  readonly hasBadAddress: boolean;
  /** The same for POSTHOG_HOST. */
  readonly hasBadPosthogHost: boolean;
  /** SITE_COLOR is set, but cannot be used. */
  readonly hasBadColor: boolean;
  readonly mail: MailConfig;
  /** Providers whose accounts people may log in with. */
  readonly providers: Providers;
  /**
   * Token of the Discord application's bot, which may look up who is in an activity. None: that is not
   * checked.
   */
  readonly discordBotToken?: string;
  /** None: nothing can be bought here. */
  readonly payment?: PaymentConfig;
  /** Id of the receiver that pages start on a cast device. None: casting is not available. */
  readonly castAppId?: string;
  /** None: there is no machine translation. */
  readonly translate?: Translator;
  /** Errors are sent to a monitoring service, not only logged. */
  readonly isWatched: boolean;
  /** SENTRY_DSN is set, but cannot be used. */
  readonly hasBadSentryDsn: boolean;
  /** Id of this deployment. */
  readonly build: string;
  /** None: no metrics are recorded. */
  readonly metrics?: Metrics;
  /** None: events are only counted. */
  readonly posthog?: PosthogConfig;
  /** A class without a limiter is not limited. */
  readonly limits: Readonly<Partial<Record<RateClass, RateLimit>>>;
}

/** Ids of the keys of development machines (scripts/wrangler.ts) and of tests. */
const DEVELOPMENT_KIDS: readonly (string | undefined)[] = ["development", "test"];
const DEVELOPMENT_ADDRESS = "hubbub@localhost";

/** Returns the configured mail provider; undefined if there is none, as in development. */
function mailerOf({ EMAIL, RESEND_API_KEY }: Bindings): Mailer | undefined {
  if (RESEND_API_KEY) return resendMailer(RESEND_API_KEY);
  return EMAIL && bindingMailer(EMAIL);
}

function mailConfig(env: Bindings, isDev: boolean, site: string): MailConfig {
  const MAIL_FROM = addressIn(env.MAIL_FROM);
  const mailer = mailerOf(env);
  const email = MAIL_FROM ?? DEVELOPMENT_ADDRESS;
  return {
    site,
    from: { name: site, email },
    team: addressIn(env.MAIL_TEAM) ?? email,
    // Without a sender, mails wait as without a provider: settings come one by one, also while people play.
    ...(!isDev && mailer && MAIL_FROM && { send: mailer }),
  };
}

/**
 * Requires both keys: a checkout whose events cannot be verified would take money and give nothing. With only one,
 * as between the two commands that set them, nothing can be bought, and everything else goes on.
 */
function paymentConfig(env: Bindings, isDev: boolean, [first]: AuthSecrets) {
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_WEBHOOK_SECRET: webhookSecret = "" } = env;
  if (hasStripe(env)) return { kind: "stripe", secretKey, webhookSecret } as const;
  if (!isDev || !first) return undefined;
  return { kind: "sandbox", webhookSecret: `whsec_sandbox_${first.secret}` } as const;
}

/** Supports many language pairs, small and fast: https://developers.cloudflare.com/workers-ai/models/. */
const TRANSLATION_MODEL = "@cf/meta/m2m100-1.2b";
const translationSchema = z.object({ translated_text: z.string() });

function translatorOf(ai: AiBinding): Translator {
  return async (text, source, target) => {
    const input = { text, source_lang: source, target_lang: target };
    return translationSchema.parse(await ai.run(TRANSLATION_MODEL, input)).translated_text;
  };
}

/** PostHog's European cloud, unless another host is configured. */
const POSTHOG_HOST = "https://eu.i.posthog.com";

/**
 * Returns PostHog's configuration. If the configured host is not a valid address, nothing is sent to the
 * default one instead.
 */
function posthogConfig({ POSTHOG_KEY: key, POSTHOG_HOST: said }: Bindings) {
  const host = webOrigin(said?.trim() || POSTHOG_HOST);
  return key && host !== undefined ? { posthog: { key, host } } : {};
}

/** Whether an address is set but not valid. */
const isBadAddress = (said: string | undefined) =>
  Boolean(said?.trim()) && webOrigin(said) === undefined;

/**
 * Returns the site's public address, if it is set. It works even if the rest of the environment is unusable.
 */
export function siteUrl({ SITE_URL }: Bindings): string | undefined {
  return webOrigin(SITE_URL);
}

/**
 * Whether this is a development server, which shows everybody's mail on its own machine. Throws if only the
 * variable says so: a deployment does not have the keys of a development machine.
 */
function isDevelopment({ DEV }: Bindings, [first]: AuthSecrets): boolean {
  if (DEV !== "1") return false;
  if (DEVELOPMENT_KIDS.includes(first?.kid)) return true;
  throw new Error("DEV=1 is for development machines only: remove the variable");
}

const parsed = new WeakMap<Bindings, Config>();

/**
 * Reads the environment, once per isolate. Nothing else reads it. Throws if it is unusable, above all if it has no
 * AUTH_SECRETS; a deployment without the secret is given keys of its own first (src-worker/config/ownKeys.ts).
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
    hasBadSentryDsn: Boolean(env.SENTRY_DSN?.trim()) && sentryDsn(env) === undefined,
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

/** Returns the origin for links in mails: the configured one, or else that of the current request. */
export function siteOf({ siteUrl }: Config, requestUrl: string): string {
  return siteUrl ?? new URL(requestUrl).origin;
}
