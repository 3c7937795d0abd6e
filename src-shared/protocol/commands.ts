import * as z from "zod/mini";
import { GAME_TYPES } from "../catalog/gameTypes.ts";
import { PLAYLIST_MAX } from "../catalog/playlist.ts";
import { MAX_SCORE_OPTIONS } from "../catalog/settings.ts";
import { REACTIONS, VERDICTS } from "./entities.ts";
import { playerIdSchema, stageIdSchema } from "./idSchemas.ts";
import { gameSettingsPatchSchema } from "./settings.ts";

const nothing = z.object({});
const ofStage = z.object({ stageId: stageIdSchema });
/** With `gameId` (of `gameCreated`) the command is refused once that game is over, or another one is chosen. */
const ofGame = z.object({ gameId: z.optional(z.string().check(z.maxLength(64))) });
/** Upcoming games, in order; `length` as in catalog/playlist.ts. */
const playlistSchema = z.object({
  entries: z
    .array(
      z.object({
        gameType: z.enum(GAME_TYPES),
        length: z.int().check(z.minimum(1), z.maximum(Math.max(...MAX_SCORE_OPTIONS))),
      }),
    )
    .check(z.maxLength(PLAYLIST_MAX)),
  handsFree: z.boolean(),
});
const itemId = z.string().check(z.maxLength(64));

/**
 * Who may send a command. `host`: a host screen, a remote or the game owner's phone; `backstage`: these and
 * the co-hosts' phones; `player`: any seat.
 */
type Sender = "host" | "backstage" | "player" | "anyone";

function command<Schema extends z.ZodMiniType>(sender: Sender, schema: Schema) {
  return { sender, schema };
}

/**
 * Declares a command that leaves nothing in a room's state. It is not stored, so a long evening of reactions
 * and heartbeats costs no rows; a reaction that is repeated after a crash is shown twice.
 */
function fleeting<Schema extends z.ZodMiniType>(sender: Sender, schema: Schema) {
  return { ...command(sender, schema), isFleeting: true as const };
}

/** All commands, with their senders and bodies. Each is acknowledged or refused. */
export const COMMANDS = {
  startGame: command("host", ofGame),
  gameSettings: command("host", z.object({ settings: gameSettingsPatchSchema })),
  requestPlayerKick: command("host", z.object({ playerId: playerIdSchema })),
  /** End the running game, or its podium. */
  requestEndGame: command("host", ofGame),
  requestAddAiPlayer: command("host", nothing),
  requestSkipTimer: command("host", ofStage),
  requestNextStage: command("host", ofStage),
  requestNewGameType: command("host", z.object({ gameType: z.enum(GAME_TYPES) })),
  newGameSamePlayers: command("host", ofGame),
  /** Plan the upcoming games; an empty list means no evening, or ends it. */
  playlist: command("host", playlistSchema),
  /**
   * Show the grand podium now; after it the room returns to single games. With `stageId` (of `stage`) a grand podium
   * that has come since then stays.
   */
  endEvening: command("host", z.object({ stageId: z.optional(stageIdSchema) })),
  /** Set whether this night has a reel. */
  keepReel: command("host", z.object({ on: z.boolean() })),
  pause: command("host", z.extend(ofGame, { paused: z.boolean() })),
  autopilot: command("host", z.object({ playerId: playerIdSchema, on: z.boolean() })),
  /** Make a player a co-host, who helps backstage, or end that. */
  coHost: command("host", z.object({ playerId: playerIdSchema, on: z.boolean() })),
  /** Open one seat for many people, under this name. It is closed like any other seat: by kicking it. */
  openCrowd: command("host", z.object({ alias: z.string().check(z.maxLength(200)) })),
  /** Revoke the host's rights of a remote. */
  dismissRemote: command("host", z.object({ remoteId: z.int().check(z.positive()) })),
  /** Let an item be shown, or hide it. */
  moderate: command("backstage", z.object({ itemId, verdict: z.enum(VERDICTS) })),
  /** Report an item to backstage as one that should not be shown. */
  report: command("player", z.object({ itemId })),
  exitGame: command("host", nothing),
  playSound: fleeting("host", z.object({ sound: z.string().check(z.maxLength(40)) })),
  resetSoundContext: fleeting("host", nothing),
  reloadPage: fleeting("host", nothing),
  /** Reports that a hidden tab is visible again. */
  playerHeartbeat: fleeting("player", nothing),
  responseHeartbeat: fleeting("player", nothing),
  /** Confirm the tutorial. */
  ready: command("player", ofStage),
  move: command("player", z.object({ stageId: stageIdSchema, move: z.unknown() })),
  reaction: fleeting("player", z.object({ reaction: z.enum(REACTIONS) })),
  /** Remove something the sender made in the last game. */
  removeKeepsake: command("player", z.object({ keepsakeId: z.string().check(z.maxLength(64)) })),
  /** Set whether the sender is in the night's reel. */
  reel: command("player", z.object({ on: z.boolean() })),
  requestTimer: fleeting("anyone", nothing),
  usedAvatarsRequested: fleeting("anyone", nothing),
  requestCurrentHiderId: fleeting("anyone", nothing),
  resync: fleeting("anyone", nothing),
} as const;

export type CommandTopic = keyof typeof COMMANDS;
type CommandBody<Topic extends CommandTopic> = z.output<(typeof COMMANDS)[Topic]["schema"]>;
/** What a client sends: the command before ids are branded. */
export type CommandInput<Topic extends CommandTopic> = z.input<(typeof COMMANDS)[Topic]["schema"]>;

/** A validated command: topic and body belong together. */
export type Command = {
  [Topic in CommandTopic]: { readonly topic: Topic; readonly body: CommandBody<Topic> };
}[CommandTopic];

export function isCommandTopic(value: unknown): value is CommandTopic {
  return typeof value === "string" && Object.hasOwn(COMMANDS, value);
}

/** Whether a command need not be replayed: when it leaves the state unchanged, nothing has to be stored. */
export function isFleeting(topic: CommandTopic): boolean {
  return "isFleeting" in COMMANDS[topic];
}
