import * as z from "zod";
import { AWARDS } from "../protocol/entities.ts";
import { gameTypeSchema, languageSchema, seatNumber } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";

const MAX_ID = 64;
const reelParams = z.object({
  reelId: z
    .string()
    .min(1)
    .max(MAX_ID)
    .meta({
      description: "Id of the reel, at the end of its link",
      examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
    }),
});
const reelItemParams = reelParams.extend({
  gameId: shown.id.min(1).max(MAX_ID).meta({ description: "Id of the game" }),
  keepsakeId: shown.id.min(1).max(MAX_ID).meta({ description: "Id of the keepsake to remove" }),
});

const person = z
  .object({
    playerId: seatNumber,
    alias: shown.alias.meta({
      description:
        '"?" if the player does not want to be in the reel, or has deleted their account',
    }),
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    robot: z.boolean(),
  })
  .meta({ id: "ReelPerson", description: "A participant of the night" });

const item = z
  .object({
    id: shown.id,
    kind: z
      .string()
      .meta({ description: "Kind of the keepsake, such as a drawing", examples: ["caption"] }),
    playerIds: z.array(seatNumber).meta({ description: "Seats of its makers" }),
    body: z.unknown().meta({
      description: "Content, in the format of its game",
      examples: [{ text: "Still loading" }],
    }),
    isYours: z.boolean().meta({ description: "Whether the caller may remove it" }),
  })
  .meta({ id: "ReelItem", description: "A keepsake of the night" });
/** One item of the reel. */
export type ReelItem = z.infer<typeof item>;

const game = z
  .object({
    gameId: shown.id,
    gameType: gameTypeSchema,
    startedAt: z.iso.datetime(),
    rounds: z.int().nonnegative(),
    podium: z.array(person.extend({ score: z.number(), rank: z.int().positive() })),
    keepsakes: z.array(item),
  })
  .meta({ id: "ReelGame", description: "A game of the night" });
export type ReelGame = z.infer<typeof game>;

const standing = person
  .extend({ points: z.int(), wins: z.int(), rank: z.int().positive() })
  .meta({ id: "ReelStanding", description: "A place in the championship" });

const reelResponse = z
  .object({
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    language: languageSchema,
    isYours: z.boolean().meta({ description: "Whether the caller may remove the whole reel" }),
    games: z.array(game),
    evening: z
      .object({
        isOver: z.boolean(),
        standing: z.array(standing),
        awards: z.array(
          z.object({
            kind: z.enum(AWARDS),
            playerIds: z.array(seatNumber),
            gameType: gameTypeSchema.optional(),
            value: z.number(),
          }),
        ),
      })
      .optional()
      .meta({ description: "The championship; present if an evening was planned" }),
  })
  .meta({ id: "Reel", description: "The reel of a night" });
/** A reel as the server returns it. Instants are ISO 8601. */
export type Reel = z.infer<typeof reelResponse>;

/** Calls for a night's reel: anybody with its address may look, and players may remove what they made. */
export const REEL_CALLS = {
  "GET /reel/:reelId": { params: reelParams, status: 200, response: reelResponse },
  "DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId": {
    params: reelItemParams,
    status: 204,
  },
  "DELETE /reel/:reelId": { params: reelParams, status: 204 },
} as const satisfies CallTable;
