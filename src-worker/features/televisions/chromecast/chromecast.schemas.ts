import * as z from "zod";
import { createAnswer } from "../../rooms/session/gameSession.schemas.ts";
import { gameTypeSchema, languageSchema, userInfoSchema } from "../../../http/schemas.ts";

export const castConfigAnswer = z.object({
  appId: z
    .string()
    .optional()
    .meta({ description: "Of the registered cast receiver; absent: nothing can be cast here" }),
});

export const castSessionBody = z.object({
  isPublic: z.boolean(),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});

export const castSessionAnswer = z.object({
  token: z.string().meta({ description: "For the cast device: opens this room; ten minutes" }),
  gameCode: z.string().meta({ description: "Code the room will have" }),
});

export const castRoomBody = z.object({
  token: z.string().min(1).max(2048),
  userInfo: userInfoSchema.optional(),
});

export const castRoomAnswer = createAnswer.extend({ language: languageSchema });
