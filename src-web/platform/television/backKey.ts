type Handler = () => void;

/** Whoever hears Back, the latest last. */
const heard: Handler[] = [];

/** Hear Back where no dialog is open, while this screen stands. Returns how to stop. */
export function onBack(handler: Handler): () => void {
  heard.push(handler);
  return () => {
    heard.splice(heard.lastIndexOf(handler), 1);
  };
}

/**
 * Somebody pressed Back on their remote: the topmost dialog goes, or the screen that stands does what it does
 * then. Returns false when there is neither.
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
 * How remotes say Back where they do not go back in history by themselves: webOS 461, Tizen 10009.
 * https://webostv.developer.lge.com/develop/guides/back-button
 * https://developer.samsung.com/smarttv/develop/guides/user-interaction/remote-control.html
 */
const CODES: readonly number[] = [461, 10009];
const NAMES: readonly string[] = ["GoBack", "BrowserBack", "XF86Back"];

/** Let the remote's own Back key do the same. */
export function followBackKey(): void {
  document.addEventListener("keydown", (event) => {
    // The code, old as it is, is all that these sets say.
    if (!CODES.includes(event.keyCode) && !NAMES.includes(event.key)) return;
    if (goBack()) event.preventDefault();
  });
}
