import * as z from "zod";
import { AWARDS } from "../../../../src-shared/protocol/entities.ts";
import { gameTypeSchema, languageSchema } from "../../../http/schemas.ts";

const MAX_ID = 64;

export const reelParams = z.object({ reelId: z.string().min(1).max(MAX_ID) });
export const reelItemParams = reelParams.extend({
  gameId: z.string().min(1).max(MAX_ID),
  keepsakeId: z.string().min(1).max(MAX_ID),
});

const person = z.object({
  playerId: z.int(),
  alias: z.string().meta({ description: '"?": does not want to be in it, or has left us' }),
  avatarSrc: z.string(),
  hexColor: z.string(),
  robot: z.boolean(),
});

export const reelAnswer = z.object({
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  language: languageSchema,
  isYours: z.boolean().meta({ description: "May the caller take the whole reel away?" }),
  games: z.array(
    z.object({
      gameId: z.string(),
      gameType: gameTypeSchema,
      startedAt: z.iso.datetime(),
      rounds: z.int().nonnegative(),
      podium: z.array(person.extend({ score: z.number(), rank: z.int().positive() })),
      keepsakes: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          playerIds: z.array(z.int()),
          body: z.unknown(),
          isYours: z.boolean().meta({ description: "May the caller take it away?" }),
        }),
      ),
    }),
  ),
  evening: z
    .object({
      isOver: z.boolean(),
      standing: z.array(
        person.extend({ points: z.int(), wins: z.int(), rank: z.int().positive() }),
      ),
      awards: z.array(
        z.object({
          kind: z.enum(AWARDS),
          playerIds: z.array(z.int()),
          gameType: gameTypeSchema.optional(),
          value: z.number(),
        }),
      ),
    })
    .optional()
    .meta({ description: "The championship, where an evening was planned" }),
});
