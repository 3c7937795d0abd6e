const KEY = "hubbub.reloadedForChunks";
const ONCE_PER_MS = 60_000;

/** Was the page not loaded anew for this a moment ago? Notes that it is now. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Nobody would know that it was tried already: the failure shows.
    return false;
  }
}

/** Loads the page anew where the server answers; else once the network is back. */
async function reloadFromServer(): Promise<void> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    // The network is gone, not the chunk: a page that is loaded now would be none at all.
    window.addEventListener("online", () => void reloadFromServer(), { once: true });
    return;
  }
  if (mayReload()) location.reload();
}

/**
 * After a deploy an open page may ask for a chunk that is gone. Reloading gets the new ones; once a
 * minute at most, so that a server that is down does not make the page spin.
 */
export function reloadOnOldChunks(): void {
  window.addEventListener("vite:preloadError", () => void reloadFromServer());
}
