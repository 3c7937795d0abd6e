import { useSyncExternalStore } from "react";

/** Somebody on the way from a form into a room, as whom, and whether the room stands already. */
type Crossing =
  | { readonly kind: "none" }
  | { readonly kind: "under-way" | "arrived"; readonly avatarSrc: string };

/** The overlay is to be read: it stands so long from the tap on, ms, however quick the room is. */
const READ_MS = 1_500;
/** The overlay fades for so long, ms; the style sheet knows it as well. */
const FADE_MS = 250;
/** A room that does not stand by then says itself what keeps it, ms. */
const PATIENCE_MS = 10_000;

const NONE: Crossing = { kind: "none" };
let crossing: Crossing = NONE;
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Crossing): void {
  crossing = next;
  for (const listener of listeners) listener();
}

/** From now on the screen is covered. Again with another character: that one is shown. */
export function setOut(avatarSrc: string): void {
  clearTimeout(timer);
  if (crossing.kind !== "under-way") since = performance.now();
  set({ kind: "under-way", avatarSrc });
}

/** Nobody goes anywhere: what was covered is to be seen at once. */
export function turnBack(): void {
  clearTimeout(timer);
  if (crossing.kind !== "none") set(NONE);
}

/** The room's own screen is next: it is uncovered when it stands (`arrive`), or takes too long for that. */
export function awaitArrival(): void {
  clearTimeout(timer);
  timer = setTimeout(arrive, PATIENCE_MS);
}

function uncover(): void {
  if (crossing.kind !== "under-way") return;
  set({ kind: "arrived", avatarSrc: crossing.avatarSrc });
  timer = setTimeout(turnBack, FADE_MS);
}

/** There is something to see again. */
export function arrive(): void {
  if (crossing.kind !== "under-way") return;
  clearTimeout(timer);
  timer = setTimeout(uncover, Math.max(0, since + READ_MS - performance.now()));
}

/** Where somebody is right now. */
export const crossingNow = (): Crossing => crossing;

/** Is somebody on their way right now? */
export const isUnderWay = (): boolean => crossing.kind === "under-way";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCrossing(): Crossing {
  return useSyncExternalStore(subscribe, crossingNow, () => NONE);
}
