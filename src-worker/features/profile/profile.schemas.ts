import * as z from "zod";
import { gameTypeSchema, languageSchema } from "../../http/schemas.ts";
import { ROLES } from "../../identity/accessToken.ts";
import { avatarSrcSchema, nameSchema, tokenSchema } from "../../http/user.schemas.ts";

const MAX_ID = 64;
const idSchema = z.string().min(1).max(MAX_ID);

export const profileParams = z.object({ userId: idSchema });
export const playedGameParams = z.object({ userId: idSchema, gameId: idSchema });
export const keepsakeParams = z.object({
  userId: idSchema,
  gameId: idSchema,
  keepsakeId: idSchema,
});

export const deleteAccountQuery = z.object({ dtoken: tokenSchema });

export const pageQuery = z.object({
  page: z.coerce
    .number<string>()
    .int()
    .positive()
    .max(1_000_000)
    .default(1)
    .meta({ description: "From 1" }),
});

const countSchema = z.int().nonnegative();

export const profileAnswer = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  favoriteAvatarSrc: z.string().nullable(),
  marketingConsent: z.boolean(),
  analyticsConsent: z.boolean(),
  keepsAnswers: z
    .boolean()
    .meta({ description: "May answers of theirs be shown to later players?" }),
  roles: z.array(z.enum(ROLES)),
  createdAt: z.iso.datetime(),
  subscription: z.object({
    status: z.enum(["trial", "active", "expired"]),
    endDate: z.iso.datetime().nullable().meta({ description: "null: it does not end" }),
  }),
  stats: z.object({
    games: countSchema,
    wins: countSchema,
    byGameType: z.partialRecord(
      gameTypeSchema,
      z.object({ games: countSchema, wins: countSchema }),
    ),
  }),
});

export const updateProfileBody = z.object({
  name: nameSchema.optional(),
  language: languageSchema.optional(),
  favoriteAvatarSrc: avatarSrcSchema.nullable().optional(),
  marketingConsent: z.boolean().optional(),
  analyticsConsent: z.boolean().optional(),
  keepsAnswers: z.boolean().optional(),
});

const playedGame = z.object({
  gameId: z.string(),
  gameType: gameTypeSchema,
  gameCode: z.string(),
  createdAt: z.iso.datetime(),
  playerCount: countSchema,
  rank: z.int().positive(),
  score: z.number(),
});

export const gamesAnswer = z.object({
  items: z.array(playedGame),
  page: z.int().positive(),
  pageCount: countSchema,
  total: countSchema,
});

export const gameAnswer = playedGame.extend({
  endedAt: z.iso.datetime().nullable(),
  rounds: countSchema.meta({ description: "Rounds that were played" }),
  players: z.array(
    z.object({
      playerId: z.int(),
      alias: z.string(),
      avatarSrc: z.string(),
      hexColor: z.string(),
      robot: z.boolean(),
      score: z.number(),
      rank: z.int().positive(),
      isYou: z.boolean().meta({ description: "Is it the seat of the profile's owner?" }),
    }),
  ),
  highlights: z.unknown().meta({
    description:
      "The game's own summary, as its podium showed it; null: somebody took something away",
  }),
  keepsakes: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      playerIds: z.array(z.int()).meta({ description: "Seats of those who made it" }),
      body: z.unknown(),
      isYours: z.boolean().meta({ description: "May the profile's owner take it away?" }),
    }),
  ),
});
