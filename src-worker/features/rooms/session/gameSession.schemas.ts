import * as z from "zod";
import { HOST_TYPES } from "../../../../src-shared/catalog/hostTypes.ts";
import {
  gameCodeSchema,
  gameTypeSchema,
  languageSchema,
  roomParams,
  seatInPath,
  seatSchema,
  userInfoSchema,
} from "../../../http/schemas.ts";

const hostType = z.enum(HOST_TYPES);
const roomToken = z
  .string()
  .meta({ description: "For the header Room-Token and the socket's `token`; valid for 24 hours" });

// What may be in an alias is the room's to say; these two only keep nonsense out.
const alias = z.string().max(200);
const avatarSrc = z.string().max(100);

export const createBody = z.object({
  isPublic: z.boolean(),
  language: languageSchema,
  hostType,
  initialGameType: gameTypeSchema.optional(),
  userInfo: userInfoSchema.optional(),
});

export const createAnswer = z.object({
  gameCode: z.string(),
  hostType,
  gameType: gameTypeSchema.optional(),
  active: z.boolean(),
  roomToken,
});

export const sessionAnswer = z.object({
  gameCode: z.string(),
  gameType: gameTypeSchema.optional(),
  hostType,
  active: z.boolean(),
  playerCount: z.int(),
  language: languageSchema,
});

export const updateBody = z.object({
  isPublic: z.boolean().optional(),
  language: languageSchema.optional(),
  gameType: gameTypeSchema.optional(),
  hostSpectate: z.boolean().optional(),
  codeHidden: z
    .boolean()
    .optional()
    .meta({ description: "No screen shows the room code, no public list has it" }),
});

export const updateAnswer = sessionAnswer.extend({
  roomToken: roomToken.optional().meta({
    description:
      "After a change of hostSpectate: the token to use from now on. Keep the host's one: only it can end the spectating",
  }),
});

export const joinBody = z.object({
  gameCode: gameCodeSchema,
  alias,
  avatarSrc,
  userInfo: userInfoSchema.optional(),
  audience: z
    .boolean()
    .default(false)
    .meta({ description: "Content to watch when all seats are taken" }),
});

export const rejoinBody = z.object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema });

export const seatAnswer = z.object({
  sessionPlayerId: z.int(),
  gameCode: z.string(),
  alias: z.string(),
  avatarSrc: z.string(),
  hexColor: z.string(),
  audience: z.boolean(),
  roomToken,
});

export const seatParams = roomParams.extend({ id: seatInPath });
export const playerParams = roomParams.extend({ playerId: seatInPath });

export const updateSeatBody = z.object({
  alias: alias.optional(),
  avatarSrc: avatarSrc.optional(),
});

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

export const usedAvatarsAnswer = z.array(z.string()).readonly();

export const publicGamesAnswer = z
  .array(
    z.object({
      gameId: z.string().optional(),
      gameType: gameTypeSchema.optional(),
      gameCode: z.string(),
      createdAt: z.iso.datetime(),
      playerCount: z.int(),
    }),
  )
  .readonly();
