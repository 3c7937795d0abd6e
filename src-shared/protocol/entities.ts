import type { GameType } from "../catalog/gameTypes.ts";
import type { HostType } from "../catalog/hostTypes.ts";
import type { Language } from "../catalog/languages.ts";
import type { BackstageMode } from "../catalog/settings.ts";
import type { StreamDelay } from "../catalog/streams.ts";
import type { PlaylistEntry } from "../catalog/playlist.ts";
import type { Badge } from "../catalog/seats.ts";
import type { GameCode, GameId, PlayerId, StageId } from "./ids.ts";

/** The room as every screen may see it. */
export interface GameSession {
  /** Empty for whoever watches a stream: their screen knows the room by its cover. */
  readonly gameCode: GameCode;
  readonly hostType: HostType;
  /** The game that is chosen or running; absent until the host chose one. */
  readonly gameType?: GameType;
  readonly language: Language;
  readonly isPublic: boolean;
  /** False once the room is closed. */
  readonly active: boolean;
  readonly hostSpectate: boolean;
  /** The service was renewed and could not go on with the game that ran. */
  readonly interrupted?: true;
  /** Screens keep the room code to themselves: the host shares a link. */
  readonly codeHidden?: true;
  /** While it is a stream's: so much later its viewers see the picture, seconds; absent: at once. */
  readonly streamDelay?: StreamDelay;
  /** Numbers of the phones that hold the host's rights without a seat. */
  readonly remotes?: readonly number[];
  /** The seat that may do what the host may; absent while nobody is there to hold it. */
  readonly gameOwnerPlayerId?: PlayerId;
  readonly createdAt: number;
  /** The host's time to open games is over since then, ms since 1970; absent: it is not, as far as the room knows. */
  readonly hostingEndedAt?: number;
  /** Fewest and most seats for the chosen game, or of the room when none is chosen. */
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

/** A seat of the room. */
export interface SessionPlayer {
  readonly sessionPlayerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly badge: Badge;
  readonly robot: boolean;
  /** Came when all seats were taken: watches, reacts, bets, holds no seat. */
  readonly audience: boolean;
  /** A robot plays for this person until they are back. */
  readonly autopilot: boolean;
  /** Works backstage for the host. */
  readonly coHost?: true;
  /** Many people play this seat together. */
  readonly crowd?: true;
  /** Does not want to be in the night's reel. */
  readonly outOfReel?: true;
}

/** A seat in the running game. */
export interface Player {
  readonly playerId: PlayerId;
  readonly sessionPlayerId: PlayerId;
  readonly gameId: GameId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly robot: boolean;
  /** False: away for longer than three heartbeats, or gone; nobody waits for them. */
  readonly active: boolean;
  readonly gameOwner: boolean;
  readonly score: number;
  /** 1 is best; joint winners share a rank and the next one is skipped. */
  readonly rank: number;
}

export interface Round {
  readonly roundId: number;
  /** 1 is the first round. */
  readonly roundCount: number;
  /** The round count, 3 at most. */
  readonly scoreMultiplier: number;
}

/** How well a seat is connected. */
type Presence = "here" | "away" | "gone";

/** Who is connected. */
export interface Connections {
  readonly players: Readonly<Record<PlayerId, Presence>>;
  /** Screens that show the room (TV, laptop, cast device). */
  readonly screens: number;
  /** People who play the crowd's seat now; absent while there is no such seat. */
  readonly crowd?: number;
  /** Remotes that are switched on. */
  readonly remotes?: readonly number[];
}

const PAYMENT_STATUSES = ["open", "complete", "expired"] as const;

/** What became of a payment that was begun for the room's host. */
export interface PaymentStatus {
  readonly status: (typeof PAYMENT_STATUSES)[number];
  /** ms since 1970. */
  readonly at: number;
}

/** The clock of the current stage, in server time (ms since 1970). */
export interface Timer {
  readonly stageId: StageId;
  readonly startedAt: number;
  /** Absent: no deadline, the host moves the game on. */
  readonly endsAt?: number;
  /** ms that were left when the game was paused; `endsAt` counts for nothing meanwhile. */
  readonly pausedWithMs?: number;
}

const PAUSE_REASONS = ["host", "belowMinimum", "asleep"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Stages of the frame that all games share; a game adds its own names between them. */
export const FRAME_STAGES = [
  "LOBBY",
  "TUTORIAL",
  "ROUND_INTRO",
  "ROUND_SUMMARY",
  "GAME_END",
  "STANDING",
  "EVENING_END",
  "CLOSED",
] as const;
export type FrameStage = (typeof FRAME_STAGES)[number];

/** A text that so many of the crowd wrote. */
export interface HeatLine {
  readonly text: string;
  readonly votes: number;
}

/** What is going on, for every screen. `View` is the running game's shared view. */
export interface StageView<Name extends string = string, View = unknown> {
  readonly stageId: StageId;
  /** A frame stage or one of the running game's own. */
  readonly name: Name | FrameStage;
  /** Players who have done their part in this stage. */
  readonly done: Readonly<Record<PlayerId, true>>;
  /** Players the stage waits for, the absent left out. */
  readonly waitingFor: Readonly<Record<PlayerId, true>>;
  readonly paused?: PauseReason;
  /** The stage's time is up; backstage is having a look. */
  readonly held?: true;
  /** The stage's time is up; a stream's viewers see it later and vote yet. */
  readonly awaitsStream?: true;
  /** What many of the crowd wrote in this stage and everybody may see, the most first. */
  readonly heat?: readonly HeatLine[];
  /** What the game's round is about; absent where it is about nothing that has a name. */
  readonly theme?: string;
  /** Absent outside a game. */
  readonly view?: View;
}

/** One line of the podium. */
export interface PodiumEntry {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly robot: boolean;
  readonly score: number;
  readonly rank: number;
}

/** Something players made in a game: kept for its podium, their profiles and the night's reel. */
export interface Keepsake {
  /** Unique within its game. */
  readonly id: string;
  /** Name of what it is, the game's own: `drawing`, `caption`, `duel`, ... */
  readonly kind: string;
  /** Who made it: each of them may take it away. */
  readonly playerIds: readonly PlayerId[];
  /** Plain JSON, a few kB at most. */
  readonly body: unknown;
}

/** What was decided backstage. */
export const VERDICTS = ["approve", "hide"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Something a player made, as backstage sees it before the room does. */
export interface BackstageItem {
  /** Unique within its game. It may tell who made it: phones backstage get another one. */
  readonly id: string;
  /** Absent: the room's own robot made it. Never leaves the room. */
  readonly playerId?: PlayerId;
  readonly kind: "text" | "photo" | "drawing";
  /** The text itself; what a photo or a drawing is of. */
  readonly text: string;
  /** Where a photo or a drawing is found. */
  readonly src?: string;
  readonly status: "waiting" | "approved" | "hidden";
}

/** A thing as the phones backstage get it: without who made it. */
export interface BackstageEntry extends Omit<BackstageItem, "id" | "playerId"> {
  /** A player thinks that it should not be seen. */
  readonly reported?: true;
}

/** All that waits backstage or was decided there, by id, oldest first. */
export interface Backstage {
  readonly mode: BackstageMode;
  readonly items: Readonly<Record<string, BackstageEntry>>;
}

/** What somebody in the crowd may back: a text that one of them proposed. */
export interface CrowdProposal {
  readonly text: string;
  readonly votes: number;
  /** Send this as one's own move to back it. */
  readonly move: unknown;
}

/** One question the crowd decides together. */
export interface CrowdBallot {
  /** People whose choice is in. */
  readonly voted: number;
  /** Texts that were proposed, most votes first; absent where nothing is written. */
  readonly proposals?: readonly CrowdProposal[];
}

/** What the people of the crowd see beside their seat's own view. */
export interface CrowdView {
  readonly people: number;
  /** Open questions by name. */
  readonly ballots: Readonly<Record<string, CrowdBallot>>;
}

/** The end of a game. `Highlights` is the game's own summary. */
export interface GameEnd<Highlights = unknown> {
  readonly gameId: GameId;
  readonly gameType: GameType;
  /** Best first. */
  readonly podium: readonly PodiumEntry[];
  readonly highlights: Highlights;
  /** What players made, without what somebody took away. */
  readonly keepsakes: readonly Keepsake[];
  /** Who wants to be in no reel, also when they left. Absent: nobody. */
  readonly leftOut?: readonly PlayerId[];
}

/** A line of the championship. */
export interface StandingEntry {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly robot: boolean;
  /** Placement points of all games of the evening. */
  readonly points: number;
  /** Of those, what the last game brought; absent for who did not play it. */
  readonly gained?: number;
  /** Games won, alone or together. */
  readonly wins: number;
  readonly rank: number;
}

export const AWARDS = ["wins", "climber", "steady", "landslide", "closest", "maker"] as const;

/** What an evening honours besides its champion. */
export interface Award {
  readonly kind: (typeof AWARDS)[number];
  readonly playerIds: readonly PlayerId[];
  /** Where it happened, when it happened in one game. */
  readonly gameType?: GameType;
  /** Games won, places climbed, places between best and worst, lead in points, things made. */
  readonly value: number;
}

/** A planned evening: what was played, what comes, and how the championship stands. */
export interface Evening {
  readonly handsFree: boolean;
  readonly played: readonly {
    readonly gameId: GameId;
    readonly gameType: GameType;
    readonly winners: readonly PlayerId[];
  }[];
  /** Games to come; the first is played next. */
  readonly next: readonly PlaylistEntry[];
  /** Best first; empty before the first game is over. */
  readonly standing: readonly StandingEntry[];
  /** Only at the end. */
  readonly awards: readonly Award[];
  readonly isOver: boolean;
}

/** The night's reel of this room. */
export interface ReelLink {
  /** The host wants one. */
  readonly on: boolean;
  /** Where it is found, once a game is over. */
  readonly reelId?: string;
}

/** The circle of friends this night belongs to: an id that says nothing to whoever is not in it. */
export interface CircleLink {
  readonly circleId: string;
}

export const REACTIONS = ["laugh", "love", "wow", "clap", "fire", "boo"] as const;
export type Reaction = (typeof REACTIONS)[number];
