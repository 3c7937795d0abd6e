type Handler = () => void;

/** Handlers for Back, the newest last. */
const heard: Handler[] = [];

/** Registers a handler for Back, used while no dialog is open. Returns the function that removes it. */
export function onBack(handler: Handler): () => void {
  heard.push(handler);
  return () => {
    heard.splice(heard.lastIndexOf(handler), 1);
  };
}

/**
 * Handles Back on a remote: cancels the topmost dialog, otherwise calls the newest handler. Returns false
 * when there is neither.
 */
export function goBack(): boolean {
  const dialogs = document.querySelectorAll("dialog[open]");
  const topmost = dialogs[dialogs.length - 1];
  if (topmost) {
    topmost.dispatchEvent(new Event("cancel", { cancelable: true }));
    return true;
  }
  const handler = heard[heard.length - 1];
  handler?.();
  return handler !== undefined;
}

/**
 * Codes that remotes send for Back where it does not go back in history by itself: webOS 461, Tizen 10009.
 * https://webostv.developer.lge.com/develop/guides/back-button
 * https://developer.samsung.com/smarttv/develop/guides/user-interaction/remote-control.html
 */
const CODES: readonly number[] = [461, 10009];
const NAMES: readonly string[] = ["GoBack", "BrowserBack", "XF86Back"];

/** Handles the remote's Back key with `goBack`. */
export function followBackKey(): void {
  document.addEventListener("keydown", (event) => {
    // `keyCode` is deprecated, but these televisions send nothing else.
    if (!CODES.includes(event.keyCode) && !NAMES.includes(event.key)) return;
    if (goBack()) event.preventDefault();
  });
}
