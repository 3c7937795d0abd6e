import * as z from "zod";
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

export const hostTypeSchema = z.enum(HOST_TYPES);
const roomToken = z
  .string()
  .meta({ description: "For the header Room-Token and the socket's `token`; valid for 24 hours" });

// What may be in an alias is the room's to say; these two only keep nonsense out.
const alias = z.string().max(200);
const avatarSrc = z.string().max(100);

const createBody = z.object({
  isPublic: z.boolean(),
  language: languageSchema,
  hostType: hostTypeSchema,
  initialGameType: gameTypeSchema.optional(),
  userInfo: userInfoSchema.optional(),
});
/** A room to open. */
export type NewRoom = z.input<typeof createBody>;

export const createAnswer = z.object({
  gameCode: z.string(),
  hostType: hostTypeSchema,
  gameType: gameTypeSchema.optional(),
  active: z.boolean(),
  roomToken,
});
/** A room that was opened, with the proof of who hosts it. */
export type OpenedRoom = z.infer<typeof createAnswer>;

export const sessionAnswer = z.object({
  gameCode: z.string(),
  gameType: gameTypeSchema.optional(),
  hostType: hostTypeSchema,
  active: z.boolean(),
  playerCount: z.int(),
  language: languageSchema,
});
/** A room as everybody may look it up. */
export type FoundRoom = z.infer<typeof sessionAnswer>;

const updateBody = z.object({
  isPublic: z.boolean().optional(),
  language: languageSchema.optional(),
  gameType: gameTypeSchema.optional(),
  hostSpectate: z.boolean().optional(),
  codeHidden: z
    .boolean()
    .optional()
    .meta({ description: "No screen shows the room code, no public list has it" }),
});
/** What is left out stays. */
export type RoomChange = z.infer<typeof updateBody>;

export const updateAnswer = sessionAnswer.extend({
  roomToken: roomToken.optional().meta({
    description:
      "After a change of hostSpectate: the token to use from now on. Keep the host's one: only it can end the spectating",
  }),
});

const joinBody = z.object({
  gameCode: gameCodeSchema,
  alias,
  avatarSrc,
  userInfo: userInfoSchema.optional(),
  audience: z
    .boolean()
    .default(false)
    .meta({ description: "Content to watch when all seats are taken" }),
});
/** A seat to take. */
export type SeatRequest = z.input<typeof joinBody>;

const lookBody = z.object({ alias: alias.optional(), avatarSrc: avatarSrc.optional() });
/** Another name or character for a seat; what is left out stays. */
export type SeatLook = z.infer<typeof lookBody>;

/** A seat as its holder gets to know it. */
export const seatFacts = z.object({
  sessionPlayerId: z.int(),
  gameCode: z.string(),
  alias: z.string(),
  avatarSrc: z.string(),
  hexColor: z.string(),
  audience: z.boolean(),
});

export const seatAnswer = seatFacts.extend({ roomToken });
/** A seat that was taken, with the proof of who sits there. */
export type TakenSeat = z.infer<typeof seatAnswer>;

export const seatParams = roomParams.extend({ id: seatInPath });
export const playerParams = roomParams.extend({ playerId: seatInPath });

export const sessionPlayerAnswer = z.object({
  sessionPlayerId: z.int(),
  alias: z.string(),
  avatarSrc: z.string(),
  hexColor: z.string(),
  badge: z.string(),
  robot: z.boolean(),
  audience: z.boolean(),
  autopilot: z.boolean(),
  crowd: z.boolean().optional().meta({ description: "Many people play this seat together" }),
});

const publicGame = z.object({
  gameId: z.string().optional(),
  gameType: gameTypeSchema.optional(),
  gameCode: z.string(),
  createdAt: z.iso.datetime(),
  playerCount: z.int(),
});
/** A room that is open to everybody; no game while its host has not chosen one. */
export type PublicGame = z.infer<typeof publicGame>;
const publicGamesAnswer = z.array(publicGame).readonly();

const publicGames = { status: 200, answer: publicGamesAnswer } as const;

/** Opening rooms, filling, changing, finding and closing them. */
export const GAME_SESSION_CALLS = {
  "GET /gameSession/publicGames": publicGames,
  "GET /game/publicGames": publicGames,
  "GET /gameSession/:gameCode": { params: roomParams, status: 200, answer: sessionAnswer },
  "GET /gameSession/:gameCode/usedAvatars": {
    params: roomParams,
    status: 200,
    answer: z.array(z.string()).readonly(),
  },
  "GET /gameSession/:gameCode/player/:id": {
    params: seatParams,
    status: 200,
    answer: sessionPlayerAnswer,
  },
  "GET /gameSession/:gameCode/token": {
    params: roomParams,
    status: 200,
    answer: z.object({ roomToken }),
  },
  "POST /gameSession/create": { body: createBody, status: 201, answer: createAnswer },
  "POST /gameSession/join": { body: joinBody, status: 201, answer: seatAnswer },
  "POST /gameSession/rejoin": {
    body: z.object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema }),
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
