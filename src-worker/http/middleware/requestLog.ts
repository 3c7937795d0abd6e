import { routePath } from "hono/route";
import type { MiddlewareHandler } from "hono";
import { log } from "../../../src-shared/log.ts";
import { countResponse } from "../../config/metrics.ts";
import type { AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";
import { countFailure } from "../../shared/dayCounts.ts";
import { shortHash } from "../../shared/keyedHash.ts";
import { addressOf } from "./address.ts";

/** Responses that took longer are logged even if nothing failed, ms. */
const SLOW_MS = 2_000;

/**
 * Statuses that may hint at an attack: not logged in, not allowed, too many requests, or a request no page
 * sends.
 */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 413, 429]);

/**
 * Calls that log people in or out or change how they log in. Asking who is logged in is left out, because
 * every page does that.
 */
const ABOUT_LOGINS = /^\/api\/(?:v1\/(?:user|discord\/login)\b|login\/)/u;
const ASKS_WHO = /\/user\/(?:checkSession|loginOptions)$/u;

/** Whether somebody who looks for a break-in needs this in the log (OWASP ASVS 5, V16.3). */
function isForTheWatch(route: string, status: number): boolean {
  if (REFUSED.has(status)) return true;
  return ABOUT_LOGINS.test(route) && !ASKS_WHO.test(route);
}

/**
 * Counts every response, and logs those that failed on the server or were slow: which call, which room, how
 * long. Refused requests, and all requests about logins, are logged with a hash that is the same for the same
 * address or account and reveals nothing else. The path itself is never logged, since it may contain
 * somebody's id.
 */
export function withRequestLog(deps: Deps): MiddlewareHandler<AppEnv> {
  const { config, now } = deps;
  const who = async (whose: string | undefined) =>
    whose === undefined ? undefined : shortHash(deps, "log", whose);
  return async (c, next) => {
    const began = now();
    await next();
    const { status } = c.res;
    const { method } = c.req;
    const ms = now() - began;
    const route = routePath(c, -1);
    countResponse(config.metrics, { route, method, status, ms });
    const call = {
      request: c.get("requestId"),
      room: c.get("roomClaims")?.roomId,
      route,
      method,
      status,
    };
    if (isForTheWatch(route, status)) {
      log("info", status < 400 ? "login" : "refused", {
        ...call,
        code: c.get("refusal"),
        from: await who(addressOf(config, c.req.raw)),
        account: await who(c.get("user")?.userId),
      });
    }
    if (status >= 500) countFailure(deps, status);
    if (status < 500 && ms < SLOW_MS) return;
    log(status < 500 ? "warn" : "error", "answer", { ...call, ms });
  };
}
