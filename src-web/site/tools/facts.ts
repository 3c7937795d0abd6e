import { fetchHealth } from "../../client/api/site.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { stored } from "../../client/storage/storage.ts";

/** Names of the facts; the page has a label for each. */
export type FactName =
  | "address"
  | "server"
  | "version"
  | "answerMs"
  | "account"
  | "room"
  | "language"
  | "languages"
  | "zone"
  | "window"
  | "screen"
  | "touch"
  | "motion"
  | "storage"
  | "online"
  | "browser";

/** The lines of the page; a fact that could not be found out is left out. */
export type Facts = Partial<Record<FactName, string>>;

function canStore(): boolean {
  try {
    localStorage.setItem("hubbub.probe", "1");
    localStorage.removeItem("hubbub.probe");
    return true;
  } catch {
    return false;
  }
}

/** What this browser reports about itself. Nothing secret, since people send this page to others. */
export function browserFacts(account: string): Facts {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return {
    address: location.origin + location.pathname,
    account,
    room: stored("roomCode") ?? "–",
    language: currentLanguage(),
    languages: navigator.languages.join(", "),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    window: `${innerWidth} × ${innerHeight} @ ${Math.round(devicePixelRatio * 100) / 100}`,
    screen: `${screen.width} × ${screen.height}`,
    touch: String(navigator.maxTouchPoints),
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduce" : "full",
    storage: canStore() ? "ok" : "–",
    online: navigator.onLine ? "ok" : "–",
    browser: navigator.userAgent,
  };
}

/** What the server reports about itself, and how long the response took. */
export async function serverFacts(): Promise<Facts> {
  const asked = performance.now();
  try {
    const { status, version } = await fetchHealth();
    const answerMs = `${Math.round(performance.now() - asked)} ms`;
    return { server: status, version, answerMs };
  } catch (error) {
    return { server: error instanceof Error ? error.message : "–" };
  }
}
