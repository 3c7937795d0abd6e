/** Files of the offline shell, at fixed addresses; nothing else is ever cached. */
export const SHELL = ["/offline.html", "/offline.css", "/offline.js", "/icon-192.png"] as const;
/** The page that replaces one that cannot be fetched. */
export const OFFLINE_PAGE = "/offline.html";
/** Prefix of the name of a build's cache; the caches of other builds are deleted. */
export const CACHE_PREFIX = "hubbub-shell-";

/** The parts of a request that the service worker looks at. */
interface Asked {
  readonly method: string;
  /** `navigate` for pages. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Decides what the service worker does with a request: a `page` comes from the network and falls back to the
 * shell, `shell` files come from the cache, and everything else is left to the browser. So no response of the
 * server and nothing of a room is ever cached.
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
