import type { MiddlewareHandler } from "hono";
import type { Config, RateClass } from "../../config/env.ts";
import type { AppEnv } from "../context.ts";
import { callerKey } from "./callerKey.ts";
import { Problem } from "../../shared/problem.ts";

/** The limiters' period, s: after it the address may call again. */
const PERIOD_S = 60;

/**
 * Has whoever this request comes from called too often? Counts the call. `purse`: what is counted apart
 * from the other calls of this class.
 */
export async function isTooOften(
  config: Config,
  rate: RateClass,
  request: Request,
  purse = "",
): Promise<boolean> {
  const key = await callerKey(config, request);
  if (key === undefined) return false;
  const outcome = await config.limits[rate]?.limit({ key: purse + key });
  return outcome?.success === false;
}

/** Refuse an address that calls too often. */
export function rateLimit(config: Config, rate: RateClass): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (await isTooOften(config, rate, c.req.raw)) {
      throw new Problem("too_many_requests", { headers: { "retry-after": String(PERIOD_S) } });
    }
    await next();
  };
}
