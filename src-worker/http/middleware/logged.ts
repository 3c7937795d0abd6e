import { routePath } from "hono/route";
import type { MiddlewareHandler } from "hono";
import { log } from "../../../src-shared/log.ts";
import { countAnswer } from "../../config/metrics.ts";
import type { AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";

/** Answers that took longer are logged although nothing failed, ms. */
const SLOW_MS = 2_000;

/**
 * Count every answer, and log those that failed on our side or were slow: which call, which room, how
 * long. The path itself is never written: it may carry somebody's id.
 */
export function logged({ config, now }: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = now();
    await next();
    const { status } = c.res;
    const { method } = c.req;
    const ms = now() - began;
    const route = routePath(c, -1);
    countAnswer(config.metrics, { route, method, status, ms });
    if (status < 500 && ms < SLOW_MS) return;
    log(status < 500 ? "warn" : "error", "answer", {
      request: c.get("requestId"),
      room: c.get("roomClaims")?.roomId,
      route,
      method,
      status,
      ms,
    });
  };
}
