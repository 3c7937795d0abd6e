/** Where a place in a room is kept. */
export type PlaceKey = `hubbub.${"seat" | "host" | "left" | "screen" | "remote" | "overlay"}`;
/** What belongs to this device rather than to a tab: kept in localStorage. */
type DeviceKey =
  | "guestId"
  | "hubbub.alias"
  | "hubbub.avatar"
  /** What quick play opened last, or `any`. */
  | "hubbub.quickPlay"
  /** What the host of this device chose for games and rooms the last time. */
  | "hubbub.hosting"
  /** How loud music, effects and voice are, 0 to 100 each. */
  | "volume"
  /** Half-written texts of the present stage. */
  | "hubbub.drafts"
  /** Texts for a later stage of the present game. */
  | "hubbub.later"
  | "hubbub.analytics"
  | "hubbub.analyticsId"
  | "hubbub.analyticsSaid"
  /** Places in rooms, and the proof of each (`roomKeys.ts`). */
  | PlaceKey;

/** Stands in for a storage that the browser keeps shut, or that is full: for as long as the page stands. */
const memory = new Map<DeviceKey, string>();

/** What is kept under a key; null when nothing is. */
export function kept(key: DeviceKey): string | null {
  const text = memory.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep a value for this device; where the browser allows no storage, for this page. */
export function keep(key: DeviceKey, value: string): void {
  memory.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    memory.set(key, value);
    console.warn("cannot store", key, error);
  }
}

/** Forget what is kept under a key. */
export function forgetKept(key: DeviceKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was ever kept.
  }
}

/** A random UUID, also on a plain-http LAN address, where browsers hide `crypto.randomUUID`. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The same guest every time on this device. */
export function guestId(): string {
  const known = kept("guestId");
  if (known) return known;
  const made = randomUuid();
  keep("guestId", made);
  return made;
}

/** Name and character of the last time, so that the next room takes one tap. */
export function lastLook(): { alias: string; avatarSrc: string | null } {
  return { alias: kept("hubbub.alias") ?? "", avatarSrc: kept("hubbub.avatar") };
}

export function keepLook(alias: string, avatarSrc: string): void {
  keep("hubbub.alias", alias);
  keep("hubbub.avatar", avatarSrc);
}
