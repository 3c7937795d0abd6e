const KEY = "hubbub.reloadedForChunks";
const ONCE_PER_MS = 60_000;

/**
 * After a deploy an open page may ask for a chunk that is gone. Reloading gets the new ones; once a
 * minute at most, so that a server that is down does not make the page spin.
 */
export function reloadOnOldChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < ONCE_PER_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Nobody would know that it was tried already: the failure shows.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
