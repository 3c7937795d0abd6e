import { caught } from "./catchInstall.ts";

/** The event behind an offer (not in the page's types yet). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const KEY = "hubbub.install";
const listeners = new Set<() => void>();

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // What cannot be remembered would be asked again each time.
    return true;
  }
}

/** For `useSyncExternalStore`. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("beforeinstallprompt", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("beforeinstallprompt", listener);
  };
}

/** Can this be installed, and was nobody asked yet? */
export function canInstall(): boolean {
  return caught.offer !== undefined && !wasAsked();
}

/** Ask, once and for all; `install` shows the browser's own question. */
export function answerInstall(install: boolean): void {
  // SAFETY: only events of this kind are caught.
  const offer = caught.offer as InstallPrompt | undefined;
  delete caught.offer;
  try {
    localStorage.setItem(KEY, "asked");
  } catch {
    // `wasAsked` says yes then.
  }
  if (install) void offer?.prompt();
  for (const listener of listeners) listener();
}
