import * as z from "zod";
import { AWARDS } from "../protocol/entities.ts";
import { gameTypeSchema, languageSchema, seatNumber } from "./common.ts";
import type { CallTable } from "./contract.ts";

const MAX_ID = 64;
const reelParams = z.object({ reelId: z.string().min(1).max(MAX_ID) });
const reelItemParams = reelParams.extend({
  gameId: z.string().min(1).max(MAX_ID),
  keepsakeId: z.string().min(1).max(MAX_ID),
});

const person = z.object({
  playerId: seatNumber,
  alias: z.string().meta({ description: '"?": does not want to be in it, or has left us' }),
  avatarSrc: z.string(),
  hexColor: z.string(),
  robot: z.boolean(),
});

const item = z.object({
  id: z.string(),
  kind: z.string(),
  playerIds: z.array(seatNumber),
  body: z.unknown(),
  isYours: z.boolean().meta({ description: "May the caller take it away?" }),
});
/** One thing of the night. */
export type ReelItem = z.infer<typeof item>;

const game = z.object({
  gameId: z.string(),
  gameType: gameTypeSchema,
  startedAt: z.iso.datetime(),
  rounds: z.int().nonnegative(),
  podium: z.array(person.extend({ score: z.number(), rank: z.int().positive() })),
  keepsakes: z.array(item),
});
export type ReelGame = z.infer<typeof game>;

const standing = person.extend({ points: z.int(), wins: z.int(), rank: z.int().positive() });

const reelAnswer = z.object({
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
});
/** A night as the server tells it. Instants are ISO 8601. */
export type Reel = z.infer<typeof reelAnswer>;

/** A night's reel: whoever has its address may look, whoever made a thing may take it away. */
export const REEL_CALLS = {
  "GET /reel/:reelId": { params: reelParams, status: 200, answer: reelAnswer },
  "DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId": {
    params: reelItemParams,
    status: 204,
  },
  "DELETE /reel/:reelId": { params: reelParams, status: 204 },
} as const satisfies CallTable;
