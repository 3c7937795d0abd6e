import type { GameType } from "../catalog/gameTypes.ts";
import type { HostType } from "../catalog/hostTypes.ts";
import type { Language } from "../catalog/languages.ts";
import type { CHECKOUT_STATUSES } from "../catalog/plans.ts";
import type { BackstageMode } from "../catalog/settings.ts";
import type { StreamDelay } from "../catalog/streams.ts";
import type { PlaylistEntry } from "../catalog/playlist.ts";
import type { Badge } from "../catalog/seats.ts";
import type { GameCode, GameId, PlayerId, StageId } from "./ids.ts";

/** The room as every screen may see it. */
export interface GameSession {
  /** Empty for people who watch a stream: their screen identifies the room by its cover. */
  readonly gameCode: GameCode;
  readonly hostType: HostType;
  /** The chosen or running game; absent until the host has chosen one. */
  readonly gameType?: GameType;
  readonly language: Language;
  readonly isPublic: boolean;
  /** False once the room is closed. */
  readonly active: boolean;
  readonly hostSpectate: boolean;
  /** An update of the service ended the running game, because the game could not be resumed. */
  readonly interrupted?: true;
  /** Screens do not show the room code: the host shares a link instead. */
  readonly codeHidden?: true;
  /**
   * How many seconds late a stream's viewers see the picture, while the room is on a stream; absent: no
   * delay.
   */
  readonly streamDelay?: StreamDelay;
  /** Ids of the phones that hold the host's rights without a seat. */
  readonly remotes?: readonly number[];
  /** The seat with the host's rights; absent while nobody is there to have them. */
  readonly gameOwnerPlayerId?: PlayerId;
  readonly createdAt: number;
  /**
   * When the host's time to open games ended, ms since 1970; absent: it has not, as far as the room knows.
   */
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
  /**
   * Whether this is audience: the person came when all seats were taken or in mid-game, and watches, reacts
   * and bets without a seat.
   */
  readonly audience: boolean;
  /** Whether a robot plays for this person until they are back. */
  readonly autopilot: boolean;
  /** Helps the host backstage. */
  readonly coHost?: true;
  /** Many people play this seat together. */
  readonly crowd?: true;
  /** The person does not want to be in the night's reel. */
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
  /**
   * False when the player has left, or was away for three heartbeats and no robot plays for them; nobody waits
   * for them.
   */
  readonly active: boolean;
  readonly gameOwner: boolean;
  readonly score: number;
  /** 1 is best; joint winners share a rank, and the next rank is skipped. */
  readonly rank: number;
}

/** The running round of a game. */
export interface Round {
  readonly roundId: number;
  /** Number of this round, from 1. */
  readonly roundCount: number;
  /** The round count, but at most 3. */
  readonly scoreMultiplier: number;
}

/** How well a seat is connected. */
export const PRESENCES = ["here", "away", "gone"] as const;
type Presence = (typeof PRESENCES)[number];

/** Who is connected. */
export interface Connections {
  readonly players: Readonly<Record<PlayerId, Presence>>;
  /** Number of screens that show the room (TV, laptop, cast device). */
  readonly screens: number;
  /** Number of people who play the crowd's seat now; absent while there is no such seat. */
  readonly crowd?: number;
  /** Ids of the remotes that are connected. */
  readonly remotes?: readonly number[];
}

/** Outcome of a payment that was begun for the room's host. */
export interface PaymentStatus {
  readonly status: (typeof CHECKOUT_STATUSES)[number];
  /** ms since 1970. */
  readonly at: number;
}

/** The clock of the current stage, in server time (ms since 1970). */
export interface Timer {
  readonly stageId: StageId;
  readonly startedAt: number;
  /** Absent: no deadline, the host moves the game on. */
  readonly endsAt?: number;
  /** ms that were left when the game was paused; until it continues, `endsAt` is not valid. */
  readonly pausedWithMs?: number;
}

const PAUSE_REASONS = ["host", "belowMinimum", "asleep"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Stages that all games share; a game has stages of its own between them. */
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

/** A text that many people of the crowd wrote, with their number. */
export interface HeatLine {
  readonly text: string;
  readonly votes: number;
}

/** The current stage, as every screen sees it. `View` is the running game's shared view. */
export interface StageView<Name extends string = string, View = unknown> {
  readonly stageId: StageId;
  /** A frame stage or one of the running game's own. */
  readonly name: Name | FrameStage;
  /** Players who have done their part in this stage. */
  readonly done: Readonly<Record<PlayerId, true>>;
  /** Players the stage waits for, without those who are away. */
  readonly waitingFor: Readonly<Record<PlayerId, true>>;
  readonly paused?: PauseReason;
  /** The stage's time is up, but it does not end yet: backstage still has things to check, or `awaitsStream`. */
  readonly held?: true;
  /** The stage is held because a stream's viewers see it later and can still vote. */
  readonly awaitsStream?: true;
  /**
   * Texts that many people of the crowd wrote in this stage and everybody may see, the most frequent first.
   */
  readonly heat?: readonly HeatLine[];
  /** Theme of the game's round; absent where a round has no theme. */
  readonly theme?: string;
  /** Absent outside a game. */
  readonly view?: View;
}

/** One entry of the podium. */
export interface PodiumEntry {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly robot: boolean;
  readonly score: number;
  readonly rank: number;
}

/**
 * Something players made in a game: it is on the game's podium, in their profiles and in the night's reel.
 */
export interface Keepsake {
  /** Unique within its game. */
  readonly id: string;
  /** What it is, in the game's own terms: `drawing`, `caption`, `duel`, ... */
  readonly kind: string;
  /** The players who made it: each of them may remove it. */
  readonly playerIds: readonly PlayerId[];
  /** Plain JSON, a few kB at most. */
  readonly body: unknown;
}

/** Decisions that backstage can make. */
export const VERDICTS = ["approve", "hide"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Something a player made, as backstage sees it before the room does. */
export interface BackstageItem {
  /** Unique within its game. It may reveal who made it, so phones backstage get another id. */
  readonly id: string;
  /** The player who made it; absent when the room's own robot did. Never leaves the room. */
  readonly playerId?: PlayerId;
  readonly kind: "text" | "photo" | "drawing";
  /** The text itself, or what a photo or a drawing shows. */
  readonly text: string;
  /** Address of a photo or a drawing. */
  readonly src?: string;
  readonly status: "waiting" | "approved" | "hidden";
  /**
   * No screen has named the thing yet, so nobody can have a reason to report it: a report would tell the host's
   * phone what somebody is writing. Never leaves the room.
   */
  readonly unseen?: true;
}

/** An item as phones backstage receive it: without who made it. */
export interface BackstageEntry extends Omit<BackstageItem, "id" | "playerId" | "unseen"> {
  /** A player reported that it should not be shown. */
  readonly reported?: true;
}

/** All items that wait backstage or were decided there, by id, oldest first. */
export interface Backstage {
  readonly mode: BackstageMode;
  readonly items: Readonly<Record<string, BackstageEntry>>;
}

/** A text that somebody in the crowd proposed and others may back. */
export interface CrowdProposal {
  readonly text: string;
  readonly votes: number;
  /** The move that a person sends to back it. */
  readonly move: unknown;
}

/** A question that the crowd decides together. */
export interface CrowdBallot {
  /** Number of people who have voted. */
  readonly voted: number;
  /** Proposed texts, most votes first; absent where the question is not about a text. */
  readonly proposals?: readonly CrowdProposal[];
}

/** What people in the crowd see in addition to their seat's private view. */
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
  /** What players made, without what was removed since. */
  readonly keepsakes: readonly Keepsake[];
  /** Players who do not want to be in a reel, including those who have left. Absent: none. */
  readonly leftOut?: readonly PlayerId[];
}

/** One entry of the championship's standing. */
export interface StandingEntry {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly robot: boolean;
  /** Placement points of all games of the evening. */
  readonly points: number;
  /** The part of them won in the last game; absent for people who did not play it. */
  readonly gained?: number;
  /** Games won, alone or jointly. */
  readonly wins: number;
  readonly rank: number;
}

/** Awards of an evening, besides the champion's. */
export const AWARDS = ["wins", "climber", "steady", "landslide", "closest", "maker"] as const;

/** An award of an evening, besides its champion. */
export interface Award {
  readonly kind: (typeof AWARDS)[number];
  readonly playerIds: readonly PlayerId[];
  /** The game it was won in, when it was one game. */
  readonly gameType?: GameType;
  /**
   * By kind of award: games won, places climbed, places between best and worst, lead in points, things made.
   */
  readonly value: number;
}

/** A planned evening: the games played, the games to come, and the standing of the championship. */
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
  /** Empty until the evening is over. */
  readonly awards: readonly Award[];
  readonly isOver: boolean;
}

/** The night's reel of this room. */
export interface ReelLink {
  /** Whether the host wants a reel. */
  readonly on: boolean;
  /** Id of the reel, once a game is over. */
  readonly reelId?: string;
}

/** The circle of friends this night belongs to: an id that is of no use to anybody outside the circle. */
export interface CircleLink {
  readonly circleId: string;
}

/** Reactions that a person can send to all screens. */
export const REACTIONS = ["laugh", "love", "wow", "clap", "fire", "boo"] as const;
export type Reaction = (typeof REACTIONS)[number];
