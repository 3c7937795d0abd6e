import * as z from "zod";
import { COUNT_DAYS_MAX, COUNT_NAMES } from "../catalog/events.ts";
import { AUDIT_ACTIONS, SETUP_ITEMS, SETUP_STATES } from "../catalog/admin.ts";
import { FLAG_NAMES } from "../catalog/flags.ts";
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
import { hostTypeSchema } from "./gameSession.ts";
import { emailSchema } from "./person.ts";

const idParams = z.object({ id: z.string().max(64) });

const userAnswer = z.object({
  userId: z.string(),
  kind: z.enum(["guest", "registered"]),
  name: z.string(),
  email: z.string(),
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
    .meta({ description: "End of the trial or of the paid time; absent: no end" }),
});
/** An account. Instants are ISO 8601, here and below. */
export type AdminUser = z.infer<typeof userAnswer>;

const userQuery = pageQuery.extend({
  search: z
    .string()
    .max(200)
    .default("")
    .meta({ description: "Part of an address or a name, or an id; without it: accounts only" }),
});

const changeBody = z.object({
  isAdmin: z.boolean().optional(),
  isTestAccount: z.boolean().optional(),
  isAlphaTester: z.boolean().optional(),
  isBlocked: z.boolean().optional(),
  trialEndDate: z.iso
    .datetime()
    .nullable()
    .optional()
    .meta({ description: "null: no end; whoever paid keeps the later of both ends" }),
});
/** What is left out stays. */
export type UserChange = z.infer<typeof changeBody>;

const inviteAnswer = z.object({
  inviteId: z.string(),
  email: z.string(),
  language: languageSchema,
  invitedBy: z
    .string()
    .meta({ description: "Address of the admin; empty when the account is gone" }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  status: z.enum(["open", "accepted", "expired"]),
});

const unsentMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  tries: z.int().meta({ description: "How often the provider was asked to take it" }),
  error: z.string().optional().meta({ description: "What it said last" }),
  isReadable: z
    .boolean()
    .meta({ description: "Nobody sends mails here, so an admin may read it and pass its link on" }),
});

const letterAnswer = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()).readonly(),
});

const roomAnswer = z.object({
  roomId: z.string(),
  gameCode: z.string(),
  gameType: gameTypeSchema.optional(),
  hostType: hostTypeSchema,
  hostUserId: z.string(),
  hostEmail: z.string().meta({ description: "Empty for guests" }),
  isPublic: z.boolean(),
  language: languageSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  playerCount: z.int(),
  stage: z.string().optional().meta({ description: "Absent when the room did not answer" }),
  roundCount: z.int().optional(),
  screens: z.int().optional(),
  players: z
    .array(
      z.object({
        playerId: z.int(),
        alias: z.string(),
        robot: z.boolean(),
        audience: z.boolean(),
        presence: presenceSchema,
      }),
    )
    .optional(),
});
/** A room that is alive. */
export type AdminRoom = z.infer<typeof roomAnswer>;

const reportAnswer = z.object({
  reportId: z.string(),
  roomId: z.string(),
  gameCode: z.string(),
  gameType: z.string().optional(),
  reporterId: z.int().meta({ description: "Seat of whoever reported; 0: the host's screen" }),
  playerId: z.int().optional(),
  userId: z.string().optional().meta({ description: "Account behind the reported seat" }),
  content: z.string(),
  reason: z.enum(REPORT_REASONS),
  createdAt: z.iso.datetime(),
  verdict: z.enum(REPORT_VERDICTS).optional(),
  handledAt: z.iso.datetime().optional(),
  handledBy: z.string().optional(),
});
/** What a player reported. */
export type Report = z.infer<typeof reportAnswer>;

const reportsQuery = pageQuery.extend({
  open: z
    .enum(["true", "false"])
    .default("true")
    .transform((text) => text === "true")
    .meta({ description: "Only those nobody judged yet" }),
});

const setupLine = z.object({
  item: z.enum(SETUP_ITEMS),
  settings: z.array(z.string()).readonly().meta({ description: "Bindings and variables" }),
  state: z.enum(SETUP_STATES),
});
/** One thing an operator may configure, and whether it is. */
export type SetupLine = z.infer<typeof setupLine>;

const flagName = z.enum(FLAG_NAMES);
const flag = z.object({
  name: flagName,
  isOn: z.boolean(),
  isDefault: z.boolean().meta({ description: "What holds until somebody turns it" }),
  updatedAt: z.iso.datetime().optional(),
  updatedBy: z.string().optional(),
});
/** A switch with who turned it. */
export type FlagState = z.infer<typeof flag>;
const flags = { status: 200, answer: z.array(flag).readonly() } as const;

const auditAnswer = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorEmail: z.string().meta({ description: "Empty when the account is gone" }),
  action: z.enum(AUDIT_ACTIONS).or(z.string()),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

const messageAnswer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
/** What somebody wrote with the contact form. */
export type Message = z.infer<typeof messageAnswer>;

const DAY_MS = 24 * 60 * 60 * 1000;
const numbersQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      return days >= 1 && days <= COUNT_DAYS_MAX;
    },
    { params: { code: "invalid_value" }, path: ["to"] },
  )
  .meta({ description: "Days of UTC, both included: at most 366" });
/** `2026-11-21`, both included. */
export type NumbersDays = z.infer<typeof numbersQuery>;

const numbersAnswer = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  counts: z
    .array(
      z.object({
        day: z.iso.date(),
        name: z.enum(COUNT_NAMES),
        of: z.string().optional().meta({ description: "What it is told apart by: a game, …" }),
        count: z.int(),
      }),
    )
    .readonly()
    .meta({ description: "In the order of days; what is not in it did not happen" }),
});
/** What happened on some days, as numbers. */
export type Numbers = z.infer<typeof numbersAnswer>;

const csv = {
  status: 200,
  answer: z.string(),
  media: "text/csv",
  stream: true,
} as const;
const moderation = { params: roomParams, status: 204 } as const;

/** Calls of the people who run the service. */
export const ADMIN_CALLS = {
  "GET /admin/users": { query: userQuery, status: 200, answer: pageOf(userAnswer) },
  "GET /admin/users/:id": { params: idParams, status: 200, answer: userAnswer },
  "POST /admin/users/:id": {
    params: idParams,
    body: changeBody,
    status: 200,
    answer: userAnswer,
  },
  "POST /admin/users/:id/resetSecondFactor": {
    params: idParams,
    status: 200,
    answer: userAnswer,
  },
  "GET /admin/invites": { query: pageQuery, status: 200, answer: pageOf(inviteAnswer) },
  "POST /admin/invites": {
    body: z.object({ email: emailSchema, language: languageSchema }),
    status: 204,
  },
  "DELETE /admin/invites/:inviteId": {
    params: z.object({ inviteId: z.string().max(64) }),
    status: 204,
  },
  "GET /admin/rooms": { query: pageQuery, status: 200, answer: pageOf(roomAnswer) },
  "POST /admin/rooms/:gameCode/close": moderation,
  "POST /admin/rooms/:gameCode/makePrivate": moderation,
  "GET /admin/rooms/:gameCode/journal": {
    params: roomParams,
    status: 200,
    answer: z.string(),
    media: "text/plain",
  },
  "GET /admin/reports": { query: reportsQuery, status: 200, answer: pageOf(reportAnswer) },
  "POST /admin/reports/:id": {
    params: idParams,
    body: z.object({ verdict: z.enum(REPORT_VERDICTS) }),
    status: 200,
    answer: reportAnswer,
  },
  "GET /admin/mails": { query: pageQuery, status: 200, answer: pageOf(unsentMail) },
  "GET /admin/mails/:id": { params: idParams, status: 200, answer: letterAnswer },
  "GET /admin/setup": { status: 200, answer: z.array(setupLine).readonly() },
  "GET /admin/flags": flags,
  "POST /admin/flags": { ...flags, body: z.object({ name: flagName, isOn: z.boolean() }) },
  "GET /admin/audit": { query: pageQuery, status: 200, answer: pageOf(auditAnswer) },
  "GET /admin/contactMessages": {
    query: pageQuery,
    status: 200,
    answer: pageOf(messageAnswer),
  },
  "DELETE /admin/contactMessages/:id": { params: idParams, status: 204 },
  "GET /admin/numbers": { query: numbersQuery, status: 200, answer: numbersAnswer },
  "GET /admin/numbers.csv": { ...csv, query: numbersQuery },
  "GET /admin/newsletter.csv": csv,
  "GET /admin/survey.csv": csv,
} as const satisfies CallTable;
