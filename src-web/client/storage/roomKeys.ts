import {
  KEEP_ASLEEP_MS,
  REEL_KEPT_MS,
  ROOM_CODE_LENGTH,
} from "../../../src-shared/catalog/limits.ts";
import { forgetKept, keep, kept as keptUnder, type PlaceKey } from "./device.ts";
import { forget, store, stored, type StoredSeat, type StoredSession } from "./storage.ts";

/** A seat or a host's place in a room, as kept across tabs, sleep and restarts of the browser. */
interface Passport<Holder> {
  readonly holder: Holder;
  readonly session: StoredSession;
  readonly token: string;
  /** ms since 1970. */
  readonly savedAt: number;
}

const SEAT_KEY = "hubbub.seat";
const HOST_KEY = "hubbub.host";
/**
 * The keys that `keptRoom` reads, and how old their values may be, ms. A prerendered page reads them before
 * its program is loaded.
 */
export const KEPT_ROOM = { keys: [SEAT_KEY, HOST_KEY], keptMs: KEEP_ASLEEP_MS } as const;
/** The seat that was given up last. */
const LEFT_KEY = "hubbub.left";
/** The same, as long as its room may not know. */
const LEAVING_KEY = "hubbub.leaving";

function read<Holder>(key: PlaceKey, keptMs = KEEP_ASLEEP_MS): Passport<Holder> | undefined {
  const text = keptUnder(key);
  if (text === null) return undefined;
  try {
    // SAFETY: only `write` below writes these keys.
    const passport = JSON.parse(text) as Passport<Holder>;
    // The room itself forgets a seat after this long, and the token has expired by then.
    return Date.now() - passport.savedAt < keptMs ? passport : undefined;
  } catch {
    return undefined;
  }
}

function write<Holder>(
  key: PlaceKey,
  passport: Omit<Passport<Holder>, "savedAt">,
  savedAt = Date.now(),
): void {
  keep(key, JSON.stringify({ ...passport, savedAt }));
}

/** Names a seat. */
type SeatId = Pick<StoredSeat, "gameCode" | "sessionPlayerId">;

/** Returns the seat that is kept under this key if it is this one. */
function keptAs(key: PlaceKey, { gameCode, sessionPlayerId }: SeatId) {
  const kept = read<StoredSeat>(key);
  const { holder } = kept ?? {};
  const isIt = holder?.gameCode === gameCode && holder.sessionPlayerId === sessionPlayerId;
  return isIt ? kept : undefined;
}

/** Drops the fields of a room that only a look-up returns. */
function bare({ gameCode, hostType, gameType }: StoredSession): StoredSession {
  return { gameCode, hostType, gameType };
}

/**
 * Stores that this tab has a seat in this room. A host's token of another room is useless here and is
 * removed.
 */
function sitDown(seat: StoredSeat, session: StoredSession, token: string): void {
  if (stored("gameSessionDto")?.gameCode !== session.gameCode) forget("hostRoomToken");
  store("gameSessionDto", session);
  store("gameSessionPlayerDto", seat);
  store("playerRoomToken", token);
}

/** Stores a seat: from now on this tab, and any later one on this device, can come back to it. */
export function keepSeat(seat: StoredSeat, found: StoredSession, token: string): void {
  const session = bare(found);
  dropLeft(seat);
  store("roomCode", seat.gameCode);
  sitDown(seat, session, token);
  write<StoredSeat>(SEAT_KEY, { holder: seat, session, token });
}

/** Stores the new name or character of this tab's seat, so that a later tab offers to come back with it. */
export function keepSeatLook(look: Pick<StoredSeat, "alias" | "avatarSrc">): void {
  const seat = stored("gameSessionPlayerDto");
  if (!seat) return;
  store("gameSessionPlayerDto", { ...seat, ...look });
  const kept = keptAs(SEAT_KEY, seat);
  if (!kept) return;
  write<StoredSeat>(SEAT_KEY, { ...kept, holder: { ...kept.holder, ...look } }, kept.savedAt);
}

/** Stores a place in the crowd, for this tab only: the crowd's seat does not belong to this player. */
export function keepCrowdSeat(seat: StoredSeat, found: StoredSession, token: string): void {
  // A stream's viewer has no code that could be offered again.
  if (seat.gameCode.length === ROOM_CODE_LENGTH) store("roomCode", seat.gameCode);
  sitDown(seat, bare(found), token);
}

/** What a link may make of a device that takes no seat. */
export type Place = "screen" | "remote" | "overlay";
const PLACE_KEYS = {
  screen: "hubbub.screen",
  remote: "hubbub.remote",
  overlay: "hubbub.overlay",
} as const;

/** Stores what this device is in a room. */
export function keepPlace(place: Place, found: StoredSession, token: string): void {
  write<true>(PLACE_KEYS[place], { holder: true, session: bare(found), token });
}

/** Returns the room in which this device has this role, with its token. */
export function keptPlace(place: Place): { session: StoredSession; token: string } | undefined {
  return read<true>(PLACE_KEYS[place]);
}

/** Forgets that this device is a screen, a remote or an overlay. */
export function dropPlace(place: Place): void {
  forgetKept(PLACE_KEYS[place]);
}

/** Stores that this device hosts a room. */
export function keepHost(session: StoredSession, token: string): void {
  store("roomCode", session.gameCode);
  store("gameSessionDto", session);
  store("hostRoomToken", token);
  write<true>(HOST_KEY, { holder: true, session, token });
}

/** Returns the seat this device could take again, with its token. */
export function keptSeat():
  | { seat: StoredSeat; session: StoredSession; token: string }
  | undefined {
  const passport = read<StoredSeat>(SEAT_KEY);
  return passport && { seat: passport.holder, session: passport.session, token: passport.token };
}

/** The room this device can go back to, and what it was there last. */
export type KeptRoom = { readonly session: StoredSession } & (
  | { readonly place: "seat"; readonly seat: StoredSeat }
  | { readonly place: "host" }
);

/** Returns where this device was last; a host with a seat in the same room comes back to the seat. */
export function keptRoom(): KeptRoom | undefined {
  const seat = read<StoredSeat>(SEAT_KEY);
  const host = read<true>(HOST_KEY);
  const isSeat =
    seat &&
    (!host || host.savedAt <= seat.savedAt || host.session.gameCode === seat.holder.gameCode);
  if (isSeat) return { place: "seat", session: seat.session, seat: seat.holder };
  return host && { place: "host", session: host.session };
}

/**
 * Forgets a seat that is gone: the player was kicked or left, or the room closed. Its token is kept, so that
 * what the player made can still be removed. Another seat, taken since or in another tab, stays.
 */
export function dropSeat(seat: SeatId): void {
  const kept = keptAs(SEAT_KEY, seat);
  if (!kept) return;
  write<StoredSeat>(LEFT_KEY, kept);
  forgetKept(SEAT_KEY);
}

/** Keeps that this tab's seat was left, until its room knows. */
export function keepLeft(): void {
  const place = playerSeat();
  const session = stored("gameSessionDto");
  if (place && session) {
    write<StoredSeat>(LEAVING_KEY, { holder: place.seat, session, token: place.token });
  }
}

/** Returns the seat that was left last and whose room may not know, with its token. */
export const leftSeat = () => read<StoredSeat>(LEAVING_KEY);

/** Forgets that this seat was left: its room knows, or somebody sits on it again. */
export function dropLeft(seat: SeatId): void {
  if (keptAs(LEAVING_KEY, seat)) forgetKept(LEAVING_KEY);
}

/** Returns the token of the seat this browser had last, for as long as a night's reel is kept. */
export function lastSeatToken(): string | undefined {
  const kept = read<StoredSeat>(SEAT_KEY, REEL_KEPT_MS) ?? read<StoredSeat>(LEFT_KEY, REEL_KEPT_MS);
  return stored("playerRoomToken") ?? kept?.token;
}

/** Forgets all rooms, so that the next user of this browser finds no seat, no room and no token. */
export function dropRooms(): void {
  const keys: readonly PlaceKey[] = [
    SEAT_KEY,
    HOST_KEY,
    LEFT_KEY,
    LEAVING_KEY,
    ...Object.values(PLACE_KEYS),
  ];
  for (const key of keys) forgetKept(key);
}

/** Forgets a hosted room that is gone; another one, of another tab, stays. */
export function dropHost(gameCode: string): void {
  if (read<true>(HOST_KEY)?.session.gameCode === gameCode) forgetKept(HOST_KEY);
}

/** Restores the seat of a player's screen in a new tab. */
function restoreSeat(): void {
  if (stored("gameSessionPlayerDto")) return;
  const kept = keptSeat();
  if (!kept) return;
  store("roomCode", kept.seat.gameCode);
  sitDown(kept.seat, kept.session, kept.token);
}

/** Restores the room of a host's screen in a new tab. */
function restoreHost(): void {
  if (stored("hostRoomToken")) return;
  const kept = read<true>(HOST_KEY);
  if (!kept) return;
  store("roomCode", kept.session.gameCode);
  store("gameSessionDto", kept.session);
  store("hostRoomToken", kept.token);
}

/** Returns what a player's screen connects with: seat, room and token; undefined without a seat. */
export function playerSeat(): { seat: StoredSeat; gameCode: string; token: string } | undefined {
  restoreSeat();
  const seat = stored("gameSessionPlayerDto");
  const token = stored("playerRoomToken");
  return seat && token !== undefined ? { seat, gameCode: seat.gameCode, token } : undefined;
}

/** Returns what a host's screen connects with; undefined when this device hosts nothing. */
export function hostedRoom():
  | { session: StoredSession; gameCode: string; token: string }
  | undefined {
  restoreHost();
  const session = stored("gameSessionDto");
  const token = stored("hostRoomToken");
  return session && token !== undefined
    ? { session, gameCode: session.gameCode, token }
    : undefined;
}
