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
  /** All open sockets, including those from before the room woke. */
  sockets(): Iterable<Screen>;
  /** When the newest heartbeat of this socket arrived, ms since 1970; 0 when there was none yet. */
  lastHeartbeatAt(screen: Screen): number;
  /** When the alarm is going to fire, ms since 1970; undefined when none is set. */
  alarmAt(): Promise<number | undefined>;
  /** Sets the alarm; undefined cancels it. */
  setAlarm(at: number | undefined): void;
  /** Whether storing must fail as if the disk were full. A test server can simulate this. */
  isFull(): boolean;
  /** The crowd's section with this number; absent when the platform does not support crowds. */
  readonly crowdSection?: (index: number) => SectionApi;
  /** Deletes everything from storage. */
  wipe(): Promise<void>;
}

/** What a room needs from the product around it: clock, secrets, and data that only the database has. */
export interface RoomServices {
  /** ms since 1970. */
  now(): number;
  /** The build of the product; pages of another build reload. */
  build(): string;
  /** The games this room can run. */
  games(): Games;
  secrets(): AuthSecrets;
  /**
   * Delivers rows to D1; rejects when they have to be delivered again later. May be called again with the
   * same rows.
   */
  deliver(rows: readonly OutboxRow[]): Promise<void>;
  /** Packs with these ids that the room's host may use; those that are gone are left out. */
  loadPacks(ids: readonly string[], hostUserId: string): Promise<readonly PackContent[]>;
  /** End of the host's trial or paid time, ms since 1970; undefined when it has no end. */
  loadPaidUntil(hostUserId: string): Promise<number | undefined>;
  /** Answers that earlier players left for prompts of a game, by prompt, best first. */
  loadExisting(
    gameType: GameType,
    language: Language,
  ): Promise<Readonly<Record<string, readonly string[]>>>;
  /**
   * Ids of this game's content that these people saw lately as hosts or players, each once, the one seen
   * longest ago first.
   */
  loadSeen(gameType: GameType, userIds: readonly string[]): Promise<readonly string[]>;
  /** A line for a robot that responds to `about`; undefined when there is no language model. */
  robotLine(about: string, language: Language, longest: number): Promise<string | undefined>;
}
