import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../context.ts";

const hardened = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: "DENY",
});

/** Headers of every answer: nothing of the API is to be framed, sniffed or kept unless it says so. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await hardened(c, next);
  const policy = c.get("policy");
  if (policy) c.header("content-security-policy", policy);
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};
