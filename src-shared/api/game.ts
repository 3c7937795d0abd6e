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
import { sessionPlayerResponse } from "./gameSession.ts";

const createGameBody = z
  .object({
    gameCode: gameCodeSchema,
    gameType: gameTypeSchema,
    settings: z
      .optional(settingsPatchSchema)
      .meta({ description: "Settings that differ from the game's defaults" }),
  })
  .meta({ id: "CreateGameRequest", description: "The game to choose" });
/** The game to choose for a room. */
export type NewGame = z.input<typeof createGameBody>;

const joinGameBody = z
  .object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema })
  .meta({ id: "JoinGameRequest", description: "The room and the seat" });

export const gameResponse = z
  .object({
    gameId: shown.id,
    gameCode: shown.gameCode,
    gameType: gameTypeSchema,
    settings: settingsSchema,
    stage: shown.stage,
    stageId: z
      .int()
      .meta({ description: "Number of the stage; stages are numbered consecutively" }),
    roundCount: z.int().meta({ description: "Number of rounds begun so far" }),
  })
  .meta({ id: "Game", description: "The game of a room" });

export const playerResponse = z
  .object({
    playerId: z.int(),
    sessionPlayerId: z.int(),
    gameId: shown.id,
    alias: shown.alias,
    avatarSrc: shown.avatarSrc,
    hexColor: shown.hexColor,
    robot: z.boolean(),
    active: z
      .boolean()
      .meta({ description: "false if the player is away or has left", examples: [true] }),
    gameOwner: z.boolean().meta({ description: "Whether the seat's phone has the host's rights" }),
    score: z.number().meta({ examples: [1200] }),
    rank: z.int().meta({ description: "Rank in the game; 1 is best", examples: [1] }),
  })
  .meta({ id: "Player", description: "A seat in the game, with score and rank" });

const drawingParams = roomParams.extend({
  id: shown.id.max(64).meta({
    description: "Id of the keepsake",
    examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
  }),
});

/** A saved drawing: points and radii are in units of width and height. */
export const drawingResponse = z
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
  .meta({
    id: "Drawing",
    description: "A drawing as lines; points and radii are in the units of `width` and `height`",
  });

export const roundResponse = z
  .object({
    roundId: z.int(),
    roundCount: z.int(),
    scoreMultiplier: z.number().meta({ description: "Factor by which the round's points count" }),
  })
  .meta({ id: "Round", description: "The current round" });

export const roundSummaryResponse = roundResponse
  .extend({
    stage: shown.stage,
    players: z.array(playerResponse).meta({ description: "Players, best first" }),
  })
  .meta({ id: "RoundSummary", description: "The current round, and the scores so far" });

const countResponse = z
  .object({ playerCount: z.int().meta({ examples: [4] }) })
  .meta({ id: "PlayerCount", description: "Number of players" });
const playersResponse = z.array(playerResponse).meta({ description: "All players, best first" });

const place = { body: joinGameBody, status: 200, response: playerResponse } as const;

/** Calls about the game of a room. */
export const GAME_CALLS = {
  "POST /game/create": { body: createGameBody, status: 201, response: gameResponse },
  "POST /game/join": place,
  "POST /game/rejoin": place,
  "POST /game/:gameCode/addAISessionPlayer": {
    params: roomParams,
    status: 201,
    response: sessionPlayerResponse,
  },
  "GET /game/:gameCode": { params: roomParams, status: 200, response: gameResponse },
  "GET /game/:gameCode/playerCount": {
    params: roomParams,
    status: 200,
    response: countResponse,
  },
  "GET /game/:gameCode/playerList": {
    params: roomParams,
    status: 200,
    response: playersResponse,
  },
  "GET /game/:gameCode/drawings/:id": {
    params: drawingParams,
    status: 200,
    response: drawingResponse,
  },
  "GET /game/:gameCode/roundSummary": {
    params: roomParams,
    status: 200,
    response: roundSummaryResponse,
  },
} as const satisfies CallTable;
