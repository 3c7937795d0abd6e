import * as z from "zod";
import { ACCOUNT_KINDS } from "../catalog/people.ts";
import { PACK_KINDS } from "../catalog/packs.ts";
import { REPORT_REASONS, REPORT_VERDICTS } from "../catalog/reports.ts";
import {
  gameTypeSchema,
  languageSchema,
  pageOf,
  pageQuery,
  presenceSchema,
  roomParams,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { hostTypeSchema } from "./gameSession.ts";
import { journalResponse } from "./host.ts";
import { emailSchema } from "./person.ts";

/** Path parameters of a call about one thing. */
export const idParams = z.object({
  id: shown.id.max(64).meta({ description: "Id of the resource" }),
});

const userResponse = z
  .object({
    userId: shown.id,
    kind: z.enum(ACCOUNT_KINDS),
    name: shown.name,
    email: shown.email,
    language: languageSchema,
    isAdmin: z.boolean(),
    isTestAccount: z.boolean(),
    isAlphaTester: z.boolean(),
    isBlocked: z.boolean(),
    hasPaid: z.boolean(),
    hasSecondFactor: z.boolean(),
    createdAt: z.iso.datetime(),
    verifiedAt: z.iso.datetime().optional(),
    subscriptionEndDate: z.iso
      .datetime()
      .optional()
      .meta({ description: "End of the trial or of the paid time; absent if there is no end" }),
  })
  .meta({ id: "AdminUser", description: "An account as admins see it" });
/** An account. Instants are ISO 8601, here and below. */
export type AdminUser = z.infer<typeof userResponse>;

const userQuery = pageQuery.extend({
  search: z
    .string()
    .max(200)
    .default("")
    .meta({
      description: "Part of an address or name, or an id; without a search, guests are left out",
      examples: ["ann"],
    }),
});

const changeBody = z
  .object({
    isAdmin: z.boolean().optional(),
    isTestAccount: z.boolean().optional(),
    isAlphaTester: z.boolean().optional(),
    isBlocked: z.boolean().optional(),
    trialEndDate: z.iso.datetime().nullable().optional().meta({
      description:
        "New end of the trial; null for no end. A user who has paid keeps the later of the two end dates",
    }),
  })
  .meta({
    id: "UpdateUserRequest",
    description: "Changes to the account; omitted fields stay as they are",
  });
/** Changes to an account; omitted fields stay as they are. */
export type UserChange = z.infer<typeof changeBody>;

const inviteResponse = z
  .object({
    inviteId: shown.id,
    email: shown.email,
    language: languageSchema,
    invitedBy: shown.email.meta({
      description: "Address of the admin; empty if the account no longer exists",
    }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    status: z.enum(["open", "accepted", "expired"]),
  })
  .meta({ id: "SentInvite", description: "A mailed invitation" });

const unsentMail = z
  .object({
    id: shown.id,
    to: shown.email,
    subject: z.string().meta({ examples: ["Confirm your address"] }),
    createdAt: z.iso.datetime(),
    tries: z.int().meta({ description: "Number of attempts to hand the mail to the provider" }),
    error: z
      .string()
      .optional()
      .meta({ description: "The provider's last error", examples: ["The domain is not verified"] }),
    isReadable: z.boolean().meta({
      description:
        "Whether admins may read the mail and pass its link on: only on a site without a mail provider",
    }),
  })
  .meta({ id: "UnsentMail", description: "A mail that has not been sent" });

const letterResponse = z
  .object({
    to: shown.email,
    subject: z.string().meta({ examples: ["Confirm your address"] }),
    text: z.string().meta({ examples: ["Open the link to confirm your address."] }),
    links: z.array(shown.address("A link in the text")).readonly(),
  })
  .meta({ id: "Letter", description: "Content of the mail" });

const roomResponse = z
  .object({
    roomId: shown.id,
    gameCode: shown.gameCode,
    gameType: gameTypeSchema.optional(),
    hostType: hostTypeSchema,
    hostUserId: shown.id,
    hostEmail: shown.email.meta({ description: "Address of the host; empty for guests" }),
    isPublic: z.boolean(),
    language: languageSchema,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    playerCount: z.int(),
    stage: shown.stage
      .optional()
      .meta({ description: "Stage of the game; absent if the room did not respond" }),
    roundCount: z.int().optional(),
    screens: z.int().optional(),
    players: z
      .array(
        z.object({
          playerId: z.int(),
          alias: shown.alias,
          robot: z.boolean(),
          audience: z.boolean(),
          presence: presenceSchema,
        }),
      )
      .optional(),
  })
  .meta({ id: "AdminRoom", description: "An open room" });
/** A room that is currently open. */
export type AdminRoom = z.infer<typeof roomResponse>;

const reportResponse = z
  .object({
    reportId: shown.id,
    roomId: shown.id
      .optional()
      .meta({ description: "Absent for a reported pack, as is `gameCode`" }),
    gameCode: shown.gameCode.optional(),
    gameType: z
      .string()
      .optional()
      .meta({ examples: ["SNAPTION"] }),
    reporterId: z.int().meta({
      description: "Seat of the reporter; 0 for the host's screen, and for a reported pack",
    }),
    playerId: z.int().optional(),
    userId: shown.id
      .optional()
      .meta({ description: "Account behind the reported seat, or the pack's owner" }),
    pack: z
      .object({
        packId: shown.id,
        kind: z.enum(PACK_KINDS),
        name: z.string().meta({ examples: ["Summer camp"] }),
        language: languageSchema,
        entries: z
          .array(z.string())
          .readonly()
          .meta({ examples: [["campfire", "mosquito"]] }),
        isHidden: z.boolean(),
      })
      .optional()
      .meta({ description: "The reported pack as it is now; absent if it no longer exists" }),
    content: z
      .string()
      .meta({ description: "The reported content, as it was shown", examples: ["A rude caption"] }),
    reason: z.enum(REPORT_REASONS),
    createdAt: z.iso.datetime(),
    verdict: z.enum(REPORT_VERDICTS).optional(),
    handledAt: z.iso.datetime().optional(),
    handledBy: shown.email.optional(),
  })
  .meta({ id: "Report", description: "A report, and the verdict once it has been judged" });
/** Something a player reported. */
export type Report = z.infer<typeof reportResponse>;

const reportsQuery = pageQuery.extend({
  open: z
    .enum(["true", "false"])
    .default("true")
    .transform((text) => text === "true")
    .meta({
      description: "Whether to return only reports that have not been judged",
      examples: ["true"],
    }),
});

const moderation = { params: roomParams, status: 204 } as const;

const inviteBody = z.object({ email: emailSchema, language: languageSchema }).meta({
  id: "InviteRequest",
  description: "The address to invite, and the language of the mail",
});
const verdictBody = z
  .object({ verdict: z.enum(REPORT_VERDICTS) })
  .meta({ id: "VerdictRequest", description: "The verdict on the report" });

/** Calls with which admins read and change accounts, rooms, reports and mails. */
export const ADMIN_CALLS = {
  "GET /admin/users": {
    query: userQuery,
    status: 200,
    response: pageOf(userResponse, "One page of accounts"),
  },
  "GET /admin/users/:id": { params: idParams, status: 200, response: userResponse },
  "POST /admin/users/:id": {
    params: idParams,
    body: changeBody,
    status: 200,
    response: userResponse,
  },
  "POST /admin/users/:id/resetSecondFactor": {
    params: idParams,
    status: 200,
    response: userResponse,
  },
  "GET /admin/invites": {
    query: pageQuery,
    status: 200,
    response: pageOf(inviteResponse, "One page of invitations"),
  },
  "POST /admin/invites": {
    body: inviteBody,
    status: 204,
  },
  "DELETE /admin/invites/:inviteId": {
    params: z.object({ inviteId: shown.id.max(64).meta({ description: "Id of the invitation" }) }),
    status: 204,
  },
  "GET /admin/rooms": {
    query: pageQuery,
    status: 200,
    response: pageOf(roomResponse, "One page of rooms"),
  },
  "POST /admin/rooms/:gameCode/close": moderation,
  "POST /admin/rooms/:gameCode/makePrivate": moderation,
  "GET /admin/rooms/:gameCode/journal": {
    params: roomParams,
    status: 200,
    response: journalResponse,
    media: "text/plain",
  },
  "GET /admin/reports": {
    query: reportsQuery,
    status: 200,
    response: pageOf(reportResponse, "One page of reports"),
  },
  "POST /admin/reports/:id": {
    params: idParams,
    body: verdictBody,
    status: 200,
    response: reportResponse,
  },
  "GET /admin/mails": {
    query: pageQuery,
    status: 200,
    response: pageOf(unsentMail, "One page of mails"),
  },
  "GET /admin/mails/:id": { params: idParams, status: 200, response: letterResponse },
} as const satisfies CallTable;
