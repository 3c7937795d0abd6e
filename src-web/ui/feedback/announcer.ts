/** Whether a screen reader waits for a pause or interrupts itself. */
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

/**
 * What was announced within the current task. A live region has a single text, so otherwise only the last of
 * them would be heard.
 */
let moment: Readonly<Record<Politeness, readonly string[]>> = { polite: [], assertive: [] };
const NOTHING_YET = moment;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Joins several texts, with a full stop between any two. */
const together = (texts: readonly string[]) =>
  texts.reduce((all, text) => `${all}${/[.!?…:]$/u.test(all) ? "" : "."} ${text}`);

/**
 * Makes a screen reader announce something; `assertive` only for what cannot wait. Announcements made at the
 * same time, such as a new stage and who leads, are joined into one.
 */
export function announce(text: string, politeness: Politeness = "polite"): void {
  if (moment[politeness].includes(text)) return;
  clearTimeout(ending);
  ending = setTimeout(() => (moment = NOTHING_YET));
  moment = { ...moment, [politeness]: [...moment[politeness], text] };
  const said = together(moment[politeness]);
  // The same text twice in a row would not be announced again; a non-breaking space, which nobody hears,
  // makes it different.
  set({ [politeness]: state[politeness] === said ? `${said}\u00a0` : said });
}

/**
 * Shows a short sticker over whatever is on screen, and announces it. Returns a function that removes it
 * early.
 */
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

/** Removes all toasts, when the user needs the place that they cover. */
export function dropToasts(): void {
  if (state.toasts.length > 0) set({ toasts: [] });
}
