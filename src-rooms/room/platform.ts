import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../src-shared/catalog/packs.ts";
import type { InkStore } from "../drawing/inkStore.ts";
import type { PhotoShelf } from "./photos.ts";
import type { AuthSecrets } from "../../src-shared/protocol/roomToken.ts";
import type { Screen } from "../sockets/screens.ts";
import type { SectionApi } from "../crowd/wire.ts";
import type { OutboxRow } from "../session/model/inputs.ts";
import type { Games } from "../session/model/state.ts";
import type { RoomStore } from "./store.ts";

/** Where a room keeps what must outlive the process. */
export interface Stores {
  readonly room: RoomStore;
  readonly ink: InkStore;
  readonly photos: PhotoShelf;
}

/** The port to whatever a room runs on: its name, storage, sockets and the one alarm. */
export interface Platform {
  /** The room's code. */
  readonly name: string;
  readonly stores: Stores;
  /** Every socket that is open, also those from before the room woke. */
  sockets(): Iterable<Screen>;
  /** When this socket's newest heartbeat came, ms since 1970; 0: none yet. */
  lastHeartbeatAt(screen: Screen): number;
  /** For when the alarm is set, ms since 1970; undefined: it is not set. */
  alarmAt(): Promise<number | undefined>;
  /** Set the alarm, or take it back. */
  setAlarm(at: number | undefined): void;
  /** A server may be made to believe that its disk is full, to see what becomes of its rooms. */
  isFull(): boolean;
  /** The crowd's section with this number; absent: this platform has no objects for a crowd. */
  readonly crowdSection?: (index: number) => SectionApi;
  /** Leave nothing behind in storage. */
  wipe(): Promise<void>;
}

/** What a room asks of the product around it: clock, secrets, and what only its database knows. */
export interface RoomServices {
  /** ms since 1970. */
  now(): number;
  /** Which build of the product this is: screens of another one come anew. */
  build(): string;
  /** The games this room can run. */
  games(): Games;
  secrets(): AuthSecrets;
  /** Bring rows to D1; throws to be asked again later. May be called again with the same rows. */
  deliver(rows: readonly OutboxRow[]): Promise<void>;
  /** Packs with these ids that the room's host may use; those that are gone are left out. */
  loadPacks(ids: readonly string[], hostUserId: string): Promise<readonly PackContent[]>;
  /** End of the host's trial or paid time, ms since 1970; undefined: nothing that could run out. */
  loadPaidUntil(hostUserId: string): Promise<number | undefined>;
  /** What earlier players left for prompts of a game, best first, by prompt. */
  loadExisting(
    gameType: GameType,
    language: Language,
  ): Promise<Readonly<Record<string, readonly string[]>>>;
  /**
   * Ids of the content of this game that these people hosted or played with lately, the longest ago
   * first, each once.
   */
  loadSeen(gameType: GameType, userIds: readonly string[]): Promise<readonly string[]>;
  /** A line for a robot that answers this; undefined: there is no language model. */
  robotLine(about: string, language: Language, longest: number): Promise<string | undefined>;
}
