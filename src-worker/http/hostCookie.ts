import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { AppContext } from "./context.ts";

/**
 * Browsers accept a cookie with this prefix only over https, for this exact host and never for a whole
 * domain.
 */
const PREFIX = "__Host-";

/** A cookie that only the server reads. `oldPath` is the path of the cookie without the prefix. */
interface HostCookie {
  readonly name: string;
  readonly oldPath: string;
}

/**
 * Reads the cookie under its prefixed name, or else under the plain one that earlier versions and plain http
 * use.
 */
export function readHostCookie(c: AppContext, { name }: HostCookie): string | undefined {
  return getCookie(c, PREFIX + name) ?? getCookie(c, name);
}

/**
 * Reads the cookie only under the name with which it would be set here. For one that a browser need not keep
 * from earlier versions: over https no other host of the domain can plant it, not even in a new browser.
 */
export function readOwnHostCookie(
  c: AppContext,
  { name }: HostCookie,
  { secure }: CookieOptions,
): string | undefined {
  return getCookie(c, secure ? PREFIX + name : name);
}

/**
 * Sets the cookie for this host alone and deletes one under the old name. Over plain http, in development,
 * the name has no prefix.
 */
export function writeHostCookie(
  c: AppContext,
  cookie: HostCookie,
  value: string,
  options: CookieOptions,
): void {
  if (!options.secure)
    return setCookie(c, cookie.name, value, { ...options, path: cookie.oldPath });
  setCookie(c, PREFIX + cookie.name, value, { ...options, path: "/" });
  forgetOld(c, cookie, options);
}

/** Deletes the cookie under both names. */
export function forgetHostCookie(c: AppContext, cookie: HostCookie, options: CookieOptions): void {
  if (options.secure) deleteCookie(c, PREFIX + cookie.name, { ...options, path: "/" });
  forgetOld(c, cookie, options);
}

function forgetOld(c: AppContext, { name, oldPath }: HostCookie, options: CookieOptions): void {
  if (getCookie(c, name) !== undefined || !options.secure) {
    deleteCookie(c, name, { ...options, path: oldPath });
  }
}
