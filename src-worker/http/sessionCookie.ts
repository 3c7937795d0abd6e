import { SESSION_DAYS } from "../identity/sessionTimes.ts";
import { activityOrigin } from "../config/activityOrigin.ts";
import { deleteCookie, setCookie } from "hono/cookie";
import { SESSION_MARK } from "../../src-shared/catalog/sessionMark.ts";
import type { Config } from "../config/env.ts";
import type { AppContext } from "./context.ts";
import { forgetHostCookie, readHostCookie, writeHostCookie } from "./hostCookie.ts";

const SESSION = { name: "hubbub_session", oldPath: "/api" };
/** Its name where the site is https. */
export const SESSION_COOKIE = "__Host-hubbub_session";

/** How every cookie of ours that only the server reads is set. */
export function cookieAttributes(c: AppContext, config: Config) {
  const origin = activityOrigin(config);
  if (origin !== undefined && c.req.header("origin") === origin) {
    // There our page is a frame in somebody else's: it has cookies only to itself.
    const everywhere = { sameSite: "None", partitioned: true } as const;
    return { httpOnly: true, secure: true, path: "/api", ...everywhere } as const;
  }
  // Phones in the same room reach a developer's machine by its LAN address, over plain http.
  const isPlainDev = config.isDev && new URL(c.req.url).protocol === "http:";
  return { httpOnly: true, secure: !isPlainDev, sameSite: "Lax", path: "/api" } as const;
}

/** The mark is for our scripts, on all our pages. */
function markAttributes(c: AppContext, config: Config) {
  return { ...cookieAttributes(c, config), httpOnly: false, path: "/" } as const;
}

/** The refresh token the caller sent. */
export function readSession(c: AppContext): string | undefined {
  return readHostCookie(c, SESSION);
}

export function writeSession(c: AppContext, config: Config, token: string): void {
  const maxAge = SESSION_DAYS * 24 * 60 * 60;
  writeHostCookie(c, SESSION, token, { ...cookieAttributes(c, config), maxAge });
  setCookie(c, SESSION_MARK, "1", { ...markAttributes(c, config), maxAge });
}

export function forgetSession(c: AppContext, config: Config): void {
  forgetHostCookie(c, SESSION, cookieAttributes(c, config));
  deleteCookie(c, SESSION_MARK, markAttributes(c, config));
}
