import * as z from "zod";
import { INVITATION_KINDS } from "../protocol/invitation.ts";
import { gameTypeSchema, roomNameSchema, roomParams, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { hostTypeSchema, seatFacts } from "./gameSession.ts";

const linkKind = z
  .enum(INVITATION_KINDS)
  .meta({ id: "LinkKind", description: "What a link gives" });

const linkBody = z
  .object({
    kind: linkKind.meta({ description: "`seat` and `remote` work once and for three minutes" }),
    playerId: seatSchema.optional().meta({ description: "The seat that shall move" }),
  })
  .meta({ id: "LinkRequest", description: "What the link shall give" });

export const linkAnswer = z
  .object({
    kind: linkKind,
    token: shown.token("For `openLink`, on the device the link is for"),
    cover: z
      .string()
      .optional()
      .meta({
        description: "Stands for the code in the link's address: nobody can read the code from it",
        examples: ["27195725EF03C1A4"],
      }),
    expiresAt: z.int().meta({ description: "Milliseconds since 1970", examples: [1795289580000] }),
  })
  .meta({ id: "RoomLink", description: "The link, to show on this screen" });
/** A link that was just made. */
export type MadeLink = z.infer<typeof linkAnswer>;

const openLinkBody = z
  .object({
    gameCode: roomNameSchema,
    token: z
      .string()
      .min(1)
      .max(2_000)
      .optional()
      .meta({
        description:
          "What `makeLink` answered; without it the code alone leads into the room's crowd",
        examples: ["eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIx….x9Qk"],
      }),
  })
  .meta({ id: "OpenLinkRequest", description: "The link that was opened" });

export const openedAnswer = z
  .object({
    kind: linkKind,
    gameCode: shown.gameCode.meta({ description: "The code, or the cover the link had" }),
    hostType: hostTypeSchema,
    gameType: gameTypeSchema.optional(),
    roomToken: shown.token("For the header Room-Token and the socket's `token`"),
    seat: seatFacts
      .extend({ member: z.int().optional().meta({ description: "Which one of the crowd" }) })
      .optional()
      .meta({ description: "The seat this device plays now, alone or as one of the crowd" }),
  })
  .meta({ id: "OpenedLink", description: "What the link gives this device" });
/** What a device received by opening a link. */
export type OpenedLink = z.infer<typeof openedAnswer>;

/**
 * Calls for the links of a room: they move a seat to another phone, or add a remote, one of the crowd or a
 * screen.
 */
export const LINK_CALLS = {
  "POST /gameSession/openLink": { body: openLinkBody, status: 200, answer: openedAnswer },
  "POST /gameSession/:gameCode/link": {
    params: roomParams,
    body: linkBody,
    status: 201,
    answer: linkAnswer,
  },
} as const satisfies CallTable;
