import * as z from "zod";
import { LOGIN_CODE_LENGTH, PAIRING_STATUSES } from "../protocol/pairing.ts";
import { gameTypeSchema, languageSchema, roomParams, userInfoSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { createdResponse, sessionResponse } from "./gameSession.ts";

/** A login code as people type it, in any case; parsed to upper case. */
const loginCode = z
  .string()
  .trim()
  .toUpperCase()
  .length(LOGIN_CODE_LENGTH)
  .meta({
    description: "Code shown on a television, in upper or lower case",
    examples: ["K7MPXA"],
  });

const deviceToken = z
  .string()
  .min(1)
  .max(128)
  .meta({
    description: "Token that proves that the device is the television that showed the code",
    examples: ["p4V0kq3mZr8cT1yWn6bJ5s"],
  });

const loginCodeParams = z.object({ loginCode });

const loginCodeResponse = z
  .object({
    loginCode: z.string().meta({ description: "Code to show", examples: ["K7MPXA"] }),
    deviceToken,
    expiresAt: z.iso.datetime(),
    url: z.url().meta({ description: "Page on which the code is confirmed" }),
  })
  .meta({ id: "LoginCode", description: "The code to show, and the token to keep" });
/** The code a television shows, and the token that proves it is the one showing it. */
export type LoginCode = z.infer<typeof loginCodeResponse>;

const loginCodeStatusResponse = z
  .object({
    status: z
      .enum(PAIRING_STATUSES)
      .meta({ description: "State of the code: not confirmed yet, confirmed or expired" }),
    device: z
      .string()
      .optional()
      .meta({
        description: "Kind of device, according to its user agent",
        examples: ["Samsung TV"],
      }),
    gameCode: shown.gameCode
      .optional()
      .meta({ description: "Code of the room that the television opened; absent until then" }),
  })
  .meta({ id: "LoginCodeStatus", description: "State of the code" });

/**
 * The room is what was chosen on the phone. Older pages may still send that choice here as well; it is
 * ignored.
 */
const tvSessionBody = z.object({ loginCode, deviceToken }).meta({
  id: "TelevisionRoomRequest",
  description: "The confirmed code, and the token of the television that showed it",
});

const castSessionBody = z
  .object({
    isPublic: z.boolean(),
    language: languageSchema,
    initialGameType: gameTypeSchema.optional(),
  })
  .meta({ id: "CastRoomRequest", description: "The room for the cast device to open" });
/** Body of a call that promises a room to a cast device. */
export type CastRequest = z.infer<typeof castSessionBody>;

const castSessionResponse = z
  .object({
    token: shown.token("Token with which the cast device opens this room; valid for ten minutes"),
    gameCode: shown.gameCode.meta({ description: "Code that the room will have" }),
  })
  .meta({ id: "CastRoom", description: "A room that the cast device will open" });

const confirmBody = z
  .object({ language: languageSchema, initialGameType: gameTypeSchema.optional() })
  .meta({ id: "ConfirmLoginCodeRequest", description: "Language and game for the television" });
const openedResponse = createdResponse
  .extend({ language: languageSchema })
  .meta({ id: "OpenedTelevisionRoom", description: "The opened room, with the host's token" });
const tvRoomResponse = sessionResponse
  .extend({ stage: shown.stage, stageId: z.int() })
  .meta({ id: "TelevisionRoom", description: "The room and its current stage" });
const receiverResponse = z
  .object({
    appId: z
      .string()
      .optional()
      .meta({
        description:
          "Id of the registered cast receiver; absent if this site does not support casting",
        examples: ["CC1AD845"],
      }),
  })
  .meta({ id: "CastReceiver", description: "The cast receiver to start" });
const openRoomBody = z
  .object({
    token: z
      .string()
      .min(1)
      .max(2048)
      .meta({
        description: "Token returned by `promiseCastRoom`",
        examples: ["eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIx….x9Qk"],
      }),
    userInfo: userInfoSchema.optional(),
  })
  .meta({ id: "OpenCastRoomRequest", description: "The token of the promised room" });

/**
 * Calls for televisions: one without a keyboard is confirmed on a phone, a cast device is promised a room.
 */
export const TELEVISION_CALLS = {
  "GET /smarttv/generateLoginCode": { status: 201, response: loginCodeResponse },
  "GET /smarttv/existingLoginCode/:loginCode": {
    params: loginCodeParams,
    status: 200,
    response: loginCodeStatusResponse,
  },
  "POST /smarttv/confirmLoginCode/:loginCode": {
    params: loginCodeParams,
    body: confirmBody,
    status: 204,
  },
  "POST /smarttv/createSession": {
    body: tvSessionBody,
    status: 201,
    response: openedResponse,
  },
  "GET /smarttv/:gameCode": {
    params: roomParams,
    status: 200,
    response: tvRoomResponse,
  },
  "GET /chromecast/config": {
    status: 200,
    response: receiverResponse,
  },
  "POST /chromecast/createSession": {
    body: castSessionBody,
    status: 201,
    response: castSessionResponse,
  },
  "POST /chromecast/openRoom": {
    body: openRoomBody,
    status: 201,
    response: openedResponse,
  },
} as const satisfies CallTable;
