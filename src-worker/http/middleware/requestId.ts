import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { AppEnv } from "../context.ts";

const assign = requestId({ headerName: "" });

/** Give every request an id of ours; the answer carries it, so that a complaint can be found in the logs. */
export const numbered: MiddlewareHandler<AppEnv> = (c, next) =>
  assign(c, async () => {
    await next();
    c.header("x-request-id", c.get("requestId"));
  });
