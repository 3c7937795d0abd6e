import * as z from "zod/mini";
import { GAME_TYPES } from "../catalog/gameTypes.ts";
import { PLAYLIST_MAX } from "../catalog/playlist.ts";
import { MAX_SCORE_OPTIONS } from "../catalog/settings.ts";
import { REACTIONS, VERDICTS } from "./entities.ts";
import { playerIdSchema, stageIdSchema } from "./idSchemas.ts";
import { gameSettingsPatchSchema } from "./settings.ts";

const nothing = z.object({});
const ofStage = z.object({ stageId: stageIdSchema });
/** Games to come, in order; `length` as in catalog/playlist.ts. */
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
  /** The game that is on, or its podium; with `gameId` (of `gameCreated`) only as long as it is still that one. */
  requestEndGame: command(
    "host",
    z.object({ gameId: z.optional(z.string().check(z.maxLength(64))) }),
  ),
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
type CommandBody<Topic extends CommandTopic> = z.output<(typeof COMMANDS)[Topic]["schema"]>;
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
