import * as z from "zod";
import { ROLES } from "../catalog/people.ts";
import { gameTypeSchema, languageSchema, seatNumber } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { avatarSrcSchema, nameSchema, tokenSchema } from "./person.ts";

const MAX_ID = 64;
const idSchema = z.string().min(1).max(MAX_ID);
const profileParams = z.object({ userId: idSchema });
const playedGameParams = z.object({ userId: idSchema, gameId: idSchema });
const keepsakeParams = z.object({ userId: idSchema, gameId: idSchema, keepsakeId: idSchema });

const pageQuery = z.object({
  page: z.coerce
    .number<string | number>()
    .int()
    .positive()
    .max(1_000_000)
    .default(1)
    .meta({ description: "From 1" }),
});

const countSchema = z.int().nonnegative();
const tally = z.object({ games: countSchema, wins: countSchema });

const standing = z.object({
  status: z.enum(["trial", "active", "expired"]),
  endDate: z.iso.datetime().nullable().meta({ description: "null: it does not end" }),
});
/** How long somebody may host. Instants are ISO 8601, here and below. */
export type HostingTime = z.infer<typeof standing>;

const profileAnswer = z.object({
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
  subscription: standing,
  stats: tally.extend({ byGameType: z.partialRecord(gameTypeSchema, tally) }),
});
/** Somebody's own account. */
export type Profile = z.infer<typeof profileAnswer>;

const updateProfileBody = z.object({
  name: nameSchema.optional(),
  language: languageSchema.optional(),
  favoriteAvatarSrc: avatarSrcSchema.nullable().optional(),
  marketingConsent: z.boolean().optional(),
  analyticsConsent: z.boolean().optional(),
  keepsAnswers: z.boolean().optional(),
});
/** What is left out stays. */
export type ProfileChange = z.infer<typeof updateProfileBody>;

const countingConsent = z
  .object({ agrees: z.boolean(), at: z.iso.datetime() })
  .nullable()
  .meta({ description: "null: nobody said yes or no yet" });
/** What somebody said to being counted, and when. */
export type CountingConsent = z.infer<typeof countingConsent>;

const playedGame = z.object({
  gameId: z.string(),
  gameType: gameTypeSchema,
  gameCode: z.string(),
  createdAt: z.iso.datetime(),
  playerCount: countSchema,
  rank: z.int().positive(),
  score: z.number(),
});

const gamesAnswer = z.object({
  items: z.array(playedGame),
  page: z.int().positive(),
  pageCount: countSchema,
  total: countSchema,
});
/** Games, newest first; pages count from 1. */
export type PlayedGamesPage = z.infer<typeof gamesAnswer>;

const player = z.object({
  playerId: seatNumber,
  alias: z.string(),
  avatarSrc: z.string(),
  hexColor: z.string(),
  robot: z.boolean(),
  score: z.number(),
  rank: z.int().positive(),
  isYou: z.boolean().meta({ description: "Is it the seat of the profile's owner?" }),
});
/** Somebody who was in a game. */
export type GamePlayer = z.infer<typeof player>;

const gameAnswer = playedGame.extend({
  endedAt: z.iso.datetime().nullable(),
  rounds: countSchema.meta({ description: "Rounds that were played" }),
  players: z.array(player),
  highlights: z.unknown().meta({
    description:
      "The game's own summary, as its podium showed it; null: somebody took something away",
  }),
  keepsakes: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      playerIds: z.array(seatNumber).meta({ description: "Seats of those who made it" }),
      body: z.unknown(),
      isYours: z.boolean().meta({ description: "May the profile's owner take it away?" }),
    }),
  ),
});
/** One game with everything that is kept of it. */
export type WholeGame = z.infer<typeof gameAnswer>;

/** One's own account and the games one played. */
export const PROFILE_CALLS = {
  "GET /userProfile/:userId": { params: profileParams, status: 200, answer: profileAnswer },
  "PUT /userProfile/:userId/updateProfile": {
    params: profileParams,
    body: updateProfileBody,
    status: 200,
    answer: profileAnswer,
  },
  "PUT /userProfile/:userId/countingConsent": {
    params: profileParams,
    body: z.object({ said: countingConsent }),
    status: 200,
    answer: z.object({ said: countingConsent }),
  },
  "GET /userProfile/:userId/export": {
    params: profileParams,
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  },
  "GET /userProfile/:userId/games": {
    params: profileParams,
    query: pageQuery,
    status: 200,
    answer: gamesAnswer,
  },
  "GET /userProfile/:userId/games/:gameId": {
    params: playedGameParams,
    status: 200,
    answer: gameAnswer,
  },
  "DELETE /userProfile/:userId/games/:gameId/keepsakes/:keepsakeId": {
    params: keepsakeParams,
    status: 204,
  },
  "DELETE /userProfile/:userId/deleteAccount": {
    params: profileParams,
    query: z.object({ dtoken: tokenSchema }),
    status: 204,
  },
} as const satisfies CallTable;
