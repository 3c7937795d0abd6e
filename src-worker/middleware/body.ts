import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../shared/context.ts";
import { Problem, problemResponse } from "../shared/problem.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** Refuse a body over 64 KiB, before it is read whole. */
export const limitBody: MiddlewareHandler<AppEnv> = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => problemResponse(new Problem("body_too_large")),
});

const JSON_TYPE = /^application\/([a-z.-]+\+)?json(;|$)/iu;

/** Refuse a body that is not JSON, or does not say that it is: a foreign form could not say so. */
export const jsonBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) throw new Problem("invalid_json");
  try {
    await c.req.json();
  } catch (cause) {
    throw new Problem("invalid_json", { cause });
  }
  await next();
};
