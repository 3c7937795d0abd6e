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
  HeatLine,
  PauseReason,
  PaymentStatus,
  Round,
} from "../../../src-shared/protocol/entities.ts";
import {
  stageId,
  type GameCode,
  type GameId,
  type PlayerId,
  type StageId,
} from "../../../src-shared/protocol/ids.ts";
import type { RandomState } from "../../games/random.ts";
import type { Sketch } from "../../games/sketch.ts";

/** The games a room can run; rooms get the registry, tests may add a toy. */
export type Games = Partial<Record<GameType, AnyGame>>;

/** What the room is and what its host chose. */
interface RoomSection {
  /** A room code may come back years later; this id does not. */
  readonly roomId: string;
  readonly gameCode: GameCode;
  readonly hostType: HostType;
  readonly hostUserId: string;
  /** What the host may open; absent: anything. */
  readonly hostAccess?: Access;
  /** End of the host's trial or paid time, ms since 1970; absent: nothing that could run out. */
  readonly paidUntil?: number;
  /** It was found to be over; gone once more time was paid. */
  readonly unpaidSince?: number;
  /** What became of the payment that was begun for this room last; gone with the next game. */
  readonly payment?: PaymentStatus;
  readonly isPublic: boolean;
  /** Opened by a test account: robots hurry (specification, section 6). */
  readonly testing: boolean;
  readonly language: Language;
  readonly active: boolean;
  readonly hostSpectate: boolean;
  /** The code stands on no screen; absent: it does. */
  readonly codeHidden?: boolean;
  /** While it does not: so much later a stream's viewers see the picture, seconds; absent: at once. */
  readonly streamDelay?: StreamDelay;
  /** The link into the crowd for a stream's chat; a newer one ends it. */
  readonly chatLink?: { readonly id: string; readonly until: number };
  /** The link of the picture over the stream; a newer one ends it. */
  readonly overlay?: string;
  /** Links that work once and were not used. */
  readonly tickets?: readonly Ticket[];
  /** Phones with the host's rights and no seat. */
  readonly remotes?: readonly number[];
  readonly nextRemoteId?: number;
  readonly createdAt: number;
  /** The chosen game, created and not started, or running. */
  readonly chosen?: {
    readonly gameId: GameId;
    readonly gameType: GameType;
    readonly settings: GameSettings;
  };
  /** The seat the host's rights belong to. */
  readonly owner?: PlayerId;
  /** The seat that holds them while the owner is gone. */
  readonly actingOwner?: PlayerId;
  readonly lastGame?: GameEnd;
  /** A new build could not go on with the game that ran; gone with the next one. */
  readonly interrupted?: true;
  readonly evening?: EveningSection;
  /** Address of the night's reel: nobody can guess it. Absent: the room has none. */
  readonly reelId?: string;
  /** The host does not want a reel. */
  readonly noReel?: true;
  /** The circle of friends this night belongs to. */
  readonly circleId?: string;
  /** D1 knows the reel: it must hear what changes about it. */
  readonly reelTold?: true;
  /** Ids of content that games of this room have shown, newest last. */
  readonly usedContent?: Partial<Record<GameType, readonly string[]>>;
  readonly nextPlayerId: number;
  readonly nextStageId: number;
  readonly nextRoundId: number;
}

/** A link that works once, or until there is a newer one. */
export interface Ticket {
  readonly id: string;
  readonly kind: "seat" | "remote" | "crowd" | "overlay";
  /** The seat that moves. */
  readonly playerId?: PlayerId;
  /** ms since 1970 */
  readonly until: number;
  /** It was opened. Kept for a device that asks again because the answer was lost. */
  readonly used?: UsedTicket;
}

/** Who has what a link gave. */
interface UsedTicket {
  /** The device; absent where it is not known. */
  readonly by?: string;
  /** How often its seat had moved then. */
  readonly moves?: number;
  readonly remoteId?: number;
}

/** A planned evening. */
export interface EveningSection {
  /** Games to come; the first is chosen already, while none runs. */
  readonly next: readonly PlaylistEntry[];
  /** Games begin by themselves. */
  readonly handsFree: boolean;
  readonly played: readonly EveningGame[];
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
  /** Lead of the first over the second, tenths of a percent of the first's points; absent in a tie. */
  readonly lead?: number;
  /** The same in points of that game. */
  readonly leadPoints?: number;
  /** How many things each made that were kept. */
  readonly made: Readonly<Record<PlayerId, number>>;
}

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
  /** The browser it is played on, and the way that came (CameFrom). */
  readonly device?: string;
  readonly way?: string;
  /** When the host took it out, ms since 1970. */
  readonly kickedAt?: number;
  /** Works backstage for the host. */
  readonly coHost?: true;
  /** Many people play it together. */
  readonly crowd?: true;
  /** How often it went to another device; tokens of before are worth nothing. */
  readonly moves?: number;
  readonly outOfReel?: true;
  /** Was in a game to its end. */
  readonly played?: true;
}

type SeatsSection = Readonly<Record<PlayerId, Seat>>;

export interface SeatPresence {
  /** A socket of this seat is open. */
  readonly open: boolean;
  /** Last sign of life that was looked at, ms since 1970. */
  readonly lastSeen: number;
  /** Since when the seat has been connected without a break. */
  readonly since: number;
  /** Silent for longer than three heartbeats. */
  readonly away: boolean;
}

export interface PresenceSection {
  readonly seats: Readonly<Record<PlayerId, SeatPresence>>;
  /** Open host screens; `screens` counts the spectators' as well. */
  readonly hostScreens: number;
  readonly screens: number;
  /** Remotes that are switched on. */
  readonly remotes?: readonly number[];
  /** Since when nobody at all has been connected. */
  readonly emptySince?: number;
  /** Nobody has been here for so long that the room went to sleep. */
  readonly asleep?: true;
  /** When to look at the heartbeats next; absent while no game runs. */
  readonly checkAt?: number;
}

interface PlannedMove {
  readonly at: number;
  /** Absent: the robot has another look at its screen then. */
  readonly move?: unknown;
}

/** What is on the canvases when a robot looks up. */
export interface SeenInk {
  readonly sheet: number;
  /** By canvas, A first. */
  readonly sketches: readonly Sketch[];
}

/** The running game. */
export interface GameSection {
  readonly gameId: GameId;
  readonly gameType: GameType;
  readonly settings: GameSettings;
  readonly startedAt: number;
  /** Seats that play, late joiners included, in the order they came. */
  readonly players: readonly PlayerId[];
  readonly round: Round;
  /** The game's own state: opaque to the session. */
  readonly state: object;
  /** Version of its shape; absent: 1. */
  readonly version?: number;
  /** Points withheld from seats that a robot played for somebody (half of what it won). */
  readonly withheld: Readonly<Record<PlayerId, number>>;
  /** The game was asked whether it wants a sudden death. */
  readonly endingAsked: boolean;
  /** Who the game believes to act for a seat, where that is not the seat's own person or robot. */
  readonly actors?: Readonly<Record<PlayerId, ActingFor>>;
  readonly backstage?: BackstageSection;
  /** In which stage people gave up their seat or fell silent; they may be back since. */
  readonly left?: Readonly<Record<PlayerId, string>>;
}

/** What the room remembers of the backstage while a game runs: ids of the game's own items. */
interface BackstageSection {
  /** Things a stage has already waited for. */
  readonly lookedAt: readonly string[];
  readonly reported: readonly string[];
}

/** A game nobody has looked at from backstage. */
export const NO_BACKSTAGE: BackstageSection = { lookedAt: [], reported: [] };

export interface CurrentStage {
  readonly stageId: StageId;
  readonly name: string;
  readonly kind: "lobby" | "input" | "show";
  /** The game's own key of the stage; empty for stages of the frame. */
  readonly key: string;
  readonly startedAt: number;
  /** Absent: no deadline. */
  readonly endsAt?: number;
  /** The deadline before everybody was done early. */
  readonly fullEndsAt?: number;
  /** The deadline since all wait for one person ([SE85]); absent: they do not. */
  readonly lastOneEndsAt?: number;
  /** Length before the room's timer mode stretched it, ms. */
  readonly ms?: number;
  /** When the game wants to be told the time, ms since 1970. */
  readonly wakesAt?: number;
}

export interface ClockSection {
  readonly stage: CurrentStage;
  /** `timeRunningOut` was said for this stage. */
  readonly warned: boolean;
  /** The stage's time is up: it waits for backstage, until its new deadline at the latest. */
  readonly held?: true;
  /** The stage's time is up; a stream's viewers have theirs yet, until its new deadline. */
  readonly awaitsStream?: true;
  /** Players who tapped OK on the tutorial. */
  readonly ready: readonly PlayerId[];
  readonly robots: Readonly<Record<PlayerId, PlannedMove>>;
  readonly paused?: {
    readonly reason: PauseReason;
    readonly since: number;
    /** The game ends when it was not mended by then. */
    readonly until?: number;
  };
}

/** A move somebody in the crowd wants, with how many do. */
export interface Wanted {
  readonly move: unknown;
  /** What they wrote. */
  readonly text?: string;
  readonly unfinished?: true;
  readonly votes: number;
}

/** A question the crowd is deciding. */
export interface OpenBallot {
  /** ms since 1970; absent: when all are in, or the stage ends. */
  readonly countsAt?: number;
  /** People who are there and whose whole choice is in. */
  readonly voted: number;
  /** What they want, in the order in which it was wanted first. */
  readonly wanted: readonly Wanted[];
}

/** The seat of many people: how many are there, and what they want. Who they are only their sections know. */
export interface CrowdSection {
  /** Sections that may have people in them: `CODE:0` and on. */
  readonly sections: number;
  /** People whose phones are connected. */
  readonly people: number;
  /** People who tapped OK on the tutorial. */
  readonly ready: number;
  /** The stage that all below belongs to. */
  readonly stageId: StageId;
  /** How often a question was counted: votes from before are over. */
  readonly counted: Readonly<Record<string, number>>;
  readonly ballots: Readonly<Record<string, OpenBallot>>;
  /** What was written and counted in this stage, with how many wrote it; absent: nothing. */
  readonly said?: readonly HeatLine[];
}

/** Packs the room has fetched, so that a game that starts again asks nobody. */
interface PacksSection {
  /** What was asked for, found or not. */
  readonly ids: readonly string[];
  readonly packs: readonly PackContent[];
  /** What earlier players left for prompts of the chosen game. */
  readonly existing?: ExistingAnswers;
  /** What the host and these people saw of the chosen game on other evenings. */
  readonly seen?: SeenContent;
}

export interface SeenContent {
  readonly gameType: GameType;
  /** Whose evenings are in it, besides the host's: seats with an account. */
  readonly people: readonly PlayerId[];
  /** Ids of content, the longest ago first. */
  readonly ids: readonly string[];
}

export interface ExistingAnswers {
  readonly gameType: GameType;
  readonly language: Language;
  /** Best first, by prompt. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** Everything a room is, as plain JSON: one stored row per section. */
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

export type Section = keyof RoomState;
export const SECTIONS: readonly Section[] = [
  "room",
  "seats",
  "presence",
  "packs",
  "crowd",
  "game",
  "clock",
  "random",
];

/** A room in which no crowd has ever been. */
export const NO_CROWD: CrowdSection = {
  sections: 0,
  people: 0,
  ready: 0,
  stageId: stageId(1),
  counted: {},
  ballots: {},
};

/** A crowd as an earlier build kept it, person by person, has to come again. */
function present(name: Section, section: unknown): unknown {
  if (name !== "crowd") return section;
  const isPresent = typeof section === "object" && section !== null && "sections" in section;
  return isPresent ? section : NO_CROWD;
}

/** A room of the sections that a store kept. */
export function roomOfSections(kept: { get(name: Section): unknown }): RoomState {
  // SAFETY: a store writes every section of a RoomState, together.
  return Object.fromEntries(
    SECTIONS.map((name) => {
      // A section may well be null: no game runs.
      return [name, present(name, kept.get(name))];
    }),
  ) as unknown as RoomState;
}
