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
      description: "Which reel: the end of its link",
      examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
    }),
});
const reelItemParams = reelParams.extend({
  gameId: shown.id.min(1).max(MAX_ID).meta({ description: "Which game of the night" }),
  keepsakeId: shown.id.min(1).max(MAX_ID).meta({ description: "What shall go" }),
});

const person = z
  .object({
    playerId: seatNumber,
    alias: shown.alias.meta({ description: '"?": does not want to be in it, or has left us' }),
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    robot: z.boolean(),
  })
  .meta({ id: "ReelPerson", description: "Somebody who played" });

const item = z
  .object({
    id: shown.id,
    kind: z.string().meta({ description: "What it is, such as a drawing", examples: ["caption"] }),
    playerIds: z.array(seatNumber).meta({ description: "Who made it" }),
    body: z
      .unknown()
      .meta({ description: "As its game keeps it", examples: [{ text: "Still loading" }] }),
    isYours: z.boolean().meta({ description: "May the caller take it away?" }),
  })
  .meta({ id: "ReelItem", description: "One thing of the night" });
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

const reelAnswer = z
  .object({
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    language: languageSchema,
    isYours: z.boolean().meta({ description: "May the caller take the whole reel away?" }),
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
      .meta({ description: "The championship, where an evening was planned" }),
  })
  .meta({ id: "Reel", description: "The night, as it is kept" });
/** A reel as the server returns it. Instants are ISO 8601. */
export type Reel = z.infer<typeof reelAnswer>;

/** Calls for a night's reel: anybody with its address may look, and players may remove what they made. */
export const REEL_CALLS = {
  "GET /reel/:reelId": { params: reelParams, status: 200, answer: reelAnswer },
  "DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId": {
    params: reelItemParams,
    status: 204,
  },
  "DELETE /reel/:reelId": { params: reelParams, status: 204 },
} as const satisfies CallTable;
