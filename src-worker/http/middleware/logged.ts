import { routePath } from "hono/route";
import type { MiddlewareHandler } from "hono";
import { log } from "../../../src-shared/log.ts";
import { countAnswer } from "../../config/metrics.ts";
import type { AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";
import { countFailure } from "../../shared/dayCounts.ts";
import { shortHash } from "../../shared/keyedHash.ts";
import { addressOf } from "./address.ts";

/** Answers that took longer are logged although nothing failed, ms. */
const SLOW_MS = 2_000;

/** What a refusal may mean that somebody tries: not logged in, not allowed, too often, or what no page sends. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 413, 429]);

/** Calls by which people log in and out and change how they do; asking who one is belongs to every page. */
const ABOUT_LOGINS = /^\/api\/(?:v1\/(?:user|discord\/login)\b|login\/)/u;
const ASKS_WHO = /\/user\/(?:checkSession|loginOptions)$/u;

/** Is this what somebody who looks for a break-in asks the log for? OWASP ASVS 5, V16.3. */
function isForTheWatch(route: string, status: number): boolean {
  if (REFUSED.has(status)) return true;
  return ABOUT_LOGINS.test(route) && !ASKS_WHO.test(route);
}

/**
 * Count every answer, and log those that failed on our side or were slow: which call, which room, how
 * long. What was refused, and everything about logins, is logged with who it was: a hash that is the same for the
 * same address or account, and says nothing else. The path itself is never written: it may carry somebody's id.
 */
export function logged(deps: Deps): MiddlewareHandler<AppEnv> {
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
    countAnswer(config.metrics, { route, method, status, ms });
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
