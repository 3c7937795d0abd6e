import { activityOrigin } from "../../config/activityOrigin.ts";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../../config/env.ts";
import type { AppEnv } from "../context.ts";
import { Problem } from "../../shared/problem.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

function isOurs(origin: string | undefined, url: URL, config: Config): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Inside Discord the page has another origin, and its requests arrive through Discord's proxy.
  if (origin === activityOrigin(config)) return true;
  // In development something in front of the Worker may terminate TLS, so that the Worker sees http.
  return config.isDev ? new URL(origin).host === url.host : origin === url.origin;
}

/**
 * Requires that a request that changes something and carries a cookie comes from one of the product's own
 * pages: the browser adds the cookie whichever site sent the request.
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

/**
 * Whether this request may open a socket. Only browsers send an origin, and it has to be one of the product's
 * own: this server, one of its configured addresses, or Discord's frame around the activity. A client without
 * an origin is not a page (an app, a test, a script) and gains nothing, since a socket carries no cookie.
 */
export function mayOpenSocket(config: Config, request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || isOurs(origin, new URL(request.url), config)) return true;
  const { publicUrl, siteUrl } = config;
  return [publicUrl, siteUrl].some((known) => known === origin);
}
