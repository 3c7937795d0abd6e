import * as z from "zod";
import { createAnswer, sessionAnswer } from "../../rooms/session/gameSession.schemas.ts";
import { gameTypeSchema, languageSchema } from "../../../http/schemas.ts";
import { LOGIN_CODE_LENGTH, PAIRING_STATUSES } from "../../../../src-shared/protocol/pairing.ts";

/** A login code as people type it: any case. It comes out upper-case. */
const loginCode = z
  .string()
  .trim()
  .toUpperCase()
  .length(LOGIN_CODE_LENGTH)
  .meta({ description: "Code a television shows, in any case", example: "K7MPXA" });

const deviceToken = z
  .string()
  .min(1)
  .max(128)
  .meta({ description: "Proves that this is the television that showed the code" });

export const loginCodeParams = z.object({ loginCode });

export const loginCodeAnswer = z.object({
  loginCode: z.string(),
  deviceToken,
  expiresAt: z.iso.datetime(),
  url: z.url().meta({ description: "Page on which somebody confirms the code" }),
});

export const loginCodeStatusAnswer = z.object({
  status: z.enum(PAIRING_STATUSES),
  gameCode: z
    .string()
    .optional()
    .meta({ description: "The room that the television opened, once it has" }),
});

export const confirmBody = z.object({
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});

export const tvSessionBody = z.object({
  loginCode,
  deviceToken,
  isPublic: z.boolean(),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});

export const tvSessionAnswer = createAnswer;

export const tvRoomAnswer = sessionAnswer.extend({
  stage: z.string(),
  stageId: z.int(),
});
