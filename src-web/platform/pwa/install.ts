import { keptInstallOffer } from "./catchInstall.ts";

/** The browser's `beforeinstallprompt` event, which TypeScript's DOM types lack. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const KEY = "hubbub.install";
const listeners = new Set<() => void>();

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage the answer could not be remembered, and the offer would return every time.
    return true;
  }
}

/** The subscribe function for `useSyncExternalStore`. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("beforeinstallprompt", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("beforeinstallprompt", listener);
  };
}

/** Whether the app can be installed and the user has not been asked yet. */
export function canInstall(): boolean {
  return keptInstallOffer.offer !== undefined && !wasAsked();
}

/** Records that the user was asked, for good. With `install`, opens the browser's own dialog. */
export function answerInstall(install: boolean): void {
  // SAFETY: only events of this type are caught.
  const offer = keptInstallOffer.offer as InstallPrompt | undefined;
  delete keptInstallOffer.offer;
  try {
    localStorage.setItem(KEY, "asked");
  } catch {
    // `wasAsked` then returns true.
  }
  if (install) void offer?.prompt();
  for (const listener of listeners) listener();
}
