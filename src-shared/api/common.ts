import * as z from "zod";
import { GAME_TYPES } from "../catalog/gameTypes.ts";
import { LANGUAGES } from "../catalog/languages.ts";
import { ROOM_CODE_LENGTH } from "../catalog/limits.ts";
import { isCover } from "../protocol/cover.ts";
import { PRESENCES } from "../protocol/entities.ts";
import { playerId, type PlayerId } from "../protocol/ids.ts";
import { gameSettingsPatchSchema, gameSettingsSchema } from "../protocol/settings.ts";

/**
 * Gives a schema of the protocol, which does not carry documentation itself, a name for the OpenAPI document.
 */
function named<S extends z.core.$ZodType>(
  schema: S,
  meta: { readonly id: string; readonly description: string; readonly examples: unknown[] },
): S {
  z.globalRegistry.add(schema, meta);
  return schema;
}

/** A room code as people type it, in any case; parsed to upper case. */
export const gameCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .length(ROOM_CODE_LENGTH)
  .meta({ description: "Room code, in upper or lower case", examples: ["K7MPX"] });

/** Name of a room in a call: its code, or the cover that a stream's viewers know. Parsed to upper case. */
export const roomNameSchema = z
  .string()
  .trim()
  .toUpperCase()
  .min(ROOM_CODE_LENGTH)
  .check(({ value, issues }) => {
    if (value.length <= ROOM_CODE_LENGTH || isCover(value)) return;
    issues.push({ code: "too_big", origin: "string", maximum: ROOM_CODE_LENGTH, input: value });
  })
  .meta({
    description: "Room code, in upper or lower case, or the room's cover",
    examples: ["K7MPX"],
  });

/** A language of the product; for Danish the international code `da` is accepted as well. */
export const languageSchema = z
  .enum([...LANGUAGES, "da"])
  .meta({
    id: "AskedLanguage",
    description: "A language; Danish is `dk`, and `da` is accepted too",
  })
  .transform((said) => (said === "da" ? "dk" : said))
  .pipe(z.enum(LANGUAGES).meta({ id: "Language", description: "A language; Danish is `dk`" }));
export const gameTypeSchema = z
  .enum(GAME_TYPES)
  .meta({ id: "GameType", description: "Type of a game" });

/** A seat's number in a request body. */
export const seatSchema = z
  .int()
  .positive()
  .meta({ description: "Number of the seat in its room", examples: [2] })
  .transform(playerId);

/** A seat's number in a response. */
// SAFETY: a brand exists for the type checker only; on the wire it is the same number.
export const seatNumber = z
  .int()
  .meta({ description: "Number of a seat", examples: [2] }) as z.ZodType as z.ZodType<
  PlayerId,
  number
>;

/** Path parameters of every call about one room. */
export const roomParams = z.object({ gameCode: roomNameSchema });

/** A seat's number in a path. */
export const seatInPath = z.coerce
  .number<string | number>()
  .int()
  .positive()
  .transform(playerId)
  .meta({ description: "Number of the seat in its room", examples: [2] });

/** How well a seat is connected. */
export const presenceSchema = z.enum(PRESENCES).meta({
  id: "Presence",
  description: "`here`: connected; `away`: connected, but hidden or asleep; `gone`: not connected",
});

/** Facts about the caller's device; validated, but neither used nor stored. */
export const userInfoSchema = z
  .object({
    language: z
      .string()
      .max(35)
      .optional()
      .meta({ examples: ["en-GB"] }),
    screenWidth: z
      .number()
      .nonnegative()
      .optional()
      .meta({ examples: [390] }),
    screenHeight: z
      .number()
      .nonnegative()
      .optional()
      .meta({ examples: [844] }),
    host: z.boolean().optional(),
    userAgent: z
      .string()
      .max(1024)
      .optional()
      .meta({ examples: ["Mozilla/5.0"] }),
  })
  .meta({
    id: "Device",
    description: "Facts about the caller's device; validated, but not stored",
  });
export type UserInfo = z.infer<typeof userInfoSchema>;

/** Response of a call that only accepts a request: its outcome is deliberately not revealed to the caller. */
export const acceptedResponse = z
  .object({})
  .meta({ id: "Noted", description: "Accepted; the response does not reveal the outcome" });

/** Address to which a call with status 302 sends the browser. */
export const redirectResponse = z
  .string()
  .meta({ description: "Redirects to the address in `Location`", examples: ["/"] });

/** Highest page number a client may request. */
const PAGE_MAX = 10_000;

export const pageQuery = z.object({
  page: z.coerce
    .number<string | number>()
    .int()
    .min(1)
    .max(PAGE_MAX)
    .default(1)
    .meta({ description: "Page number, starting at 1", examples: [1] }),
});

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item, description: string) {
  return z
    .object({
      items: z.array(item).readonly(),
      page: z.int().meta({ description: "Number of this page, starting at 1" }),
      pageCount: z.int().meta({ description: "Number of pages" }),
      total: z.int().meta({ description: "Number of items on all pages" }),
    })
    .meta({ description });
}

/** One page of a list; pages count from 1. */
export type Page<Item> = z.infer<ReturnType<typeof pageOf<z.ZodType<Item>>>>;

/** Settings of a game, under their name in the OpenAPI document. */
export const settingsSchema = named(gameSettingsSchema, {
  id: "GameSettings",
  description: "All settings of a game",
  examples: [
    {
      language: "en",
      musicEnabled: true,
      includeTutorial: true,
      numberOfRounds: 3,
      numberOfTurns: 2,
      maxScore: 20,
      wordPackIds: [],
      timerMode: "x1",
      filterLevel: "moderate",
      rating: "teen",
      backstage: "off",
    },
  ],
});
/** The same settings, all of them optional. */
export const settingsPatchSchema = named(gameSettingsPatchSchema, {
  id: "GameSettingsChange",
  description: "Settings to change; omitted settings stay as they are",
  examples: [{ numberOfRounds: 3, timerMode: "x1.5" }],
});
