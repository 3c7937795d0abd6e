import { useSyncExternalStore } from "react";

/** The state of entering a room from a form: the character, and whether the room is already shown. */
type Entering =
  | { readonly kind: "none" }
  | { readonly kind: "entering" | "arrived"; readonly avatarSrc: string };

/** How long the overlay stays at least, counted from the tap, so that it can be read, ms. */
const READ_MS = 1_500;
/** How long the overlay fades, ms; the style sheet uses the same value. */
const FADE_MS = 250;
/**
 * How long to wait for the room, ms. After that the overlay is removed, and the room's screen itself says
 * what is keeping it.
 */
const TIMEOUT_MS = 10_000;

const NONE: Entering = { kind: "none" };
let entering: Entering = NONE;
let since = 0;
/** How often it was cancelled. */
let cancelled = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Entering): void {
  entering = next;
  for (const listener of listeners) listener();
}

/** Covers the screen. When called again with another character, that one is shown. */
export function beginEntering(avatarSrc: string): void {
  clearTimeout(timer);
  if (entering.kind !== "entering") since = performance.now();
  set({ kind: "entering", avatarSrc });
}

/** Cancels: uncovers the screen immediately. */
export function cancelEntering(): void {
  clearTimeout(timer);
  cancelled += 1;
  if (entering.kind !== "none") set(NONE);
}

/** Returns a function that tells whether entering has been cancelled since, although another may have begun. */
export function trackCancellation(): () => boolean {
  const before = cancelled;
  return () => cancelled !== before;
}

/** Keeps the screen covered until the room's own screen is shown (`arrive`), or takes too long. */
export function awaitRoom(): void {
  clearTimeout(timer);
  timer = setTimeout(arrive, TIMEOUT_MS);
}

function uncover(): void {
  if (entering.kind !== "entering") return;
  set({ kind: "arrived", avatarSrc: entering.avatarSrc });
  timer = setTimeout(cancelEntering, FADE_MS);
}

/** Uncovers the screen, since there is something to see again. */
export function arrive(): void {
  if (entering.kind !== "entering") return;
  clearTimeout(timer);
  timer = setTimeout(uncover, Math.max(0, since + READ_MS - performance.now()));
}

/** The current state. */
export const enteringNow = (): Entering => entering;

/** Whether somebody is entering a room right now. */
export const isEntering = (): boolean => entering.kind === "entering";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns what the overlay between two screens shows at present. */
export function useEntering(): Entering {
  return useSyncExternalStore(subscribe, enteringNow, () => NONE);
}
