import type { MiddlewareHandler } from "hono";
import type { Config, RateClass } from "../env.ts";
import type { AppEnv } from "../shared/context.ts";
import { Problem } from "../shared/problem.ts";

/** The limiters' period, s: after it the address may call again. */
const PERIOD_S = 60;

const LOCAL = "local";
const THIS_MACHINE = [LOCAL, "127.0.0.1", "::1"];

/** Has the address this request came from called too often? Counts the call. */
export async function isTooOften(
  { limits, isDev }: Config,
  rate: RateClass,
  request: Request,
): Promise<boolean> {
  const address = request.headers.get("cf-connecting-ip") ?? LOCAL;
  // On a developer's machine one address plays all the phones.
  if (isDev && THIS_MACHINE.includes(address)) return false;
  const outcome = await limits[rate]?.limit({ key: address });
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
