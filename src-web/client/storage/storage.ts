import type { OpenedRoom } from "../../../src-shared/api/gameSession.ts";
import type { OpenedLink } from "../../../src-shared/api/links.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { GameSettings } from "../../../src-shared/catalog/settings.ts";

/** A room as the browser remembers it. */
export type StoredSession = Pick<OpenedRoom, "gameCode" | "hostType" | "gameType">;

type AnySeat = NonNullable<OpenedLink["seat"]>;
/** A seat as the browser remembers it: the answer of join and rejoin, or of a link. */
export type StoredSeat = Omit<AnySeat, "audience"> & Partial<Pick<AnySeat, "audience">>;

/** What is set in a room's lobby at a moment. */
export interface LobbyMoment {
  readonly gameCode: string;
  readonly gameType: GameType;
  readonly settings: GameSettings;
  readonly language: Language;
  readonly hasReel?: boolean | undefined;
}

/**
 * What a tab stores, under the names of the specification's section 3, and our two room tokens.
 * A tab's storage dies with the tab; `roomKeys.ts` keeps what a seat needs to outlive it.
 */
interface TabStore {
  accessToken: string;
  roomCode: string;
  gameSessionDto: StoredSession;
  gameSessionPlayerDto: StoredSeat;
  /** Somebody chose the language of this screen in a room: no account's and no Discord's counts before it. */
  languageChosen: boolean;
  /** Proves that this screen is the room's host. */
  hostRoomToken: string;
  /** Proves that this phone has its seat. */
  playerRoomToken: string;
  /** Its room's lobby, as its host saw it last: a game may run between two of them. */
  lobbySeen: LobbyMoment;
  /** The page runs as an activity inside Discord, in this instance of it. */
  runningInDiscord: boolean;
  discordInstanceId: string;
  /** Of the participant, from Discord. */
  discordAccessToken: string;
  /** What the launch of the activity carried along. */
  discordActivityInput: string | null;
  /** The host of an activity was asked what to play. */
  /** The room whose host was asked what to play. */
  gameSelectorShown: string;
}
type TabKey = keyof TabStore;

/** Stands in for a storage that the browser keeps shut, or that is full: for as long as the page stands. */
const memory = new Map<TabKey, string>();

/** What a stored key holds; undefined when it is not there or cannot be read. */
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

/** Store a value for this tab. */
export function store<Key extends TabKey>(key: Key, value: TabStore[Key]): void {
  const text = JSON.stringify(value);
  memory.delete(key);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

/** Forget one key. */
export function forget(key: TabKey): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was ever stored.
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

/** What belongs to the page or the wrapper around it; rooms come and go. */
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

/** Forget the game; access token and room, with what its host knows of it, stay. */
export function clearGameStorage(): void {
  keepOnly(["accessToken", "roomCode", "gameSessionDto", "hostRoomToken", "lobbySeen"]);
}

/** Forget the game and the room; who is signed in stays. */
export function clearGameSession(): void {
  keepOnly(["accessToken"]);
}

/** Forget everything this tab stores. */
export function clearTab(): void {
  keepOnly([]);
  for (const key of WRAPPER_KEYS) forget(key);
}
