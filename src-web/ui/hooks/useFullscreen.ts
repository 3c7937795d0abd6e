import { useSyncExternalStore } from "react";

function listen(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

/**
 * Whether the page is in full screen, and how to toggle it; `possible` is false where the browser does not
 * let pages do so.
 */
export function useFullscreen(): { possible: boolean; on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  const toggle = () => {
    const done = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused outside a click or by a policy: the window stays as it is.
    void done.catch(() => undefined);
  };
  return { possible: document.fullscreenEnabled, on, toggle };
}
