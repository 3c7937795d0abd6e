/** Files of the offline shell, at fixed addresses: all that is ever kept. */
export const SHELL = ["/offline.html", "/offline.css", "/offline.js", "/icon-192.png"] as const;
/** What stands in for a page that cannot be fetched. */
export const OFFLINE_PAGE = "/offline.html";
/** Name of the cache of one build; all others are thrown away. */
export const CACHE_PREFIX = "hubbub-shell-";

/** What the service worker asks about a request. */
interface Asked {
  readonly method: string;
  /** `navigate` for pages. */
  readonly mode: string;
  readonly url: string;
}

/**
 * What the service worker does with a request: a `page` comes from the network and falls back to the
 * shell, `shell` files come from the cache, and everything else is none of its business. So no answer
 * of the server and nothing of a room is ever kept.
 */
export function planFor({ method, mode, url }: Asked, origin: string): "page" | "shell" | "none" {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "none";
  if (/^\/(?:api|parties)(?:\/|$)/.test(address.pathname)) return "none";
  if (mode === "navigate") return "page";
  return SHELL.some((path) => path === address.pathname) ? "shell" : "none";
}

/** Caches of other builds. */
export function staleCaches(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current);
}
