import * as z from "zod";
import { TYPED_EMAIL_MAX_LENGTH } from "../catalog/formLimits.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";

const mailboxQuery = z.object({
  to: z
    .string()
    .max(TYPED_EMAIL_MAX_LENGTH)
    .optional()
    .meta({ description: "Only mails to this address" }),
});

const mail = z.object({
  id: shown.id,
  to: shown.email,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().nullable(),
  unsubscribeUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  links: z.array(z.string()).meta({ description: "Every address in the text, in order" }),
});
/** A mail that was caught instead of being sent. */
export type CaughtMail = z.infer<typeof mail>;

const d1Fault = z.enum(["none", "throws", "hangs"]).meta({
  description:
    "Fault to simulate in D1: calls fail immediately (`throws`) or never return (`hangs`)",
});
/** A fault to simulate in D1. */
export type D1Fault = z.infer<typeof d1Fault>;

const page = { status: 200, response: z.string(), media: "text/html" } as const;

/** Calls that exist only on a developer's machine and in tests. */
export const DEV_CALLS = {
  "GET /dev/mailbox": { query: mailboxQuery, status: 200, response: z.array(mail) },
  "GET /dev/mailbox/view": { ...page, query: mailboxQuery },
  "GET /dev/mailbox/mail/:mailId": { ...page, params: z.object({ mailId: z.string().max(64) }) },
  "POST /dev/faults": {
    body: z.object({ d1: d1Fault.optional(), storage: z.boolean().optional() }),
    status: 200,
    response: z.object({ d1: d1Fault, storage: z.boolean() }),
  },
  "GET /dev/nativeWrapper": page,
} as const satisfies CallTable;
