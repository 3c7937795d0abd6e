import * as z from "zod";
import {
  gameSettingsPatchSchema,
  gameSettingsSchema,
} from "../../../../src-shared/protocol/settings.ts";
import { gameCodeSchema, gameTypeSchema, roomParams, seatSchema } from "../../../http/schemas.ts";

export const settingsPatch = gameSettingsPatchSchema;
export const settingsAnswer = gameSettingsSchema;

export const createGameBody = z.object({
  gameCode: gameCodeSchema,
  gameType: gameTypeSchema,
  settings: z
    .optional(settingsPatch)
    .meta({ description: "What differs from the game's defaults" }),
});

export const joinGameBody = z.object({ gameCode: gameCodeSchema, sessionPlayerId: seatSchema });

export const gameAnswer = z.object({
  gameId: z.string(),
  gameCode: z.string(),
  gameType: gameTypeSchema,
  settings: settingsAnswer,
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

export const drawingParams = roomParams.extend({
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

export const playerCountAnswer = z.object({ playerCount: z.int() });

export const roundAnswer = z.object({
  roundId: z.int(),
  roundCount: z.int(),
  scoreMultiplier: z.number(),
});

export const roundSummaryAnswer = roundAnswer.extend({
  stage: z.string(),
  players: z.array(playerAnswer).meta({ description: "Best first" }),
});
