import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { SECURE_TRANSPORT } from "../../../src-shared/catalog/secureTransport.ts";
import type { AppEnv } from "../context.ts";

const hardened = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: "DENY",
  strictTransportSecurity: SECURE_TRANSPORT,
});

/**
 * Sets the headers of every response: nothing of the API may be framed or sniffed, nor be cached unless the
 * route allows it.
 */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await hardened(c, next);
  const policy = c.get("policy");
  if (policy) c.header("content-security-policy", policy);
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};
