import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { AppEnv } from "../context.ts";

const assign = requestId({ headerName: "" });

/**
 * Gives every request an id made by the server. The response carries it, so that what somebody complains
 * about can be found in the logs.
 */
export const withRequestId: MiddlewareHandler<AppEnv> = (c, next) =>
  assign(c, async () => {
    await next();
    c.header("x-request-id", c.get("requestId"));
  });
