import * as z from "zod";
import { INVITATION_KINDS } from "../protocol/invitation.ts";
import { gameTypeSchema, roomNameSchema, roomParams, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { hostTypeSchema, seatFacts } from "./gameSession.ts";

const linkKind = z
  .enum(INVITATION_KINDS)
  .meta({ id: "LinkKind", description: "What a link gives the device that opens it" });

const linkBody = z
  .object({
    kind: linkKind.meta({
      description: "Kind of link; `seat` and `remote` links work once, within three minutes",
    }),
    playerId: seatSchema.optional().meta({ description: "The seat to move to another device" }),
  })
  .meta({ id: "LinkRequest", description: "The link to make" });

export const linkResponse = z
  .object({
    kind: linkKind,
    token: shown.token("Token for `openLink`, on the device the link is for"),
    cover: z
      .string()
      .optional()
      .meta({
        description:
          "Replaces the room code in the link's address; the code cannot be read from it",
        examples: ["2649D8927456482286187A80953B495530F1E7502FD114C30BEE2F94B4EE4F15FC"],
      }),
    expiresAt: z
      .int()
      .meta({ description: "Expiry, in milliseconds since 1970", examples: [1795289580000] }),
  })
  .meta({ id: "RoomLink", description: "The link, to be shown on this screen" });
/** A link that was just made. */
export type MadeLink = z.infer<typeof linkResponse>;

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
          "Token returned by `makeLink`; without it, the room code alone leads into the room's crowd",
        examples: ["eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIx….x9Qk"],
      }),
  })
  .meta({ id: "OpenLinkRequest", description: "The link to open" });

export const openedResponse = z
  .object({
    kind: linkKind,
    gameCode: shown.gameCode.meta({
      description: "The room code, or the cover if the link had one",
    }),
    hostType: hostTypeSchema,
    gameType: gameTypeSchema.optional(),
    roomToken: shown.token("Token for the `Room-Token` header and the socket's `token` parameter"),
    seat: seatFacts
      .extend({
        member: z.int().optional().meta({ description: "Number of the member of the crowd" }),
      })
      .optional()
      .meta({
        description: "The seat that this device now plays, alone or as a member of the crowd",
      }),
  })
  .meta({ id: "OpenedLink", description: "What the link gives this device" });
/** What a device received by opening a link. */
export type OpenedLink = z.infer<typeof openedResponse>;

/**
 * Calls for the links of a room: they move a seat to another phone, or add a remote, one of the crowd or a
 * screen.
 */
export const LINK_CALLS = {
  "POST /gameSession/openLink": { body: openLinkBody, status: 200, response: openedResponse },
  "POST /gameSession/:gameCode/link": {
    params: roomParams,
    body: linkBody,
    status: 201,
    response: linkResponse,
  },
} as const satisfies CallTable;
