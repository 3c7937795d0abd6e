import type { MiddlewareHandler } from "hono";
import { RATE_LIMITS, RATE_PERIOD_S } from "../../../src-shared/catalog/rateLimits.ts";
import type { Config, RateClass } from "../../config/env.ts";
import type { AppEnv } from "../context.ts";
import { callerKey } from "./callerKey.ts";
import { Problem } from "../../shared/problem.ts";

type LimitedClass = keyof typeof RATE_LIMITS;

/** Counts the request and returns the limiter's verdict; undefined if this request is not limited. */
async function counted(
  config: Config,
  rate: RateClass,
  request: Request,
  purse = "",
): Promise<RateLimitOutcome | undefined> {
  const key = await callerKey(config, request);
  if (key === undefined) return undefined;
  return config.limits[rate]?.limit({ key: purse + key });
}

/**
 * Counts the request, and returns whether its caller has sent too many. `purse`: prefix of a count that is
 * separate from the other requests of this class.
 */
export async function isTooOften(
  config: Config,
  rate: RateClass,
  request: Request,
  purse = "",
): Promise<boolean> {
  return (await counted(config, rate, request, purse))?.success === false;
}

const POLICY = "ratelimit-policy";
const policyOf = (rate: LimitedClass) => `"${rate}";q=${RATE_LIMITS[rate]};w=${RATE_PERIOD_S}`;

/**
 * Builds the refusal of an address that calls too often. Its headers are those of
 * draft-ietf-httpapi-ratelimit-headers. The platform's limiters only say yes or no, so how many calls are
 * left is known only when there are none.
 */
export function tooOften(rate: LimitedClass): Problem {
  return new Problem("too_many_requests", {
    headers: {
      "retry-after": String(RATE_PERIOD_S),
      [POLICY]: policyOf(rate),
      ratelimit: `"${rate}";r=0;t=${RATE_PERIOD_S}`,
    },
  });
}

/** Refuses an address that calls too often. */
export function rateLimit(config: Config, rate: RateClass): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const outcome = rate === "machine" ? undefined : await counted(config, rate, c.req.raw);
    if (rate === "machine" || !outcome) return next();
    if (!outcome.success) throw tooOften(rate);
    c.set("ratePolicy", policyOf(rate));
    return next();
  };
}

/** States in a header of every response, including refusals, under which limit it was counted. */
export const ratePolicyHeader: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const policy = c.get("ratePolicy");
  if (policy !== undefined) c.header(POLICY, policy, { append: true });
};
