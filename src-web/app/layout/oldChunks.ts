import { updateIsReady } from "../../platform/pwa/updates.ts";

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

/** Without a network it is asked for again this often, ms: a browser may never notice that it was away. */
const AGAIN_MS = 5_000;

const networkMayBeBack = () =>
  new Promise<void>((resolve) => {
    const mayBe = () => {
      clearTimeout(timeout);
      window.removeEventListener("online", mayBe);
      resolve();
    };
    const timeout = setTimeout(mayBe, AGAIN_MS);
    window.addEventListener("online", mayBe);
  });

/** Does the server answer? */
async function isThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/**
 * After a deploy an open page may ask for a chunk that is gone. Reloading gets the new ones; once a
 * minute at most, so that a server that is down does not make the page spin.
 */
export function reloadOnOldChunks(): void {
  let isWaiting = false;
  const reload = async () => {
    if (isWaiting) return;
    isWaiting = true;
    // The network is gone, not the chunk: a page that is loaded now would be none at all.
    while (!(await isThere())) await networkMayBeBack();
    isWaiting = false;
    // Where a room stands all the same: between two of its stages.
    if (mayReload()) updateIsReady({ activate: () => location.reload() });
  };
  window.addEventListener("vite:preloadError", () => void reload());
}
