import type { Access } from "../../../src-shared/catalog/games/facts.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { PlaylistEntry } from "../../../src-shared/catalog/playlist.ts";
import type { Badge } from "../../../src-shared/catalog/seats.ts";
import type { GameSettings } from "../../../src-shared/catalog/settings.ts";
import type { StreamDelay } from "../../../src-shared/catalog/streams.ts";
import type { ActingFor, AnyGame } from "../../games/game.ts";
import type {
  GameEnd,
  PauseReason,
  PaymentStatus,
  Round,
} from "../../../src-shared/protocol/entities.ts";
import type { GameCode, GameId, PlayerId, StageId } from "../../../src-shared/protocol/ids.ts";
import type { RandomState, Seed } from "../../games/random.ts";
import type { Sketch } from "../../games/sketch.ts";
import type { CrowdSection } from "./crowdState.ts";

/** The games a room can run: the registry, or a toy game in tests. */
export type Games = Partial<Record<GameType, AnyGame>>;

/** What the room is and what its host chose. */
interface RoomSection {
  /** A room code may be used again years later; this id never is. */
  readonly roomId: string;
  readonly gameCode: GameCode;
  readonly hostType: HostType;
  readonly hostUserId: string;
  /** What the host may open; absent: anything. */
  readonly hostAccess?: Access;
  /** End of the host's trial or paid time, ms since 1970; absent when it has no end. */
  readonly paidUntil?: number;
  /** When that time ended, once the room found it to be over; removed when more time was paid for. */
  readonly unpaidSince?: number;
  /** Status of the latest payment that was begun for this room; removed when the next game starts. */
  readonly payment?: PaymentStatus;
  readonly isPublic: boolean;
  /** Opened by a test account: robots hurry (specification, section 6). */
  readonly testing: boolean;
  readonly language: Language;
  readonly active: boolean;
  readonly hostSpectate: boolean;
  /** The code is shown on no screen; absent: it is. */
  readonly codeHidden?: boolean;
  /** While the code is hidden: the delay of the stream's picture, seconds; absent: none. */
  readonly streamDelay?: StreamDelay;
  /** The link into the crowd for a stream's chat; a newer one replaces it. */
  readonly chatLink?: { readonly id: string; readonly until: number };
  /** Id of the overlay's link; a newer one replaces it. */
  readonly overlay?: string;
  /** One-time links, also used ones until they expire. */
  readonly tickets?: readonly Ticket[];
  /** Phones with the host's rights and no seat. */
  readonly remotes?: readonly number[];
  readonly nextRemoteId?: number;
  readonly createdAt: number;
  /** The chosen game, whether it is running or not. */
  readonly chosen?: {
    readonly gameId: GameId;
    readonly gameType: GameType;
    readonly settings: GameSettings;
  };
  /** The seat that the host's rights belong to. */
  readonly owner?: PlayerId;
  /** The seat that holds them while the owner is away. */
  readonly actingOwner?: PlayerId;
  readonly lastGame?: GameEnd;
  /** A new build could not continue the game that was running; removed when the next one starts. */
  readonly interrupted?: true;
  readonly evening?: EveningSection;
  /** Address of the night's reel, which nobody can guess; absent when the room has none. */
  readonly reelId?: string;
  /** The host does not want a reel. */
  readonly noReel?: true;
  /** The circle of friends this night belongs to. */
  readonly circleId?: string;
  /** D1 has the reel, so it must receive changes to it. */
  readonly reelTold?: true;
  /** Ids of content that games of this room have shown, newest last. */
  readonly usedContent?: Partial<Record<GameType, readonly string[]>>;
  readonly nextPlayerId: number;
  readonly nextStageId: number;
  readonly nextRoundId: number;
}

/** A link that works once, or until a newer one replaces it. */
export interface Ticket {
  readonly id: string;
  readonly kind: "seat" | "remote" | "crowd" | "overlay";
  /** The seat to move. */
  readonly playerId?: PlayerId;
  /** ms since 1970 */
  readonly until: number;
  /** Set when the link was opened. Kept for a device that tries again because the response was lost. */
  readonly used?: UsedTicket;
}

/** The device that used a link, and what it got. */
interface UsedTicket {
  /** The device; absent when it is unknown. */
  readonly by?: string;
  /** How often its seat had moved by then. */
  readonly moves?: number;
  readonly remoteId?: number;
}

/** A planned evening. */
export interface EveningSection {
  /** Games to come; the first is already chosen while none is running. Hands-free, they start by themselves. */
  readonly next: readonly PlaylistEntry[];
  readonly handsFree: boolean;
  readonly played: readonly EveningGame[];
  /** The game during which, or on whose podium, the evening was planned: it is none of the list. */
  readonly plannedDuring?: GameId;
  /** The grand podium was shown. */
  readonly isOver?: true;
}

/** What the championship keeps of a game. */
export interface EveningGame {
  readonly gameId: GameId;
  readonly gameType: GameType;
  readonly ranks: Readonly<Record<PlayerId, number>>;
  /** Placement points. */
  readonly points: Readonly<Record<PlayerId, number>>;
  /** Lead of the first over the second, tenths of a percent of the first's points; absent on a tie. */
  readonly lead?: number;
  /** The same lead in points of that game. */
  readonly leadPoints?: number;
  /** How many keepsakes each seat made. */
  readonly made: Readonly<Record<PlayerId, number>>;
}

/** A seat, also after its person has left. Times are ms since 1970. */
export interface Seat {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly badge: Badge;
  readonly seatNo: number;
  readonly robot: boolean;
  readonly audience: boolean;
  readonly autopilot: boolean;
  readonly status: "seated" | "quit" | "kicked";
  readonly joinedAt: number;
  readonly userId?: string;
  /** The browser that plays the seat, and the way it came by (`CallerOrigin`). */
  readonly device?: string;
  readonly way?: string;
  /** When the host kicked it, ms since 1970. */
  readonly kickedAt?: number;
  /** Helps the host backstage. */
  readonly coHost?: true;
  /** Many people play it together. */
  readonly crowd?: true;
  /** How often it moved to another device; tokens from before are no longer valid. */
  readonly moves?: number;
  readonly outOfReel?: true;
  /** Was still in a game when it ended. */
  readonly played?: true;
}

type SeatsSection = Readonly<Record<PlayerId, Seat>>;

/** How one seat is connected. */
export interface SeatPresence {
  /** A socket of this seat is open. */
  readonly open: boolean;
  /** Last recorded sign of life, ms since 1970. */
  readonly lastSeen: number;
  /** Since when the seat has been connected without interruption. */
  readonly since: number;
  /** Silent for longer than three heartbeats. */
  readonly away: boolean;
}

/** Who is connected. */
export interface PresenceSection {
  readonly seats: Readonly<Record<PlayerId, SeatPresence>>;
  /** Open host screens; `screens` also counts those of spectators. */
  readonly hostScreens: number;
  readonly screens: number;
  /** Remotes that are connected. */
  readonly remotes?: readonly number[];
  /** Since when nobody at all has been connected. */
  readonly emptySince?: number;
  /** Nobody has been here for so long that the room went to sleep. */
  readonly asleep?: true;
  /** When to check the heartbeats next; absent while no game runs. */
  readonly checkAt?: number;
}

interface PlannedMove {
  readonly at: number;
  /** Absent when the robot looks at its screen again at that time. */
  readonly move?: unknown;
}

/** What is on the canvases when a robot looks up: a sketch of each, A first. */
export interface SeenInk {
  readonly sheet: number;
  readonly sketches: readonly Sketch[];
}

/** The running game. */
export interface GameSection {
  readonly gameId: GameId;
  readonly gameType: GameType;
  readonly settings: GameSettings;
  readonly startedAt: number;
  /** Seats that play, in the order they joined, late joiners included. */
  readonly players: readonly PlayerId[];
  readonly round: Round;
  /** The game's own state: opaque to the session. */
  readonly state: object;
  /** Version of the state's shape; absent: 1. */
  readonly version?: number;
  /** Points withheld from seats: half of a robot's for a person, and a late joiner's above the lowest score. */
  readonly withheld: Readonly<Record<PlayerId, number>>;
  /** How much of `withheld` is from a bonus that the game may take back (`bonus` in `Game`). */
  readonly bonusWithheld?: Readonly<Record<PlayerId, number>>;
  /** `gameEnding` was already sent to the game, which may add a sudden death. */
  readonly endingAsked: boolean;
  /** Who acts for a seat, as last reported to the game, if that is not the seat's own person or robot. */
  readonly actors?: Readonly<Record<PlayerId, ActingFor>>;
  readonly backstage?: BackstageSection;
  /** The stage in which people gave up their seat or fell silent; they may be back by now. */
  readonly left?: Readonly<Record<PlayerId, string>>;
}

/** What the room remembers about the backstage while a game runs: ids of the game's own items. */
interface BackstageSection {
  /** Items that a stage has already waited for. */
  readonly lookedAt: readonly string[];
  readonly reported: readonly string[];
  /** From which phones' ids of the items are made; absent when an earlier build began the game. */
  readonly itemKey?: Seed;
}

/** For a game that nobody has looked at from backstage. */
export const NO_BACKSTAGE: BackstageSection = { lookedAt: [], reported: [] };

/** The stage that the room is in. Times are ms since 1970 unless stated otherwise. */
export interface CurrentStage {
  readonly stageId: StageId;
  readonly name: string;
  readonly kind: "lobby" | "input" | "show";
  /** The game's own key of the stage; empty for frame stages. */
  readonly key: string;
  readonly startedAt: number;
  /** Absent: no deadline. */
  readonly endsAt?: number;
  /** The deadline without an early end. */
  readonly fullEndsAt?: number;
  /** The deadline since everybody waits for one person ([SE85]); absent when they do not. */
  readonly lastOneEndsAt?: number;
  /** Length before the room's timer mode stretched it, ms. */
  readonly ms?: number;
  /** When the game wants a `tick`, ms since 1970. */
  readonly wakesAt?: number;
}

/** The current stage, and what is due in it. */
export interface ClockSection {
  readonly stage: CurrentStage;
  /** `timeRunningOut` was sent for this stage. */
  readonly warned: boolean;
  /** The stage's time is up, but it waits for the backstage, until its new deadline at the latest. */
  readonly held?: true;
  /** The stage's time is up, but a stream's viewers have time until its new deadline. */
  readonly awaitsStream?: true;
  /** Players who tapped OK on the tutorial. */
  readonly ready: readonly PlayerId[];
  readonly robots: Readonly<Record<PlayerId, PlannedMove>>;
  readonly paused?: {
    readonly reason: PauseReason;
    readonly since: number;
    /** When the game ends if there are not enough players again by then. */
    readonly until?: number;
  };
}

/** What the room has fetched from the database for its games. */
interface PacksSection {
  /** The ids requested for the next game, found or not. */
  readonly ids: readonly string[];
  /** The packs of the last request that was answered. */
  readonly packs: readonly PackContent[];
  /** Answers that earlier players left for prompts of the chosen game. */
  readonly existing?: ExistingAnswers;
  /** Content of the chosen game that the host and the people here saw on other evenings. */
  readonly seen?: SeenContent;
}

export interface SeenContent {
  readonly gameType: GameType;
  /** The people whose evenings are included, besides the host's: seats with an account. */
  readonly people: readonly PlayerId[];
  /** Ids of content, the one seen longest ago first. */
  readonly ids: readonly string[];
}

export interface ExistingAnswers {
  readonly gameType: GameType;
  readonly language: Language;
  /** Best first, by prompt. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** The complete state of a room, as plain JSON: one stored row per section. */
export interface RoomState {
  readonly room: RoomSection;
  readonly seats: SeatsSection;
  readonly presence: PresenceSection;
  readonly packs: PacksSection;
  readonly crowd: CrowdSection;
  readonly game: GameSection | null;
  readonly clock: ClockSection;
  readonly random: RandomState;
}

/** A part of the state that is stored by itself. */
export type Section = keyof RoomState;
