import * as z from "zod";
import { BADGES } from "../catalog/seats.ts";
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
  .meta({ id: "HostType", description: "How the room is hosted" });
const roomToken = shown.token(
  "Token for the `Room-Token` header and the socket's `token` parameter; valid for 24 hours",
);

// The room itself validates aliases and characters; these two limits only reject nonsense.
const alias = z
  .string()
  .max(200)
  .meta({ description: "Name in the room", examples: ["Ann"] });
const avatarSrc = z
  .string()
  .max(100)
  .meta({
    description: "File name of a character that is not taken in the room",
    examples: ["pear.webp"],
  });

const createBody = z
  .object({
    isPublic: z.boolean().meta({ description: "Whether the room is in the public list" }),
    language: languageSchema,
    hostType: hostTypeSchema,
    initialGameType: gameTypeSchema.optional(),
    userInfo: userInfoSchema.optional(),
  })
  .meta({ id: "CreateRoomRequest", description: "The room to open" });
/** Body of a call that opens a room. */
export type NewRoom = z.input<typeof createBody>;

export const createdResponse = z
  .object({
    gameCode: shown.gameCode,
    hostType: hostTypeSchema,
    gameType: gameTypeSchema.optional(),
    active: z.boolean().meta({ description: "false once the room is closed", examples: [true] }),
    roomToken,
  })
  .meta({ id: "OpenedRoom", description: "The opened room, with the host's token" });
/** A room that was opened, with the token that proves who hosts it. */
export type OpenedRoom = z.infer<typeof createdResponse>;

export const sessionResponse = z
  .object({
    gameCode: shown.gameCode,
    gameType: gameTypeSchema.optional(),
    hostType: hostTypeSchema,
    active: z.boolean().meta({ description: "false once the room is closed", examples: [true] }),
    playerCount: z
      .int()
      .meta({ description: "Number of people and robots with a seat", examples: [4] }),
    language: languageSchema,
  })
  .meta({ id: "Room", description: "A room as anyone can look it up" });
/** A room as anybody may look it up. */
export type FoundRoom = z.infer<typeof sessionResponse>;

const updateBody = z
  .object({
    isPublic: z.boolean().optional(),
    language: languageSchema.optional(),
    gameType: gameTypeSchema.optional(),
    hostSpectate: z.boolean().optional(),
    codeHidden: z.boolean().optional().meta({
      description:
        "Whether screens hide the room code; the room is then also kept out of the public list",
    }),
    streamDelay: z.literal(STREAM_DELAYS).optional().meta({
      description:
        "How many seconds late a stream's viewers see the room; applies only while the code is hidden",
    }),
  })
  .meta({
    id: "UpdateRoomRequest",
    description: "Changes to the room; omitted fields stay as they are",
  });
/** Changes to a room; omitted fields stay as they are. */
export type RoomChange = z.infer<typeof updateBody>;

export const updatedResponse = sessionResponse
  .extend({
    roomToken: roomToken.optional().meta({
      description:
        "Present after a change of `hostSpectate`: the token to use from now on. Keep the host's token as well: only it can end spectating",
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
      .meta({ description: "Whether to join the audience if all seats are taken" }),
  })
  .meta({ id: "JoinRoomRequest", description: "The seat to take" });
/** Body of a call that takes a seat. */
export type SeatRequest = z.input<typeof joinBody>;

const lookBody = z.object({ alias: alias.optional(), avatarSrc: avatarSrc.optional() }).meta({
  id: "UpdateSeatRequest",
  description: "Changes to the seat; omitted fields stay as they are",
});
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
  .meta({ id: "OwnSeat", description: "A seat as its own player sees it" });

export const seatResponse = seatFacts
  .extend({ roomToken })
  .meta({ id: "TakenSeat", description: "The seat, with its player's token" });
/** A seat that was taken, with the token that proves who holds it. */
export type TakenSeat = z.infer<typeof seatResponse>;

export const seatParams = roomParams.extend({ id: seatInPath });
export const playerParams = roomParams.extend({ playerId: seatInPath });

export const sessionPlayerResponse = z
  .object({
    sessionPlayerId: z.int(),
    alias: shown.alias,
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    badge: z.enum(BADGES).meta({ description: "Shape that tells the seat from others" }),
    robot: z.boolean(),
    audience: z.boolean(),
    autopilot: z
      .boolean()
      .meta({ description: "Whether a robot plays for the player until they are back" }),
    crowd: z
      .boolean()
      .optional()
      .meta({ description: "Present if a crowd plays this seat together" }),
  })
  .meta({ id: "Seat", description: "A seat as every screen shows it" });

const publicGame = z
  .object({
    gameId: shown.id.optional(),
    gameType: gameTypeSchema.optional(),
    gameCode: shown.gameCode,
    createdAt: z.iso.datetime(),
    playerCount: z
      .int()
      .meta({ description: "Number of people and robots with a seat", examples: [4] }),
  })
  .meta({ id: "PublicRoom", description: "A public room" });
/** A public room; without a game while its host has not chosen one. */
export type PublicGame = z.infer<typeof publicGame>;
const publicGamesResponse = z
  .array(publicGame)
  .readonly()
  .meta({ description: "Public rooms, newest first" });

const publicGames = { status: 200, response: publicGamesResponse } as const;

const usedAvatarsResponse = z
  .array(shown.avatarSrc)
  .readonly()
  .meta({ description: "File names of the characters that are taken" });
const tokenResponse = z.object({ roomToken }).meta({
  id: "RoomToken",
  description: "A token with the same rights, valid for another 24 hours",
});
const rejoinBody = z
  .object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema })
  .meta({ id: "RejoinRoomRequest", description: "The seat to return to" });

/** Calls that open, join, change, find and close rooms. */
export const GAME_SESSION_CALLS = {
  "GET /gameSession/publicGames": publicGames,
  "GET /game/publicGames": publicGames,
  "GET /gameSession/:gameCode": { params: roomParams, status: 200, response: sessionResponse },
  "GET /gameSession/:gameCode/usedAvatars": {
    params: roomParams,
    status: 200,
    response: usedAvatarsResponse,
  },
  "GET /gameSession/:gameCode/player/:id": {
    params: seatParams,
    status: 200,
    response: sessionPlayerResponse,
  },
  "GET /gameSession/:gameCode/token": {
    params: roomParams,
    status: 200,
    response: tokenResponse,
  },
  "POST /gameSession/create": { body: createBody, status: 201, response: createdResponse },
  "POST /gameSession/join": { body: joinBody, status: 201, response: seatResponse },
  "POST /gameSession/rejoin": {
    body: rejoinBody,
    status: 200,
    response: seatResponse,
  },
  "POST /gameSession/:gameCode": {
    params: roomParams,
    body: updateBody,
    status: 200,
    response: updatedResponse,
  },
  "POST /gameSession/:gameCode/updateSessionPlayer/:id": {
    params: seatParams,
    body: lookBody,
    status: 200,
    response: sessionPlayerResponse,
  },
  "POST /gameSession/:gameCode/:playerId/quit": { params: playerParams, status: 204 },
  "POST /gameSession/:gameCode/destroy": { params: roomParams, status: 204 },
} as const satisfies CallTable;
