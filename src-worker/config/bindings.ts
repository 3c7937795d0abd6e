import type { Pairing } from "../../src-rooms/platforms/durable-object/pairing.ts";
import type { CrowdObject } from "../../src-rooms/platforms/durable-object/crowdObject.ts";
import type { RoomObject } from "../../src-rooms/platforms/durable-object/roomObject.ts";
import type { Codes } from "./codesObject.ts";
import type { Keys } from "./keysObject.ts";
import type { Metrics } from "./metrics.ts";
import type { LanguageModel } from "./robotLine.ts";

/** What the platform hands the Worker: bindings of wrangler.toml, secrets and variables. */
export interface Bindings {
  readonly DB: D1Database;
  readonly Room: DurableObjectNamespace<RoomObject>;
  readonly Crowd: DurableObjectNamespace<CrowdObject>;
  readonly Pairing: DurableObjectNamespace<Pairing>;
  readonly Keys: DurableObjectNamespace<Keys>;
  readonly Codes: DurableObjectNamespace<Codes>;
  readonly ASSETS: Fetcher;
  /** Pictures that people upload for their packs. */
  readonly PICTURES?: R2Bucket;
  readonly LIMIT_LOOKUP?: RateLimit;
  readonly LIMIT_WRITE?: RateLimit;
  readonly LIMIT_READ?: RateLimit;
  readonly AUTH_SECRETS?: string;
  readonly DEV?: string;
  /** With DEV=1: the server may be broken on purpose (faults.ts). */
  readonly FAULTS?: string;
  readonly CLOCK_SKEW_MS?: string;
  /** With DEV=1: everybody is offered every game (npm run dev). */
  readonly OPEN_GAMES?: string;
  readonly PUBLIC_URL?: string;
  readonly SITE_URL?: string;
  readonly SITE_NAME?: string;
  /** `#rrggbb`, for buttons and headings. */
  readonly SITE_COLOR?: string;
  /** Who runs the site, for its legal texts; so are the next two. */
  readonly SITE_OPERATOR?: string;
  readonly SITE_ADDRESS?: string;
  readonly SITE_CONTACT?: string;
  /** Where its people are met elsewhere, by https. */
  readonly SITE_BLOG?: string;
  readonly SITE_COMMUNITY?: string;
  readonly SITE_SOCIAL?: string;
  /** Mail address that helps. */
  readonly SITE_SUPPORT?: string;
  /** A second domain of the same site, and what it is called there. */
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
  /** Workers AI, where a deployment binds it: translations, livelier robots. */
  readonly AI?: AiBinding & LanguageModel;
  readonly POSTHOG_KEY?: string;
  readonly POSTHOG_HOST?: string;
  readonly SENTRY_DSN?: string;
  /** Workers Analytics Engine, where a deployment binds it. */
  readonly METRICS?: Metrics;
  /** What the platform knows of the deployed version. */
  readonly CF_VERSION?: { readonly id: string };
  /** Of the receiver registered with Google; public. */
  readonly CAST_APP_ID?: string;
}

/** Workers AI as far as we use it. */
export interface AiBinding {
  run(model: string, input: Readonly<Record<string, unknown>>): Promise<unknown>;
}
