import type { Pairing } from "../../src-rooms/platforms/durable-object/pairing.ts";
import type { CrowdObject } from "../../src-rooms/platforms/durable-object/crowdObject.ts";
import type { RoomObject } from "../../src-rooms/platforms/durable-object/roomObject.ts";
import type { Codes } from "./codesObject.ts";
import type { Keys } from "./keysObject.ts";
import type { Metrics } from "./metrics.ts";
import type { LanguageModel } from "./robotLine.ts";

/** What the platform gives the Worker: bindings of wrangler.toml, secrets and variables. */
export interface Bindings {
  readonly DB: D1Database;
  readonly Room: DurableObjectNamespace<RoomObject>;
  readonly Crowd: DurableObjectNamespace<CrowdObject>;
  readonly Pairing: DurableObjectNamespace<Pairing>;
  readonly Keys: DurableObjectNamespace<Keys>;
  readonly Codes: DurableObjectNamespace<Codes>;
  readonly ASSETS: Fetcher;
  /** Pictures that people uploaded for their packs. */
  readonly PICTURES?: R2Bucket;
  readonly LIMIT_LOOKUP?: RateLimit;
  readonly LIMIT_WRITE?: RateLimit;
  readonly LIMIT_READ?: RateLimit;
  readonly AUTH_SECRETS?: string;
  readonly DEV?: string;
  /** With DEV=1: the server may be broken on purpose (faultInjection.ts). */
  readonly FAULTS?: string;
  readonly CLOCK_SKEW_MS?: string;
  /** With DEV=1: every game is offered to everybody (`npm run dev`). */
  readonly OPEN_GAMES?: string;
  readonly PUBLIC_URL?: string;
  readonly SITE_URL?: string;
  readonly SITE_NAME?: string;
  /** `#rrggbb`, for buttons and headings. */
  readonly SITE_COLOR?: string;
  /** Who runs the site, for its legal texts; the next two are for them as well. */
  readonly SITE_OPERATOR?: string;
  readonly SITE_ADDRESS?: string;
  readonly SITE_CONTACT?: string;
  /** The site's pages elsewhere, https addresses. */
  readonly SITE_BLOG?: string;
  readonly SITE_COMMUNITY?: string;
  readonly SITE_SOCIAL?: string;
  /** Mail address for help. */
  readonly SITE_SUPPORT?: string;
  /** A second domain of the same site, and the site's title there. */
  readonly SITE_SECOND_HOST?: string;
  readonly SITE_SECOND_TITLE?: string;
  readonly EMAIL?: SendEmail;
  readonly RESEND_API_KEY?: string;
  readonly MAIL_FROM?: string;
  readonly MAIL_TEAM?: string;
  readonly DISCORD_CLIENT_ID?: string;
  readonly DISCORD_CLIENT_SECRET?: string;
  readonly DISCORD_BOT_TOKEN?: string;
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly SOCIAL_STAND_IN?: string;
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  /** Workers AI, if a deployment binds it: translations, livelier robots. */
  readonly AI?: AiBinding & LanguageModel;
  readonly POSTHOG_KEY?: string;
  readonly POSTHOG_HOST?: string;
  readonly SENTRY_DSN?: string;
  /** Workers Analytics Engine, if a deployment binds it. */
  readonly METRICS?: Metrics;
  /** Metadata of the deployed version. */
  readonly CF_VERSION?: { readonly id: string };
  /** Id of the Cast receiver registered with Google; public. */
  readonly CAST_APP_ID?: string;
}

/** The part of Workers AI that translations use. */
export interface AiBinding {
  run(model: string, input: Readonly<Record<string, unknown>>): Promise<unknown>;
}
