import * as z from "zod";
import {
  gameCodeSchema,
  gameTypeSchema,
  roomParams,
  seatSchema,
  settingsPatchSchema,
  settingsSchema,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { sessionPlayerAnswer } from "./gameSession.ts";

const createGameBody = z
  .object({
    gameCode: gameCodeSchema,
    gameType: gameTypeSchema,
    settings: z
      .optional(settingsPatchSchema)
      .meta({ description: "What differs from the game's defaults" }),
  })
  .meta({ id: "CreateGameRequest", description: "The game to choose" });
/** The game to choose for a room. */
export type NewGame = z.input<typeof createGameBody>;

const joinGameBody = z
  .object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema })
  .meta({ id: "JoinGameRequest", description: "Whose place it is" });

export const gameAnswer = z
  .object({
    gameId: shown.id,
    gameCode: shown.gameCode,
    gameType: gameTypeSchema,
    settings: settingsSchema,
    stage: shown.stage,
    stageId: z.int().meta({ description: "Number of the stage: each comes one after the last" }),
    roundCount: z.int().meta({ description: "Rounds begun so far" }),
  })
  .meta({ id: "Game", description: "The game of a room" });

export const playerAnswer = z
  .object({
    playerId: z.int(),
    sessionPlayerId: z.int(),
    gameId: shown.id,
    alias: shown.alias,
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    robot: z.boolean(),
    active: z.boolean().meta({ description: "false: left the game", examples: [true] }),
    gameOwner: z.boolean().meta({ description: "Hosts from this phone" }),
    score: z.number().meta({ examples: [1200] }),
    rank: z.int().meta({ description: "1 leads", examples: [1] }),
  })
  .meta({ id: "Player", description: "A seat's place in the game" });

const drawingParams = roomParams.extend({
  id: shown.id
    .max(64)
    .meta({ description: "The keepsake's id", examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"] }),
});

/** A saved drawing: points and radii are in units of width and height. */
export const drawingAnswer = z
  .object({
    lines: z
      .array(
        z.object({
          points: z
            .array(z.object({ x: z.number(), y: z.number() }))
            .readonly()
            .meta({
              examples: [
                [
                  { x: 100, y: 120 },
                  { x: 104, y: 131 },
                ],
              ],
            }),
          brushColor: z.string().meta({ examples: ["#1b1626"] }),
          brushRadius: z.number().meta({ examples: [6] }),
        }),
      )
      .readonly(),
    width: z.number().meta({ examples: [800] }),
    height: z.number().meta({ examples: [600] }),
  })
  .meta({ id: "Drawing", description: "Lines; points and radii are in units of width and height" });

export const roundAnswer = z
  .object({
    roundId: z.int(),
    roundCount: z.int(),
    scoreMultiplier: z.number().meta({ description: "How much its points count" }),
  })
  .meta({ id: "Round", description: "The round that is played" });

export const roundSummaryAnswer = roundAnswer
  .extend({
    stage: shown.stage,
    players: z.array(playerAnswer).meta({ description: "Best first" }),
  })
  .meta({ id: "RoundSummary", description: "The round, and the score so far" });

const countAnswer = z
  .object({ playerCount: z.int().meta({ examples: [4] }) })
  .meta({ id: "PlayerCount", description: "How many play" });
const playersAnswer = z
  .array(playerAnswer)
  .meta({ description: "Everybody who plays, best first" });

const place = { body: joinGameBody, status: 200, answer: playerAnswer } as const;

/** Calls about the game of a room. */
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
    answer: countAnswer,
  },
  "GET /game/:gameCode/playerList": {
    params: roomParams,
    status: 200,
    answer: playersAnswer,
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
