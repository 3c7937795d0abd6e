import * as z from "zod";
import { COUNT_DAYS_MAX, COUNT_NAMES } from "../catalog/events.ts";
import { AUDIT_ACTIONS, SETUP_ITEMS, SETUP_STATES } from "../catalog/admin.ts";
import { FLAG_NAMES } from "../catalog/flags.ts";
import { idParams } from "./admin.ts";
import { pageOf, pageQuery } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";

const setupLine = z
  .object({
    item: z.enum(SETUP_ITEMS),
    settings: z
      .array(z.string())
      .readonly()
      .meta({
        description: "Bindings and variables that configure it",
        examples: [["RESEND_API_KEY"]],
      }),
    state: z.enum(SETUP_STATES),
  })
  .meta({ id: "SetupLine", description: "A configuration item and its state" });
/** One thing an operator may configure, and whether it is configured. */
export type SetupLine = z.infer<typeof setupLine>;

const flagName = z.enum(FLAG_NAMES);
const flag = z
  .object({
    name: flagName,
    isOn: z.boolean(),
    isDefault: z.boolean().meta({ description: "The value until an admin changes it" }),
    updatedAt: z.iso.datetime().optional(),
    updatedBy: shown.email.optional(),
  })
  .meta({ id: "FlagState", description: "A feature flag, and the admin who last changed it" });
/** A switch, and who turned it. */
export type FlagState = z.infer<typeof flag>;
const flagsResponse = z
  .array(flag)
  .readonly()
  .meta({ description: "All feature flags, with the admin who last changed each" });
const flags = { status: 200, response: flagsResponse } as const;

const auditResponse = z
  .object({
    id: shown.id,
    at: z.iso.datetime(),
    actorId: shown.id,
    actorEmail: shown.email.meta({
      description: "Address of the admin; empty if the account no longer exists",
    }),
    action: z.enum(AUDIT_ACTIONS).or(z.string()).meta({ description: "The action" }),
    subject: z.string().meta({
      description: "The user or thing the action affected",
      examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
    }),
    detail: z.record(z.string(), z.unknown()).meta({ examples: [{ isBlocked: true }] }),
  })
  .meta({ id: "AuditEntry", description: "An action of an admin" });

const messageResponse = z
  .object({
    id: shown.id,
    name: shown.name,
    email: shown.email,
    message: z.string().meta({ examples: ["How do I print a receipt?"] }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Message", description: "A message from the contact form" });
/** A message from the contact form. */
export type Message = z.infer<typeof messageResponse>;

const DAY_MS = 24 * 60 * 60 * 1000;
const numbersQuery = z
  .object({
    from: z.iso.date().meta({ description: "First day (UTC)" }),
    to: z.iso.date().meta({ description: "Last day (UTC); at most 366 days in all" }),
  })
  .refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      return days >= 1 && days <= COUNT_DAYS_MAX;
    },
    { params: { code: "invalid_value" }, path: ["to"] },
  )
  .meta({ description: "A range of UTC days, both included; at most 366 days" });
/** Days as `2026-11-21`, both included. */
export type NumbersDays = z.infer<typeof numbersQuery>;

const numbersResponse = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    counts: z
      .array(
        z.object({
          day: z.iso.date(),
          name: z.enum(COUNT_NAMES),
          of: z
            .string()
            .optional()
            .meta({
              description: "Value that the count is broken down by, such as a game",
              examples: ["REQUIP"],
            }),
          count: z.int(),
        }),
      )
      .readonly()
      .meta({ description: "Ordered by day; a missing entry means zero" }),
  })
  .meta({ id: "Numbers", description: "Counts per day" });
/** Counts of what happened on some days. */
export type Numbers = z.infer<typeof numbersResponse>;

/** Call that returns a CSV table for download; `example`: its first two lines. */
function csv(example: string) {
  const response = z.string().meta({ description: "CSV with a header row", examples: [example] });
  return { status: 200, response, media: "text/csv", stream: true } as const;
}
const setupResponse = z
  .array(setupLine)
  .readonly()
  .meta({ description: "Every item that can be configured" });
const turnFlagBody = z
  .object({ name: flagName, isOn: z.boolean() })
  .meta({ id: "TurnFlagRequest", description: "The feature flag and its new value" });

/** Calls with which admins read and change the site itself: configuration, switches, numbers, exports. */
export const ADMIN_SITE_CALLS = {
  "GET /admin/setup": { status: 200, response: setupResponse },
  "GET /admin/flags": flags,
  "POST /admin/flags": { ...flags, body: turnFlagBody },
  "GET /admin/audit": {
    query: pageQuery,
    status: 200,
    response: pageOf(auditResponse, "One page of the log"),
  },
  "GET /admin/contactMessages": {
    query: pageQuery,
    status: 200,
    response: pageOf(messageResponse, "One page of messages"),
  },
  "DELETE /admin/contactMessages/:id": { params: idParams, status: 204 },
  "GET /admin/numbers": { query: numbersQuery, status: 200, response: numbersResponse },
  "GET /admin/numbers.csv": {
    ...csv("day,name,of,count\r\n2026-11-21,game_ended,REQUIP,12\r\n"),
    query: numbersQuery,
  },
  "GET /admin/newsletter.csv": csv(
    "email,name,language,since\r\nann@example.com,Ann,en,2026-11-21T19:30:00.000Z\r\n",
  ),
  "GET /admin/survey.csv": csv("answeredAt,language,again\r\n2026-11-21T19:30:00.000Z,en,true\r\n"),
} as const satisfies CallTable;
