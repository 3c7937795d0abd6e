import * as z from "zod";
import { PLAYLIST_MAX } from "../catalog/playlist.ts";
import { stageId } from "../protocol/ids.ts";
import {
  gameTypeSchema,
  presenceSchema,
  roomParams,
  settingsPatchSchema,
  settingsSchema,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { gameResponse } from "./game.ts";
import { sessionResponse, sessionPlayerResponse } from "./gameSession.ts";

export const hostResponse = sessionResponse
  .extend({
    isPublic: z.boolean(),
    hostSpectate: z.boolean(),
    gameOwnerPlayerId: z
      .int()
      .optional()
      .meta({
        description: "Seat of the game owner, whose phone has the host's rights",
        examples: [1],
      }),
    minPlayers: z.int().meta({
      description:
        "Minimum number of players for the chosen game, or for the room if none is chosen",
      examples: [3],
    }),
    maxPlayers: z.int().meta({
      description:
        "Maximum number of players for the chosen game, or for the room if none is chosen",
      examples: [10],
    }),
    players: z.array(
      z.object({
        playerId: z.int(),
        alias: shown.alias,
        avatarSrc: shown.avatarSrc,
        robot: z.boolean(),
        audience: z.boolean(),
        presence: presenceSchema,
      }),
    ),
    game: gameResponse.optional(),
  })
  .meta({ id: "HostView", description: "The room as its host sees it" });

const setStageBody = z
  .object({
    stageId: z
      .int()
      .positive()
      .transform(stageId)
      .meta({
        description: "Number of the stage to go on to; stages are numbered consecutively",
        examples: [5],
      }),
  })
  .meta({ id: "SetStageRequest", description: "The stage to go on to" });

export const stageResponse = z
  .object({ stage: shown.stage, stageId: z.int() })
  .meta({ id: "Stage", description: "The game's current stage" });

const playlistBody = z
  .object({
    entries: z
      .array(
        z.object({
          gameType: gameTypeSchema,
          length: z
            .int()
            .min(1)
            .max(35)
            .meta({
              description:
                "Number of rounds, turns of each player or points to race to, depending on the game",
              examples: [3],
            }),
        }),
      )
      .max(PLAYLIST_MAX),
    handsFree: z.boolean().meta({ description: "Whether each next game starts automatically" }),
  })
  .meta({ id: "PlaylistRequest", description: "The planned games, in order" });

/** A room's journal, which is sent as text. The admins' copy is the input of `npm run replay`. */
export const journalResponse = z.string().meta({
  description:
    "A JSON object: `baseline` is the room's state when the journal begins, `inputs` is everything that happened since, and `state` is the result",
  examples: ['{"format":"hubbub-journal-1","baseline":{},"inputs":[],"state":{}}'],
});

const inRoom = { params: roomParams } as const;
const stage = { ...inRoom, status: 200, response: stageResponse } as const;

/** Calls for the host of a room. */
export const HOST_CALLS = {
  "GET /host/:gameCode": { ...inRoom, status: 200, response: hostResponse },
  "GET /host/:gameCode/journal": {
    ...inRoom,
    status: 200,
    response: journalResponse,
    media: "text/plain",
  },
  "POST /host/:gameCode/advanceRound": stage,
  "POST /host/:gameCode/setRoundStage": { ...stage, body: setStageBody },
  "POST /host/:gameCode/duplicate": { ...inRoom, status: 200, response: gameResponse },
  "POST /host/:gameCode/addAIPlayer": { ...inRoom, status: 201, response: sessionPlayerResponse },
  "POST /host/:gameCode/endGame": { ...inRoom, status: 204 },
  "PUT /host/:gameCode/playlist": { ...inRoom, body: playlistBody, status: 204 },
  "PUT /host/:gameCode/updateGameSettings": {
    ...inRoom,
    body: settingsPatchSchema,
    status: 200,
    response: settingsSchema,
  },
} as const satisfies CallTable;
