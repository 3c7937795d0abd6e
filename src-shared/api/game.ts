import * as z from "zod";
import { gameSettingsPatchSchema, gameSettingsSchema } from "../protocol/settings.ts";
import { gameCodeSchema, gameTypeSchema, roomParams, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { sessionPlayerAnswer } from "./gameSession.ts";

const createGameBody = z.object({
  gameCode: gameCodeSchema,
  gameType: gameTypeSchema,
  settings: z
    .optional(gameSettingsPatchSchema)
    .meta({ description: "What differs from the game's defaults" }),
});
/** A game to choose for a room. */
export type NewGame = z.input<typeof createGameBody>;

const joinGameBody = z.object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema });

export const gameAnswer = z.object({
  gameId: z.string(),
  gameCode: z.string(),
  gameType: gameTypeSchema,
  settings: gameSettingsSchema,
  stage: z.string().meta({ description: "LOBBY until the game starts" }),
  stageId: z.int(),
  roundCount: z.int().meta({ description: "Rounds begun so far" }),
});

export const playerAnswer = z.object({
  playerId: z.int(),
  sessionPlayerId: z.int(),
  gameId: z.string(),
  alias: z.string(),
  avatarSrc: z.string(),
  hexColor: z.string(),
  robot: z.boolean(),
  active: z.boolean(),
  gameOwner: z.boolean(),
  score: z.number(),
  rank: z.int(),
});

const drawingParams = roomParams.extend({
  id: z.string().max(64).meta({ description: "The keepsake's id" }),
});

/** A drawing as it is saved: points and radii are in units of width and height. */
export const drawingAnswer = z.object({
  lines: z
    .array(
      z.object({
        points: z.array(z.object({ x: z.number(), y: z.number() })).readonly(),
        brushColor: z.string(),
        brushRadius: z.number(),
      }),
    )
    .readonly(),
  width: z.number(),
  height: z.number(),
});

export const roundAnswer = z.object({
  roundId: z.int(),
  roundCount: z.int(),
  scoreMultiplier: z.number(),
});

export const roundSummaryAnswer = roundAnswer.extend({
  stage: z.string(),
  players: z.array(playerAnswer).meta({ description: "Best first" }),
});

const place = { body: joinGameBody, status: 200, answer: playerAnswer } as const;

/** The game of a room. */
export const GAME_CALLS = {
  "POST /game/create": { body: createGameBody, status: 201, answer: gameAnswer },
  "POST /game/join": place,
  "POST /game/rejoin": place,
  "POST /game/:gameCode/addAISessionPlayer": {
    params: roomParams,
    status: 201,
    answer: sessionPlayerAnswer,
  },
  "GET /game/:gameCode": { params: roomParams, status: 200, answer: gameAnswer },
  "GET /game/:gameCode/playerCount": {
    params: roomParams,
    status: 200,
    answer: z.object({ playerCount: z.int() }),
  },
  "GET /game/:gameCode/playerList": {
    params: roomParams,
    status: 200,
    answer: z.array(playerAnswer),
  },
  "GET /game/:gameCode/drawings/:id": {
    params: drawingParams,
    status: 200,
    answer: drawingAnswer,
  },
  "GET /game/:gameCode/roundSummary": {
    params: roomParams,
    status: 200,
    answer: roundSummaryAnswer,
  },
} as const satisfies CallTable;
