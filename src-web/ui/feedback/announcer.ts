/** What is said or shown at the edge of every screen: spoken lines and short toasts. */
type Politeness = "polite" | "assertive";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "good" | "bad" | "plain";
}

interface Announcements {
  readonly polite: string;
  readonly assertive: string;
  readonly toasts: readonly Toast[];
}

const TOAST_MS = 3_500;
let state: Announcements = { polite: "", assertive: "", toasts: [] };
let lastId = 0;
const listeners = new Set<() => void>();

function set(change: Partial<Announcements>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function announcements(): Announcements {
  return state;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was said at this very moment. A live region has one text: the last one would be all that is heard. */
let moment: Readonly<Record<Politeness, readonly string[]>> = { polite: [], assertive: [] };
const NOTHING_YET = moment;

/** Several texts as one, with a stop between any two. */
const together = (texts: readonly string[]) =>
  texts.reduce((all, text) => `${all}${/[.!?…:]$/u.test(all) ? "" : "."} ${text}`);

/**
 * Have a screen reader say something that happened; `assertive` only for what cannot wait. What happens together,
 * such as a new stage and who leads, is said together.
 */
export function announce(text: string, politeness: Politeness = "polite"): void {
  if (moment[politeness].includes(text)) return;
  if (moment === NOTHING_YET) setTimeout(() => (moment = NOTHING_YET));
  moment = { ...moment, [politeness]: [...moment[politeness], text] };
  const said = together(moment[politeness]);
  // The same text twice in a row would not be said again; a space nobody hears makes it new.
  set({ [politeness]: state[politeness] === said ? `${said}\u00a0` : said });
}

/** Show a short sticker over whatever is on screen, and say it. What it answers takes it away early. */
export function toast(
  text: string,
  kind: Toast["kind"] = "plain",
  forMs: number = TOAST_MS,
): () => void {
  const id = ++lastId;
  set({ toasts: [...state.toasts.slice(-2), { id, text, kind }] });
  announce(text, kind === "bad" ? "assertive" : "polite");
  const drop = () => set({ toasts: state.toasts.filter((one) => one.id !== id) });
  setTimeout(drop, forMs);
  return drop;
}

/** Take away whatever toasts are shown: who reads on or goes on needs the place they lie on. */
export function dropToasts(): void {
  if (state.toasts.length > 0) set({ toasts: [] });
}
