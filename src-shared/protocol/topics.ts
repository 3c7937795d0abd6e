import * as z from "zod/mini";
import { GAME_TYPES, type GameType } from "../catalog/gameTypes.ts";
import type { SpotName } from "../catalog/hideSpots.ts";
import { PLAYLIST_MAX } from "../catalog/playlist.ts";
import type { GameSettings } from "../catalog/settings.ts";
import { gameSettingsPatchSchema } from "./settings.ts";
import type { ErrorCode } from "../catalog/errorCodes.ts";
import type {
  Backstage,
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
import { playerIdSchema, REACTIONS, stageIdSchema, VERDICTS } from "./entities.ts";
import type { GameId, PlayerId, StageId } from "./ids.ts";

/**
 * State topics: retained, so a screen that connects gets their values in its snapshot. No value may
 * contain `null` (a merge patch could not carry it); what is not there is left out.
 */
export interface StateTopics {
  gameSessionUpdated: GameSession;
  sessionPlayersUpdated: Readonly<Record<PlayerId, SessionPlayer>>;
  /** Seats of the running game; gone in the lobby. */
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
  /** What waits backstage: only on phones of the host and of co-hosts. */
  backstage: Backstage;
  /** What the crowd decides just now: only on the phones of its people. */
  crowd: CrowdView;
  /** The last game's podium, until the next game starts. */
  gameEnd: GameEnd;
  isGameOver: boolean;
  /** A payment for the room's host: `complete` wakes a screen that waits for it. */
  paymentStatus: PaymentStatus;
  /** The planned evening; gone when there is none. */
  evening: Evening;
  /** Where the night's reel is, once there is something to see. */
  reel: ReelLink;
}
export type StateTopic = keyof StateTopics;

/** Who gets a state topic. `onlookers` are the join screens, which hold no token. */
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
  hand: "player",
  backstage: "backstage",
  crowd: "crowd",
} as const satisfies Record<StateTopic, "onlookers" | "room" | "player" | "backstage" | "crowd">;

// SAFETY: Object.keys of a constant object yields exactly its keys.
export const STATE_TOPICS = Object.keys(STATE_AUDIENCE) as StateTopic[];

/** Event topics: said once, never retained; missing one never leaves a screen wrong. */
export interface EventTopics {
  startGame: { readonly gameId: GameId; readonly gameType: GameType };
  /** In a Discord activity: a round begins, which `listenNewRound` says to all rooms. */
  discordListenNewRound: Round;
  stageCompletedMessage: { readonly stageId: StageId; readonly name: string };
  timeRunningOut: { readonly stageId: StageId; readonly msLeft: number };
  playerMinReached: Readonly<Record<string, never>>;
  newGameSamePlayers: Readonly<Record<string, never>>;
  playSound: { readonly sound: string };
  /** Screens that sound open their audio anew: for a TV that has gone silent. */
  resetSoundContext: Readonly<Record<string, never>>;
  reloadPage: Readonly<Record<string, never>>;
  playerKicked: { readonly playerId: PlayerId };
  exitGame: Readonly<Record<string, never>>;
  reaction: { readonly playerId: PlayerId; readonly reaction: Reaction };
  /** Events of games: signals for sound and motion; what happened is in the game's own view. */
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

const nothing = z.object({});
const ofStage = z.object({ stageId: stageIdSchema });
/** Games to come, in order; `length` as in catalog/playlist.ts. */
export const playlistSchema = z.object({
  entries: z
    .array(
      z.object({
        gameType: z.enum(GAME_TYPES),
        length: z.int().check(z.minimum(1), z.maximum(35)),
      }),
    )
    .check(z.maxLength(PLAYLIST_MAX)),
  handsFree: z.boolean(),
});
const itemId = z.string().check(z.maxLength(64));

/**
 * Who may send a command: `host` is a host screen, a remote or the game owner's phone, `backstage` the same
 * and the co-hosts' phones, `player` any seat.
 */
type Sender = "host" | "backstage" | "player" | "anyone";

function command<Schema extends z.ZodMiniType>(sender: Sender, schema: Schema) {
  return { sender, schema };
}

/**
 * A command that is said and gone: it leaves nothing in a room's state. Nothing of it is stored, so a long
 * evening of reactions and heartbeats costs no rows; who repeats one after a crash laughs twice.
 */
function fleeting<Schema extends z.ZodMiniType>(sender: Sender, schema: Schema) {
  return { ...command(sender, schema), isFleeting: true as const };
}

/** Commands, their sender and their body. Each is acknowledged or refused. */
export const COMMANDS = {
  startGame: command("host", nothing),
  gameSettings: command("host", z.object({ settings: gameSettingsPatchSchema })),
  requestPlayerKick: command("host", z.object({ playerId: playerIdSchema })),
  requestEndGame: command("host", nothing),
  requestAddAiPlayer: command("host", nothing),
  requestSkipTimer: command("host", ofStage),
  requestNextStage: command("host", ofStage),
  requestNewGameType: command("host", z.object({ gameType: z.enum(GAME_TYPES) })),
  newGameSamePlayers: command("host", nothing),
  /** Plan the games to come; none: no evening, or its end. */
  playlist: command("host", playlistSchema),
  /** Show the grand podium now; after it, back to single games. */
  endEvening: command("host", nothing),
  /** Is there a reel of this night? */
  keepReel: command("host", z.object({ on: z.boolean() })),
  pause: command("host", z.object({ paused: z.boolean() })),
  autopilot: command("host", z.object({ playerId: playerIdSchema, on: z.boolean() })),
  /** Let somebody help backstage, or not any more. */
  coHost: command("host", z.object({ playerId: playerIdSchema, on: z.boolean() })),
  /** A seat for many people, under this name. It is closed like any other: by taking it out. */
  openCrowd: command("host", z.object({ alias: z.string().check(z.maxLength(200)) })),
  /** Take the host's rights from a remote. */
  dismissRemote: command("host", z.object({ remoteId: z.int().check(z.positive()) })),
  /** Let something be shown, or keep it from being shown. */
  moderate: command("backstage", z.object({ itemId, verdict: z.enum(VERDICTS) })),
  /** Say to backstage that something should not be seen. */
  report: command("player", z.object({ itemId })),
  exitGame: command("host", nothing),
  playSound: fleeting("host", z.object({ sound: z.string().check(z.maxLength(40)) })),
  resetSoundContext: fleeting("host", nothing),
  reloadPage: fleeting("host", nothing),
  /** 'I am looking at the screen': says that a hidden tab is back. */
  playerHeartbeat: fleeting("player", nothing),
  responseHeartbeat: fleeting("player", nothing),
  /** OK on the tutorial. */
  ready: command("player", ofStage),
  move: command("player", z.object({ stageId: stageIdSchema, move: z.unknown() })),
  reaction: fleeting("player", z.object({ reaction: z.enum(REACTIONS) })),
  /** Take away something one made in the last game. */
  removeKeepsake: command("player", z.object({ keepsakeId: z.string().check(z.maxLength(64)) })),
  /** Be in the night's reel, or not. */
  reel: command("player", z.object({ on: z.boolean() })),
  requestTimer: fleeting("anyone", nothing),
  usedAvatarsRequested: fleeting("anyone", nothing),
  requestCurrentHiderId: fleeting("anyone", nothing),
  resync: fleeting("anyone", nothing),
} as const;

export type CommandTopic = keyof typeof COMMANDS;
export type CommandBody<Topic extends CommandTopic> = z.output<(typeof COMMANDS)[Topic]["schema"]>;
/** What a client sends: the same, before ids got their brand. */
export type CommandInput<Topic extends CommandTopic> = z.input<(typeof COMMANDS)[Topic]["schema"]>;

/** A checked command: topic and body belong together. */
export type Command = {
  [Topic in CommandTopic]: { readonly topic: Topic; readonly body: CommandBody<Topic> };
}[CommandTopic];

export function isCommandTopic(value: unknown): value is CommandTopic {
  return typeof value === "string" && Object.hasOwn(COMMANDS, value);
}

/** Is this a command that no replay needs? A state that it leaves as it was need not be stored. */
export function isFleeting(topic: CommandTopic): boolean {
  return "isFleeting" in COMMANDS[topic];
}

/** Answer to a command. */
export type Reply =
  /** `serverTime` (ms since 1970) lets the client measure its clock against the room's. */
  | { readonly topic: "ack"; readonly id: string; readonly serverTime: number }
  | { readonly topic: "refused"; readonly id: string; readonly body: { readonly code: ErrorCode } };
