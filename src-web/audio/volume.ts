import { store, stored } from "../client/storage/storage.ts";

/** Volume before anybody chose one (specification, section 9). */
const DEFAULT_VOLUME = 100;

const listeners = new Set<() => void>();

/** How loud this screen is, 0 to 100. */
export function volume(): number {
  return stored("volume") ?? DEFAULT_VOLUME;
}

/** Make this screen louder or quieter; kept while the tab lives. */
export function setVolume(level: number): void {
  store("volume", level);
  for (const listen of listeners) listen();
}

/** Hear about changes; the answer stops it. */
export function onVolume(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
