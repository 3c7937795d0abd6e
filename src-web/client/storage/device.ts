/** Keys under which a place in a room is kept. */
export type PlaceKey =
  `hubbub.${"seat" | "host" | "left" | "leaving" | "screen" | "remote" | "overlay"}`;
/** Keys of what belongs to this device rather than to a tab; kept in localStorage. */
type DeviceKey =
  | "guestId"
  | "hubbub.alias"
  | "hubbub.avatar"
  /** The game that quick play opened last, or `any`. */
  | "hubbub.quickPlay"
  /** What the host of this device last chose for games and rooms. */
  | "hubbub.hosting"
  /** How loud music, effects and voice are, 0 to 100 each. */
  | "volume"
  /** Half-written texts of the current stage. */
  | "hubbub.drafts"
  /** Texts for a later stage of the current game. */
  | "hubbub.later"
  | "hubbub.analytics"
  | "hubbub.analyticsId"
  | "hubbub.analyticsSaid"
  /** Places in rooms, each with its token (`roomKeys.ts`). */
  | PlaceKey;

/** Used instead of a storage that is full or that the browser blocks, until the page is closed. */
const memory = new Map<DeviceKey, string>();

/** Returns what is kept under a key; null when nothing is. */
export function kept(key: DeviceKey): string | null {
  const text = memory.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for this device, or for this page where the browser allows no storage. */
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
    // Storage is blocked, so nothing was ever kept.
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

/** Returns the guest id of this device, the same one every time. */
export function guestId(): string {
  const known = kept("guestId");
  if (known) return known;
  const made = randomUuid();
  keep("guestId", made);
  return made;
}

/** Returns the name and character used last, so that joining the next room takes one tap. */
export function lastLook(): { alias: string; avatarSrc: string | null } {
  return { alias: kept("hubbub.alias") ?? "", avatarSrc: kept("hubbub.avatar") };
}

/** Keeps the name and the character that were taken last on this device. */
export function keepLook(alias: string, avatarSrc: string): void {
  keep("hubbub.alias", alias);
  keep("hubbub.avatar", avatarSrc);
}

/** What one person wrote and chose on this device; the volume and the guest belong to the device itself. */
const PERSONAL: readonly DeviceKey[] = [
  "hubbub.alias",
  "hubbub.avatar",
  "hubbub.quickPlay",
  "hubbub.hosting",
  "hubbub.drafts",
  "hubbub.later",
];

/** Forgets the person who used this device, so that the next one is not offered their name and choices. */
export function forgetPerson(): void {
  for (const key of PERSONAL) forgetKept(key);
}
