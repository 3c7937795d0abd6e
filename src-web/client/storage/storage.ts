import type { OpenedRoom } from "../../../src-shared/api/gameSession.ts";
import type { OpenedLink } from "../../../src-shared/api/links.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { GameSettings } from "../../../src-shared/catalog/settings.ts";

/** A room as the browser remembers it. */
export type StoredSession = Pick<OpenedRoom, "gameCode" | "hostType" | "gameType">;

type AnySeat = NonNullable<OpenedLink["seat"]>;
/** A seat as the browser remembers it: the response of join and rejoin, or of a link. */
export type StoredSeat = Omit<AnySeat, "audience"> & Partial<Pick<AnySeat, "audience">>;

/** The settings of a room's lobby at one moment. */
export interface LobbyMoment {
  readonly gameCode: string;
  readonly gameType: GameType;
  readonly settings: GameSettings;
  readonly language: Language;
  readonly hasReel?: boolean | undefined;
  readonly isPublic?: boolean | undefined;
}

/**
 * What a tab stores, under the names of the specification's section 3, and the two room tokens. A tab's
 * storage is deleted with the tab; `roomKeys.ts` keeps what a seat needs to outlive it.
 */
interface TabStore {
  accessToken: string;
  roomCode: string;
  gameSessionDto: StoredSession;
  gameSessionPlayerDto: StoredSeat;
  /**
   * The language of this screen was chosen in a room: it takes precedence over the account's and Discord's.
   */
  languageChosen: boolean;
  /** Proves that this screen is the room's host. */
  hostRoomToken: string;
  /** Proves that this phone has its seat. */
  playerRoomToken: string;
  /** The room's lobby as its host saw it last: a game may run between two visits to the lobby. */
  lobbySeen: LobbyMoment;
  /** The page runs as an activity inside Discord; `discordInstanceId` is the instance of that activity. */
  runningInDiscord: boolean;
  discordInstanceId: string;
  /** This participant's token, from Discord. */
  discordAccessToken: string;
  /** What the launch of the activity passed on. */
  discordActivityInput: string | null;
  /** The room whose host was asked what to play. */
  gameSelectorShown: string;
}
type TabKey = keyof TabStore;

/** Used instead of a storage that is full or that the browser blocks, until the page is closed. */
const memory = new Map<TabKey, string>();

/** Returns what is stored under a key; undefined if it is missing or cannot be read. */
export function stored<Key extends TabKey>(key: Key): TabStore[Key] | undefined {
  let text = memory.get(key);
  try {
    text ??= sessionStorage.getItem(key) ?? undefined;
    // SAFETY: only `store` writes these keys, with a value of the key's type.
    return text === undefined ? undefined : (JSON.parse(text) as TabStore[Key]);
  } catch {
    return undefined;
  }
}

/** Stores a value for this tab. */
export function store<Key extends TabKey>(key: Key, value: TabStore[Key]): void {
  const text = JSON.stringify(value);
  memory.delete(key);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

/** Forgets one key. */
export function forget(key: TabKey): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was ever stored.
  }
}

const TAB_KEYS: readonly TabKey[] = [
  "accessToken",
  "roomCode",
  "gameSessionDto",
  "gameSessionPlayerDto",
  "hostRoomToken",
  "playerRoomToken",
  "lobbySeen",
];

/** Keys that belong to the page or the wrapper around it and outlast a room. */
const WRAPPER_KEYS: readonly TabKey[] = [
  "languageChosen",
  "runningInDiscord",
  "discordInstanceId",
  "discordAccessToken",
  "discordActivityInput",
  "gameSelectorShown",
];

function keepOnly(kept: readonly TabKey[]): void {
  for (const key of TAB_KEYS) if (!kept.includes(key)) forget(key);
}

/** Forgets the game; keeps the access token and the room, with what its host knows of it. */
export function clearGameStorage(): void {
  keepOnly(["accessToken", "roomCode", "gameSessionDto", "hostRoomToken", "lobbySeen"]);
}

/** Forgets the game and the room; the user stays signed in. */
export function clearGameSession(): void {
  keepOnly(["accessToken"]);
}

/** Forgets everything this tab stores. */
export function clearTab(): void {
  keepOnly([]);
  for (const key of WRAPPER_KEYS) forget(key);
}
