import { activityOrigin } from "../../config/activityOrigin.ts";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../../config/env.ts";
import type { AppEnv } from "../context.ts";
import { Problem } from "../../shared/problem.ts";

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

/**
 * May the page that asks for this socket have it? Only a browser says of which origin a page is: one
 * of ours, the addresses this server is known by, or Discord's frame around our activity. Whoever says
 * nothing is no page (an app, a test, a script), and gains nothing: a socket carries no cookie.
 */
export function mayOpenSocket(config: Config, request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || isOurs(origin, new URL(request.url), config)) return true;
  const { publicUrl, siteUrl } = config;
  return [publicUrl, siteUrl].some((known) => known === origin);
}
