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

/** Have a screen reader say something that happened; `assertive` only for what cannot wait. */
export function announce(text: string, politeness: Politeness = "polite"): void {
  // The same text twice in a row would not be said again; a space nobody hears makes it new.
  set({ [politeness]: state[politeness] === text ? `${text}\u00a0` : text });
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
