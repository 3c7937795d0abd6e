import * as z from "zod";
import { INVITATION_KINDS } from "../protocol/invitation.ts";
import { gameCodeSchema, gameTypeSchema, roomParams, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { hostTypeSchema, seatFacts } from "./gameSession.ts";

const linkKind = z.enum(INVITATION_KINDS);

const linkBody = z.object({
  kind: linkKind.meta({ description: "`seat` and `remote` work once and for three minutes" }),
  playerId: seatSchema.optional().meta({ description: "The seat that shall move" }),
});

export const linkAnswer = z.object({
  kind: linkKind,
  token: z.string().meta({ description: "For `openLink`, on the device the link is for" }),
  expiresAt: z.int().meta({ description: "Milliseconds since 1970" }),
});
/** A link as it was made. */
export type MadeLink = z.infer<typeof linkAnswer>;

const openLinkBody = z.object({
  gameCode: gameCodeSchema,
  token: z.string().min(1).max(2_000),
});

export const openedAnswer = z.object({
  kind: linkKind,
  gameCode: z.string(),
  hostType: hostTypeSchema,
  gameType: gameTypeSchema.optional(),
  roomToken: z.string().meta({ description: "For the header Room-Token and the socket's `token`" }),
  seat: seatFacts
    .extend({ member: z.int().optional() })
    .optional()
    .meta({ description: "The seat this device plays now, alone or as one of the crowd" }),
});
/** What a link gave a device. */
export type OpenedLink = z.infer<typeof openedAnswer>;

/** Links that give something of a room: a seat to another phone, a remote, the crowd, a screen. */
export const LINK_CALLS = {
  "POST /gameSession/openLink": { body: openLinkBody, status: 200, answer: openedAnswer },
  "POST /gameSession/:gameCode/link": {
    params: roomParams,
    body: linkBody,
    status: 201,
    answer: linkAnswer,
  },
} as const satisfies CallTable;
