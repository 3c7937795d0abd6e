import * as z from "zod";
import { GAME_TYPES } from "../catalog/gameTypes.ts";
import { LANGUAGES } from "../catalog/languages.ts";
import { ROOM_CODE_LENGTH } from "../catalog/limits.ts";
import { playerId, type PlayerId } from "../protocol/ids.ts";

/** A room code as people type it: any case. It comes out upper-case. */
export const gameCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .length(ROOM_CODE_LENGTH)
  .meta({ description: "Room code, in any case", example: "K7MPX" });

/** One of our languages; Danish may be said as the rest of the world does, `da`. */
export const languageSchema = z
  .enum([...LANGUAGES, "da"])
  .transform((said) => (said === "da" ? "dk" : said))
  .pipe(z.enum(LANGUAGES));
export const gameTypeSchema = z.enum(GAME_TYPES);

/** A seat's number in a body. */
export const seatSchema = z.int().positive().transform(playerId);

/** A seat's number in an answer. */
// SAFETY: a brand is for the type checker alone; on the wire it is the same number.
export const seatNumber = z.int() as z.ZodType as z.ZodType<PlayerId, number>;

/** Path of every call about one room. */
export const roomParams = z.object({ gameCode: gameCodeSchema });

/** A seat's number in a path. */
export const seatInPath = z.coerce
  .number<string | number>()
  .int()
  .positive()
  .transform(playerId)
  .meta({ description: "Number of the seat in its room" });

/** How well a seat is connected. */
export const presenceSchema = z.enum(["here", "away", "gone"]);

/** Facts about the caller's device; read for nothing but their shape, and kept nowhere. */
export const userInfoSchema = z.object({
  language: z.string().max(35).optional(),
  screenWidth: z.number().nonnegative().optional(),
  screenHeight: z.number().nonnegative().optional(),
  host: z.boolean().optional(),
  userAgent: z.string().max(1024).optional(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** Answer of a call that only takes note: what comes of it is not for the caller to know. */
export const acceptedAnswer = z.object({}).meta({ description: "Noted" });

/** Where a call that answers 302 sends the browser. */
export const redirectAnswer = z.string();

/** Nobody turns more pages than these. */
const PAGE_MAX = 10_000;

export const pageQuery = z.object({
  page: z.coerce
    .number<string | number>()
    .int()
    .min(1)
    .max(PAGE_MAX)
    .default(1)
    .meta({ description: "From 1" }),
});

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).readonly(),
    page: z.int(),
    pageCount: z.int(),
    total: z.int(),
  });
}

/** One page of a list; pages count from 1. */
export type Page<Item> = z.infer<ReturnType<typeof pageOf<z.ZodType<Item>>>>;
