import type { GameType } from "../catalog/gameTypes.ts";
import type { SpotName } from "../catalog/hideScenes.ts";
import type { GameSettings } from "../catalog/settings.ts";
import type { ErrorCode } from "../catalog/errorCodes.ts";
import type {
  Backstage,
  CircleLink,
  Connections,
  CrowdView,
  Evening,
  GameEnd,
  GameSession,
  PaymentStatus,
  Player,
  Reaction,
  ReelLink,
  Round,
  SessionPlayer,
  StageView,
  Timer,
} from "./entities.ts";
import type { GameId, PlayerId, StageId } from "./ids.ts";

/**
 * State topics: retained, so a screen that connects receives their values in its snapshot. No value may
 * contain `null` (a merge patch could not carry it); absent values are omitted.
 */
export interface StateTopics {
  gameSessionUpdated: GameSession;
  sessionPlayersUpdated: Readonly<Record<PlayerId, SessionPlayer>>;
  /** Seats of the running game; absent in the lobby. */
  playersUpdated: Readonly<Record<PlayerId, Player>>;
  websocketConnectionUpdated: Connections;
  usedAvatars: readonly string[];
  gameCreated: { readonly gameId: GameId; readonly gameType: GameType };
  gameSettingsUpdated: GameSettings;
  listenNewRound: Round;
  timer: Timer;
  stage: StageView;
  /** This phone's private view of the game. */
  hand: unknown;
  /** What waits backstage: only on phones of the game owner and of co-hosts, and on remotes. */
  backstage: Backstage;
  /** What the crowd is deciding: only on the phones of its people. */
  crowd: CrowdView;
  /** The last game's podium, until the next game starts. */
  gameEnd: GameEnd;
  isGameOver: boolean;
  /** A payment for the room's host: `complete` updates a screen that waits for it. */
  paymentStatus: PaymentStatus;
  /** The planned evening; absent when there is none. */
  evening: Evening;
  /** Where to find the night's reel, once there is something to see. */
  reel: ReelLink;
  /** The circle this night belongs to; absent when there is none. */
  circle: CircleLink;
}
export type StateTopic = keyof StateTopics;

/** Who receives a state topic. `onlookers` are the join screens, which have no token. */
export const STATE_AUDIENCE = {
  gameSessionUpdated: "onlookers",
  sessionPlayersUpdated: "onlookers",
  usedAvatars: "onlookers",
  playersUpdated: "room",
  websocketConnectionUpdated: "room",
  gameCreated: "room",
  gameSettingsUpdated: "room",
  listenNewRound: "room",
  timer: "room",
  stage: "room",
  gameEnd: "room",
  isGameOver: "room",
  paymentStatus: "room",
  evening: "room",
  reel: "room",
  circle: "room",
  hand: "player",
  backstage: "backstage",
  crowd: "crowd",
} as const satisfies Record<StateTopic, "onlookers" | "room" | "player" | "backstage" | "crowd">;

// SAFETY: Object.keys of a constant object yields exactly its keys.
export const STATE_TOPICS = Object.keys(STATE_AUDIENCE) as StateTopic[];

/** Event topics: sent once, never retained; a screen that misses one is still correct. */
export interface EventTopics {
  startGame: { readonly gameId: GameId; readonly gameType: GameType };
  /** A round begins; only in a Discord activity. All rooms have `listenNewRound` for this. */
  discordListenNewRound: Round;
  stageCompletedMessage: { readonly stageId: StageId; readonly name: string };
  timeRunningOut: { readonly stageId: StageId; readonly msLeft: number };
  playerMinReached: Readonly<Record<string, never>>;
  newGameSamePlayers: Readonly<Record<string, never>>;
  playSound: { readonly sound: string };
  /** Screens with sound open their audio again: for a TV that has gone silent. */
  resetSoundContext: Readonly<Record<string, never>>;
  reloadPage: Readonly<Record<string, never>>;
  playerKicked: { readonly playerId: PlayerId };
  exitGame: Readonly<Record<string, never>>;
  reaction: {
    readonly playerId: PlayerId;
    readonly reaction: Reaction;
    /** How many people of the crowd reacted at the same time; absent: one person. */
    readonly count?: number;
  };
  /** Events of games: signals for sound and motion only; what happened is in the game's own view. */
  guessSubmitted: { readonly playerId: PlayerId; readonly right?: boolean };
  revealLetterTopic: { readonly letters: number };
  allCorrect: Readonly<Record<string, never>>;
  creditSubmitted: { readonly playerId: PlayerId };
  allCreditsSubmitted: Readonly<Record<string, never>>;
  revealPainters: Readonly<Record<string, never>>;
  playerLocationSet: { readonly playerId: PlayerId; readonly spotName: SpotName };
  currentHiderId: { readonly playerId: PlayerId };
  allSubmitted: Readonly<Record<string, never>>;
  revealHidingSpot: { readonly playerId: PlayerId; readonly spotName: SpotName };
}
export type EventTopic = keyof EventTopics;

/** Reply to a command. */
export type Reply =
  /** `serverTime` (ms since 1970) lets the client measure its clock against the room's. */
  | { readonly topic: "ack"; readonly id: string; readonly serverTime: number }
  | { readonly topic: "refused"; readonly id: string; readonly body: { readonly code: ErrorCode } };
