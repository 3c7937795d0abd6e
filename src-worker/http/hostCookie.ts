import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { AppContext } from "./context.ts";

/** Browsers take a cookie of such a name from this very host over https alone, and never for a whole domain. */
const PREFIX = "__Host-";

/** A cookie that only the server reads. `oldPath` is where it was set under its plain name. */
interface HostCookie {
  readonly name: string;
  readonly oldPath: string;
}

/** What the caller sent, under today's name or else under the plain one of versions before and of plain http. */
export function readHostCookie(c: AppContext, { name }: HostCookie): string | undefined {
  return getCookie(c, PREFIX + name) ?? getCookie(c, name);
}

/** Set it for this host alone; one under the old name goes. Over plain http, in development, it has no prefix. */
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

/** Take it away from the browser, under both names. */
export function forgetHostCookie(c: AppContext, cookie: HostCookie, options: CookieOptions): void {
  if (options.secure) deleteCookie(c, PREFIX + cookie.name, { ...options, path: "/" });
  forgetOld(c, cookie, options);
}

function forgetOld(c: AppContext, { name, oldPath }: HostCookie, options: CookieOptions): void {
  if (getCookie(c, name) !== undefined || !options.secure) {
    deleteCookie(c, name, { ...options, path: oldPath });
  }
}
