import * as z from "zod";
import { STREAM_DELAYS } from "../catalog/streams.ts";
import { HOST_TYPES } from "../catalog/hostTypes.ts";
import {
  gameCodeSchema,
  gameTypeSchema,
  languageSchema,
  roomParams,
  seatInPath,
  seatSchema,
  userInfoSchema,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";

export const hostTypeSchema = z
  .enum(HOST_TYPES)
  .meta({ id: "HostType", description: "Which screen hosts the room" });
const roomToken = shown.token(
  "For the header Room-Token and the socket's `token`; valid for 24 hours",
);

// The room itself validates aliases and characters; these two limits only reject nonsense.
const alias = z
  .string()
  .max(200)
  .meta({ description: "Name in the room", examples: ["Ann"] });
const avatarSrc = z
  .string()
  .max(100)
  .meta({ description: "File name of a character nobody has", examples: ["pear.webp"] });

const createBody = z
  .object({
    isPublic: z.boolean().meta({ description: "Is it in the list that everybody sees?" }),
    language: languageSchema,
    hostType: hostTypeSchema,
    initialGameType: gameTypeSchema.optional(),
    userInfo: userInfoSchema.optional(),
  })
  .meta({ id: "CreateRoomRequest", description: "The room to open" });
/** Body of a call that opens a room. */
export type NewRoom = z.input<typeof createBody>;

export const createAnswer = z
  .object({
    gameCode: shown.gameCode,
    hostType: hostTypeSchema,
    gameType: gameTypeSchema.optional(),
    active: z.boolean().meta({ description: "false: it is closed", examples: [true] }),
    roomToken,
  })
  .meta({ id: "OpenedRoom", description: "The room, and the proof of who hosts it" });
/** A room that was opened, with the token that proves who hosts it. */
export type OpenedRoom = z.infer<typeof createAnswer>;

export const sessionAnswer = z
  .object({
    gameCode: shown.gameCode,
    gameType: gameTypeSchema.optional(),
    hostType: hostTypeSchema,
    active: z.boolean().meta({ description: "false: it is closed", examples: [true] }),
    playerCount: z.int().meta({ description: "People and robots with a seat", examples: [4] }),
    language: languageSchema,
  })
  .meta({ id: "Room", description: "A room as everybody may look it up" });
/** A room as anybody may look it up. */
export type FoundRoom = z.infer<typeof sessionAnswer>;

const updateBody = z
  .object({
    isPublic: z.boolean().optional(),
    language: languageSchema.optional(),
    gameType: gameTypeSchema.optional(),
    hostSpectate: z.boolean().optional(),
    codeHidden: z
      .boolean()
      .optional()
      .meta({ description: "No screen shows the room code, no public list has it" }),
    streamDelay: z.literal(STREAM_DELAYS).optional().meta({
      description: "While the code is hidden: so many seconds later a stream shows the room",
    }),
  })
  .meta({ id: "UpdateRoomRequest", description: "What is left out stays" });
/** Changes to a room; omitted fields stay as they are. */
export type RoomChange = z.infer<typeof updateBody>;

export const updateAnswer = sessionAnswer
  .extend({
    roomToken: roomToken.optional().meta({
      description:
        "After a change of hostSpectate: the token to use from now on. Keep the host's one: only it can end the spectating",
    }),
  })
  .meta({ id: "UpdatedRoom", description: "The room as it is now" });

const joinBody = z
  .object({
    gameCode: gameCodeSchema,
    alias,
    avatarSrc,
    userInfo: userInfoSchema.optional(),
    audience: z
      .boolean()
      .default(false)
      .meta({ description: "Content to watch when all seats are taken" }),
  })
  .meta({ id: "JoinRoomRequest", description: "The seat to take" });
/** Body of a call that takes a seat. */
export type SeatRequest = z.input<typeof joinBody>;

const lookBody = z
  .object({ alias: alias.optional(), avatarSrc: avatarSrc.optional() })
  .meta({ id: "UpdateSeatRequest", description: "What is left out stays" });
/** Another name or character for a seat; omitted fields stay as they are. */
export type SeatLook = z.infer<typeof lookBody>;

/** A seat as its holder sees it. */
export const seatFacts = z
  .object({
    sessionPlayerId: z.int(),
    gameCode: shown.gameCode,
    alias: shown.alias,
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    audience: z.boolean(),
  })
  .meta({ id: "OwnSeat", description: "A seat as its holder gets to know it" });

export const seatAnswer = seatFacts
  .extend({ roomToken })
  .meta({ id: "TakenSeat", description: "The seat, and the proof of who sits there" });
/** A seat that was taken, with the token that proves who holds it. */
export type TakenSeat = z.infer<typeof seatAnswer>;

export const seatParams = roomParams.extend({ id: seatInPath });
export const playerParams = roomParams.extend({ playerId: seatInPath });

export const sessionPlayerAnswer = z
  .object({
    sessionPlayerId: z.int(),
    alias: shown.alias,
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    badge: z.string().meta({ description: "Emoji beside the name", examples: ["🍐"] }),
    robot: z.boolean(),
    audience: z.boolean(),
    autopilot: z.boolean().meta({ description: "Does a robot play on for who has gone?" }),
    crowd: z.boolean().optional().meta({ description: "Many people play this seat together" }),
  })
  .meta({ id: "Seat", description: "A seat as every screen shows it" });

const publicGame = z
  .object({
    gameId: shown.id.optional(),
    gameType: gameTypeSchema.optional(),
    gameCode: shown.gameCode,
    createdAt: z.iso.datetime(),
    playerCount: z.int().meta({ description: "People and robots with a seat", examples: [4] }),
  })
  .meta({ id: "PublicRoom", description: "A room that is open to everybody" });
/** A public room; without a game while its host has not chosen one. */
export type PublicGame = z.infer<typeof publicGame>;
const publicGamesAnswer = z.array(publicGame).readonly().meta({ description: "Newest first" });

const publicGames = { status: 200, answer: publicGamesAnswer } as const;

const usedAvatarsAnswer = z
  .array(shown.avatarSrc)
  .readonly()
  .meta({ description: "Characters that are taken" });
const tokenAnswer = z
  .object({ roomToken })
  .meta({ id: "RoomToken", description: "The same proof, for another 24 hours" });
const rejoinBody = z
  .object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema })
  .meta({ id: "RejoinRoomRequest", description: "Which seat it was" });

/** Calls that open, join, change, find and close rooms. */
export const GAME_SESSION_CALLS = {
  "GET /gameSession/publicGames": publicGames,
  "GET /game/publicGames": publicGames,
  "GET /gameSession/:gameCode": { params: roomParams, status: 200, answer: sessionAnswer },
  "GET /gameSession/:gameCode/usedAvatars": {
    params: roomParams,
    status: 200,
    answer: usedAvatarsAnswer,
  },
  "GET /gameSession/:gameCode/player/:id": {
    params: seatParams,
    status: 200,
    answer: sessionPlayerAnswer,
  },
  "GET /gameSession/:gameCode/token": {
    params: roomParams,
    status: 200,
    answer: tokenAnswer,
  },
  "POST /gameSession/create": { body: createBody, status: 201, answer: createAnswer },
  "POST /gameSession/join": { body: joinBody, status: 201, answer: seatAnswer },
  "POST /gameSession/rejoin": {
    body: rejoinBody,
    status: 200,
    answer: seatAnswer,
  },
  "POST /gameSession/:gameCode": {
    params: roomParams,
    body: updateBody,
    status: 200,
    answer: updateAnswer,
  },
  "POST /gameSession/:gameCode/updateSessionPlayer/:id": {
    params: seatParams,
    body: lookBody,
    status: 200,
    answer: sessionPlayerAnswer,
  },
  "POST /gameSession/:gameCode/:playerId/quit": { params: playerParams, status: 204 },
  "POST /gameSession/:gameCode/destroy": { params: roomParams, status: 204 },
} as const satisfies CallTable;
