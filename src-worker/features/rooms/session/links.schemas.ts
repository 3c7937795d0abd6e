import * as z from "zod";
import { HOST_TYPES } from "../../../../src-shared/catalog/hostTypes.ts";
import { INVITATION_KINDS } from "../../../../src-shared/protocol/invitation.ts";
import { gameCodeSchema, gameTypeSchema, seatSchema } from "../../../http/schemas.ts";

const kind = z.enum(INVITATION_KINDS);

export const linkBody = z.object({
  kind: kind.meta({ description: "`seat` and `remote` work once and for three minutes" }),
  playerId: seatSchema.optional().meta({ description: "The seat that shall move" }),
});

export const linkAnswer = z.object({
  kind,
  token: z.string().meta({ description: "For `openLink`, on the device the link is for" }),
  expiresAt: z.int().meta({ description: "Milliseconds since 1970" }),
});

export const openLinkBody = z.object({
  gameCode: gameCodeSchema,
  token: z.string().min(1).max(2_000),
});

export const openedAnswer = z.object({
  kind,
  gameCode: z.string(),
  hostType: z.enum(HOST_TYPES),
  gameType: gameTypeSchema.optional(),
  roomToken: z.string().meta({ description: "For the header Room-Token and the socket's `token`" }),
  seat: z
    .object({
      sessionPlayerId: z.int(),
      gameCode: z.string(),
      alias: z.string(),
      avatarSrc: z.string(),
      hexColor: z.string(),
      audience: z.boolean(),
      member: z.int().optional(),
    })
    .optional()
    .meta({ description: "The seat this device plays now, alone or as one of the crowd" }),
});
