import * as z from "zod";
import { LOGIN_CODE_LENGTH, PAIRING_STATUSES } from "../protocol/pairing.ts";
import { gameTypeSchema, languageSchema, roomParams, userInfoSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { createAnswer, sessionAnswer } from "./gameSession.ts";

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

const loginCodeParams = z.object({ loginCode });

const loginCodeAnswer = z.object({
  loginCode: z.string(),
  deviceToken,
  expiresAt: z.iso.datetime(),
  url: z.url().meta({ description: "Page on which somebody confirms the code" }),
});
/** What a television shows, and what proves that it is the one that shows it. */
export type LoginCode = z.infer<typeof loginCodeAnswer>;

const loginCodeStatusAnswer = z.object({
  status: z.enum(PAIRING_STATUSES),
  device: z
    .string()
    .optional()
    .meta({ description: "What the device is, as it says itself", example: "Samsung TV" }),
  gameCode: z
    .string()
    .optional()
    .meta({ description: "The room that the television opened, once it has" }),
});

/** The room is what the phone chose; a page from before may still repeat that, and is not listened to. */
const tvSessionBody = z.object({ loginCode, deviceToken });

const castSessionBody = z.object({
  isPublic: z.boolean(),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
});
/** A room to promise to a cast device. */
export type CastRequest = z.infer<typeof castSessionBody>;

const castSessionAnswer = z.object({
  token: z.string().meta({ description: "For the cast device: opens this room; ten minutes" }),
  gameCode: z.string().meta({ description: "Code the room will have" }),
});

/** Televisions: one without a keyboard gets somebody to vouch for it, a cast device is promised a room. */
export const TELEVISION_CALLS = {
  "GET /smarttv/generateLoginCode": { status: 201, answer: loginCodeAnswer },
  "GET /smarttv/existingLoginCode/:loginCode": {
    params: loginCodeParams,
    status: 200,
    answer: loginCodeStatusAnswer,
  },
  "POST /smarttv/confirmLoginCode/:loginCode": {
    params: loginCodeParams,
    body: z.object({ language: languageSchema, initialGameType: gameTypeSchema.optional() }),
    status: 204,
  },
  "POST /smarttv/createSession": {
    body: tvSessionBody,
    status: 201,
    answer: createAnswer.extend({ language: languageSchema }),
  },
  "GET /smarttv/:gameCode": {
    params: roomParams,
    status: 200,
    answer: sessionAnswer.extend({ stage: z.string(), stageId: z.int() }),
  },
  "GET /chromecast/config": {
    status: 200,
    answer: z.object({
      appId: z
        .string()
        .optional()
        .meta({ description: "Of the registered cast receiver; absent: nothing can be cast here" }),
    }),
  },
  "POST /chromecast/createSession": {
    body: castSessionBody,
    status: 201,
    answer: castSessionAnswer,
  },
  "POST /chromecast/openRoom": {
    body: z.object({ token: z.string().min(1).max(2048), userInfo: userInfoSchema.optional() }),
    status: 201,
    answer: createAnswer.extend({ language: languageSchema }),
  },
} as const satisfies CallTable;
