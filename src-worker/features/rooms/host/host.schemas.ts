import * as z from "zod";
import { sessionAnswer } from "../session/gameSession.schemas.ts";
import { PLAYLIST_MAX } from "../../../../src-shared/catalog/playlist.ts";
import { gameTypeSchema } from "../../../http/schemas.ts";
import { gameAnswer } from "../game/game.schemas.ts";
import { stageId } from "../../../../src-shared/protocol/ids.ts";

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
      presence: z.enum(["here", "away", "gone"]),
    }),
  ),
  game: gameAnswer.optional(),
});

export const setStageBody = z.object({
  stage: z
    .int()
    .positive()
    .transform(stageId)
    .meta({ description: "stageId of the stage to end; refused when it is over already" }),
});

export const stageAnswer = z.object({ stage: z.string(), stageId: z.int() });

export const playlistBody = z.object({
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
