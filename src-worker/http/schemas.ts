import * as z from "zod";
import { GAME_TYPES } from "../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES } from "../../src-shared/catalog/languages.ts";
import { ROOM_CODE_LENGTH } from "../../src-shared/catalog/limits.ts";
import { playerId } from "../../src-shared/protocol/ids.ts";

/** A room code as people type it: any case. It comes out upper-case. */
export const gameCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .length(ROOM_CODE_LENGTH)
  .meta({ description: "Room code, in any case", example: "K7MPX" });

export const languageSchema = z.enum(LANGUAGES);
export const gameTypeSchema = z.enum(GAME_TYPES);

/** A seat's number in a body. */
export const seatSchema = z.int().positive().transform(playerId);

/** Path of every call about one room. */
export const roomParams = z.object({ gameCode: gameCodeSchema });

/** A seat's number in a path. */
export const seatInPath = z.coerce
  .number<string>()
  .int()
  .positive()
  .transform(playerId)
  .meta({ description: "Number of the seat in its room" });

/** Facts about the caller's device; read for nothing but their shape, and kept nowhere. */
export const userInfoSchema = z.object({
  language: z.string().max(35).optional(),
  screenWidth: z.number().nonnegative().optional(),
  screenHeight: z.number().nonnegative().optional(),
  host: z.boolean().optional(),
  userAgent: z.string().max(1024).optional(),
});

/** Answer of a call that only takes note: what comes of it is not for the caller to know. */
export const acceptedAnswer = z.object({}).meta({ description: "Noted" });

/** Where a call that answers 302 sends the browser. */
export const redirectAnswer = z.string();
