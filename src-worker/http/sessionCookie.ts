import { SESSION_DAYS } from "../identity/sessionTimes.ts";
import { activityOrigin } from "../config/activityOrigin.ts";
import { deleteCookie, setCookie } from "hono/cookie";
import { SESSION_MARK } from "../../src-shared/catalog/sessionMark.ts";
import type { Config } from "../config/env.ts";
import type { AppContext } from "./context.ts";
import { forgetHostCookie, readHostCookie, writeHostCookie } from "./hostCookie.ts";

const SESSION = { name: "hubbub_session", oldPath: "/api" };
/** The cookie's name where the site uses https. */
export const SESSION_COOKIE = "__Host-hubbub_session";

/** Returns the attributes of all cookies that only the server reads. */
export function cookieAttributes(c: AppContext, config: Config) {
  const origin = activityOrigin(config);
  if (origin !== undefined && c.req.header("origin") === origin) {
    // Inside Discord the page is a frame in somebody else's page, so its cookies must be partitioned.
    const everywhere = { sameSite: "None", partitioned: true } as const;
    return { httpOnly: true, secure: true, path: "/api", ...everywhere } as const;
  }
  // Phones reach a developer's machine by its LAN address, over plain http.
  const isPlainDev = config.isDev && new URL(c.req.url).protocol === "http:";
  return { httpOnly: true, secure: !isPlainDev, sameSite: "Lax", path: "/api" } as const;
}

/** Attributes of the mark, which the product's scripts read on all its pages. */
function markAttributes(c: AppContext, config: Config) {
  return { ...cookieAttributes(c, config), httpOnly: false, path: "/" } as const;
}

/** Reads the refresh token of the caller. */
export function readSession(c: AppContext): string | undefined {
  return readHostCookie(c, SESSION);
}

/** Sets the cookie with the refresh token for `SESSION_DAYS`, and the mark that the page's scripts read. */
export function writeSession(c: AppContext, config: Config, token: string): void {
  const maxAge = SESSION_DAYS * 24 * 60 * 60;
  writeHostCookie(c, SESSION, token, { ...cookieAttributes(c, config), maxAge });
  setCookie(c, SESSION_MARK, "1", { ...markAttributes(c, config), maxAge });
}

/** Deletes the cookie with the refresh token, and the mark. */
export function forgetSession(c: AppContext, config: Config): void {
  forgetHostCookie(c, SESSION, cookieAttributes(c, config));
  deleteCookie(c, SESSION_MARK, markAttributes(c, config));
}
