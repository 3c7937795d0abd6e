import { updateIsReady } from "../../platform/pwa/updates.ts";

const KEY = "hubbub.reloadedForChunks";
const ONCE_PER_MS = 60_000;

/**
 * Whether the page may reload, which it may not if it did so for this reason within `ONCE_PER_MS`. Records
 * the time of this reload.
 */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // The attempt could not be recorded and the page might reload for ever, so the failure is shown instead.
    return false;
  }
}

/** How often to retry without a network, ms: a browser may never notice that it was offline. */
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

/** Whether the server responds. */
async function isThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a chunk is missing, as it may be in a page that was open during a deploy. At most
 * once a minute, so that a server that is down does not cause a reload loop.
 */
export function reloadOnOldChunks(): void {
  let isWaiting = false;
  const reload = async () => {
    if (isWaiting) return;
    isWaiting = true;
    // If the network is gone rather than the chunk, a reload now would lose the page altogether.
    while (!(await isThere())) await networkMayBeBack();
    isWaiting = false;
    // In an open room the reload still waits for the change between two stages.
    if (mayReload()) updateIsReady({ activate: () => location.reload() });
  };
  window.addEventListener("vite:preloadError", () => void reload());
}
