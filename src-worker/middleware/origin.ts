import { activityOrigin } from "../discord/activityOrigin.ts";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../env.ts";
import type { AppEnv } from "../shared/context.ts";
import { Problem } from "../shared/problem.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

function isOurs(origin: string | undefined, url: URL, config: Config): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Inside Discord our page has another origin, and Discord's proxy brings its calls here.
  if (origin === activityOrigin(config)) return true;
  // A development server may end TLS in front of the Worker, which then sees http.
  return config.isDev ? new URL(origin).host === url.host : origin === url.origin;
}

/**
 * A call that changes something and carries a cookie must come from one of our own pages: the
 * browser adds the cookie by itself, whoever asked for the call.
 */
export function ownOrigin(config: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isAtRisk = !SAFE_METHODS.includes(c.req.method) && c.req.header("cookie") !== undefined;
    if (isAtRisk && !isOurs(c.req.header("origin"), new URL(c.req.url), config)) {
      throw new Problem("foreign_origin");
    }
    await next();
  };
}
