import * as z from "zod";
import { PLAYLIST_MAX } from "../catalog/playlist.ts";
import { gameSettingsPatchSchema, gameSettingsSchema } from "../protocol/settings.ts";
import { stageId } from "../protocol/ids.ts";
import { gameTypeSchema, presenceSchema, roomParams } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { gameAnswer } from "./game.ts";
import { sessionAnswer, sessionPlayerAnswer } from "./gameSession.ts";

export const hostAnswer = sessionAnswer.extend({
  isPublic: z.boolean(),
  hostSpectate: z.boolean(),
  gameOwnerPlayerId: z.int().optional(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  players: z.array(
    z.object({
      playerId: z.int(),
      alias: z.string(),
      avatarSrc: z.string(),
      robot: z.boolean(),
      audience: z.boolean(),
      presence: presenceSchema,
    }),
  ),
  game: gameAnswer.optional(),
});

const setStageBody = z.object({
  stageId: z
    .int()
    .positive()
    .transform(stageId)
    .meta({ description: "Stage to go on to: each comes one number after the last" }),
});

export const stageAnswer = z.object({ stage: z.string(), stageId: z.int() });

const playlistBody = z.object({
  entries: z
    .array(
      z.object({
        gameType: gameTypeSchema,
        length: z
          .int()
          .min(1)
          .max(35)
          .meta({ description: "Rounds, turns of each player, or points to race to" }),
      }),
    )
    .max(PLAYLIST_MAX),
  handsFree: z.boolean().meta({ description: "The next game starts by itself" }),
});

const inRoom = { params: roomParams } as const;
const stage = { ...inRoom, status: 200, answer: stageAnswer } as const;

/** What a host does. */
export const HOST_CALLS = {
  "GET /host/:gameCode": { ...inRoom, status: 200, answer: hostAnswer },
  "GET /host/:gameCode/journal": {
    ...inRoom,
    status: 200,
    answer: z.string(),
    media: "text/plain",
  },
  "POST /host/:gameCode/advanceRound": stage,
  "POST /host/:gameCode/setRoundStage": { ...stage, body: setStageBody },
  "POST /host/:gameCode/duplicate": { ...inRoom, status: 200, answer: gameAnswer },
  "POST /host/:gameCode/addAIPlayer": { ...inRoom, status: 201, answer: sessionPlayerAnswer },
  "POST /host/:gameCode/endGame": { ...inRoom, status: 204 },
  "PUT /host/:gameCode/playlist": { ...inRoom, body: playlistBody, status: 204 },
  "PUT /host/:gameCode/updateGameSettings": {
    ...inRoom,
    body: gameSettingsPatchSchema,
    status: 200,
    answer: gameSettingsSchema,
  },
} as const satisfies CallTable;
