import * as z from "zod";
import { ROLES } from "../catalog/people.ts";
import { gameTypeSchema, languageSchema, seatNumber } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { avatarSrcSchema, nameSchema, tokenSchema } from "./person.ts";

const MAX_ID = 64;
const idOf = (description: string) =>
  z
    .string()
    .min(1)
    .max(MAX_ID)
    .meta({ description, examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"] });
const profileParams = z.object({ userId: idOf("Id of the account") });
const playedGameParams = profileParams.extend({ gameId: idOf("Id of the game") });
const keepsakeParams = playedGameParams.extend({
  keepsakeId: idOf("Id of the keepsake to remove"),
});

const pageQuery = z.object({
  page: z.coerce
    .number<string | number>()
    .int()
    .positive()
    .max(1_000_000)
    .default(1)
    .meta({ description: "Page number, starting at 1", examples: [1] }),
});

const countSchema = z.int().nonnegative();
const tally = z
  .object({ games: countSchema, wins: countSchema })
  .meta({ id: "Tally", description: "Number of games played and won" });

const standing = z
  .object({
    status: z.enum(["trial", "active", "expired"]),
    endDate: z.iso
      .datetime()
      .nullable()
      .meta({ description: "End of the trial or of the paid time; null if there is no end" }),
  })
  .meta({ id: "HostingTime", description: "How long the account may host" });
/** How long the user may still host. Instants are ISO 8601, here and below. */
export type HostingTime = z.infer<typeof standing>;

const profileResponse = z
  .object({
    userId: shown.id,
    name: shown.name,
    email: shown.email,
    language: languageSchema,
    favoriteAvatarSrc: shown.avatarSrc.nullable(),
    marketingConsent: z.boolean(),
    analyticsConsent: z.boolean(),
    keepsAnswers: z
      .boolean()
      .meta({ description: "Whether the account's answers may be shown to later players" }),
    roles: z.array(z.enum(ROLES)),
    createdAt: z.iso.datetime(),
    subscription: standing,
    stats: tally.extend({
      byGameType: z
        .partialRecord(gameTypeSchema, tally)
        .meta({ examples: [{ REQUIP: { games: 4, wins: 1 } }] }),
    }),
  })
  .meta({ id: "Profile", description: "Profile of an account" });
/** The caller's own account. */
export type Profile = z.infer<typeof profileResponse>;

const updateProfileBody = z
  .object({
    name: nameSchema.optional(),
    language: languageSchema.optional(),
    favoriteAvatarSrc: avatarSrcSchema.nullable().optional(),
    marketingConsent: z.boolean().optional(),
    analyticsConsent: z.boolean().optional(),
    keepsAnswers: z.boolean().optional(),
  })
  .meta({
    id: "UpdateProfileRequest",
    description: "Changes to the profile; omitted fields stay as they are",
  });
/** Changes to a profile; omitted fields stay as they are. */
export type ProfileChange = z.infer<typeof updateProfileBody>;

const countingConsent = z
  .object({ agrees: z.boolean(), at: z.iso.datetime() })
  .nullable()
  .meta({ description: "null if not answered yet" })
  .meta({
    id: "CountingConsent",
    description: "Whether the user agreed to be counted, and when; null if not answered yet",
  });
/** Whether the user agreed to being counted, and when they answered. */
export type CountingConsent = z.infer<typeof countingConsent>;

const playedGame = z
  .object({
    gameId: shown.id,
    gameType: gameTypeSchema,
    gameCode: shown.gameCode,
    createdAt: z.iso.datetime(),
    playerCount: countSchema,
    rank: z.int().positive(),
    score: z.number(),
  })
  .meta({ id: "PlayedGame", description: "A game that was played to its end" });

const gamesResponse = z
  .object({
    items: z.array(playedGame),
    page: z.int().positive(),
    pageCount: countSchema,
    total: countSchema,
  })
  .meta({ id: "PlayedGames", description: "One page of games, newest first" });
/** A page of games, newest first; pages count from 1. */
export type PlayedGamesPage = z.infer<typeof gamesResponse>;

const player = z
  .object({
    playerId: seatNumber,
    alias: shown.alias,
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    robot: z.boolean(),
    score: z.number(),
    rank: z.int().positive(),
    isYou: z.boolean().meta({ description: "Whether this is the seat of the profile's owner" }),
  })
  .meta({ id: "GamePlayer", description: "A participant of a game" });
/** A participant of a game. */
export type GamePlayer = z.infer<typeof player>;

const gameResponse = playedGame
  .extend({
    endedAt: z.iso.datetime().nullable(),
    rounds: countSchema.meta({ description: "Number of rounds played" }),
    players: z.array(player),
    highlights: z.unknown().meta({
      description:
        "The game's own summary, as its podium showed it; null if a keepsake was removed",
      examples: [{ bestRound: 3 }],
    }),
    keepsakes: z.array(
      z.object({
        id: shown.id,
        kind: z
          .string()
          .meta({ description: "Kind of the keepsake, such as a drawing", examples: ["caption"] }),
        playerIds: z.array(seatNumber).meta({ description: "Seats of its makers" }),
        body: z.unknown().meta({
          description: "Content, in the format of its game",
          examples: [{ text: "Still loading" }],
        }),
        isYours: z.boolean().meta({ description: "Whether the profile's owner may remove it" }),
      }),
    ),
  })
  .meta({ id: "WholeGame", description: "A game with everything that is stored about it" });
/** One game with everything that is stored about it. */
export type WholeGame = z.infer<typeof gameResponse>;

const consentBody = z
  .object({ said: countingConsent })
  .meta({ id: "CountingConsentRequest", description: "The answer stored in the browser" });
const consentResponse = z.object({ said: countingConsent }).meta({
  id: "AgreedConsent",
  description: "The answer that applies to both browser and account",
});
const exportResponse = z
  .record(z.string(), z.unknown())
  .meta({ examples: [{ account: { name: "Ann", email: "ann@example.com" }, games: [] }] })
  .meta({ id: "AccountExport", description: "Every row that belongs to the account, by table" });

/** Calls about one's own account and the games one played. */
export const PROFILE_CALLS = {
  "GET /userProfile/:userId": { params: profileParams, status: 200, response: profileResponse },
  "PUT /userProfile/:userId/updateProfile": {
    params: profileParams,
    body: updateProfileBody,
    status: 200,
    response: profileResponse,
  },
  "PUT /userProfile/:userId/countingConsent": {
    params: profileParams,
    body: consentBody,
    status: 200,
    response: consentResponse,
  },
  "GET /userProfile/:userId/export": {
    params: profileParams,
    status: 200,
    response: exportResponse,
  },
  "GET /userProfile/:userId/games": {
    params: profileParams,
    query: pageQuery,
    status: 200,
    response: gamesResponse,
  },
  "GET /userProfile/:userId/games/:gameId": {
    params: playedGameParams,
    status: 200,
    response: gameResponse,
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
