import type { GameRoom } from "../src-rooms/room.ts";
import type { LanguageModel } from "./robots/robotLine.ts";
import { parseAuthSecrets, type AuthSecrets } from "../src-rooms/protocol/roomToken.ts";

/** What the platform hands the Worker: bindings of wrangler.toml, secrets and variables. */
export interface Bindings {
  readonly DB: D1Database;
  readonly Room: DurableObjectNamespace<GameRoom>;
  readonly ASSETS: Fetcher;
  readonly LIMIT_LOOKUP?: RateLimit;
  readonly LIMIT_WRITE?: RateLimit;
  readonly LIMIT_READ?: RateLimit;
  /** Workers AI, where a deployment binds it: livelier robots. */
  readonly AI?: LanguageModel;
  readonly AUTH_SECRETS?: string;
  readonly DEV?: string;
  readonly PUBLIC_URL?: string;
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
  /** A class without a limiter is not limited. */
  readonly limits: Readonly<Partial<Record<RateClass, RateLimit>>>;
}

const parsed = new WeakMap<Bindings, Config>();

/**
 * Read the environment, once per isolate: nothing else reads it. Throws when it is unusable, above
 * all when AUTH_SECRETS is missing: there is no default to fall back to.
 */
export function readEnv(env: Bindings): Config {
  const known = parsed.get(env);
  if (known) return known;
  const config: Config = {
    secrets: parseAuthSecrets(env.AUTH_SECRETS),
    isDev: env.DEV === "1",
    ...(env.PUBLIC_URL && { publicUrl: new URL(env.PUBLIC_URL).origin }),
    limits: {
      ...(env.LIMIT_LOOKUP && { lookup: env.LIMIT_LOOKUP }),
      ...(env.LIMIT_WRITE && { write: env.LIMIT_WRITE }),
      ...(env.LIMIT_READ && { read: env.LIMIT_READ }),
    },
  };
  parsed.set(env, config);
  return config;
}
