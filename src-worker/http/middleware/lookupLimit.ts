import type { MiddlewareHandler } from "hono";
import type { Config } from "../../config/env.ts";
import type { AppEnv } from "../context.ts";
import { foundCode, knowsCode } from "./foundCodes.ts";
import { rateLimit } from "./rateLimit.ts";

/**
 * Limits calls that find a room by the code in their path. A code this address has already found counts only
 * as `read`.
 */
export function lookupLimit(config: Config): MiddlewareHandler<AppEnv> {
  const [guess, read] = [rateLimit(config, "lookup"), rateLimit(config, "read")];
  return async (c, next) => {
    const request = c.req.raw;
    const code = c.req.param("gameCode") ?? c.req.param("loginCode");
    const isKnown = code !== undefined && knowsCode(config, request, code, Date.now());
    await (isKnown ? read : guess)(c, next);
    const room = c.req.param("gameCode");
    if (room !== undefined && c.res.status < 400) foundCode(config, request, room, Date.now());
  };
}
