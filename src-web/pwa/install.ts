/** The browser's own offer to install, kept for a calm moment (not in the page's types yet). */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const KEY = "hubbub.install";

let offer: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // What cannot be remembered would be asked again each time.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, "asked");
  } catch {
    // `wasAsked` says yes then.
  }
}

/** Catch the browser's offer, so that it does not come up by itself in the middle of things. */
export function catchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    // SAFETY: the event of this name is this one.
    if (!wasAsked()) set(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => set(undefined));
}

/** For `useSyncExternalStore`. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Can this be installed, and was nobody asked yet? */
export function canInstall(): boolean {
  return offer !== undefined;
}

/** Ask, once and for all; `install` shows the browser's own question. */
export function answerInstall(install: boolean): void {
  remember();
  if (install) void offer?.prompt();
  set(undefined);
}
