import * as z from "zod";
import { EVENT_NAMES } from "../catalog/events.ts";
import { FLAG_NAMES } from "../catalog/flags.ts";
import { MESSAGE_MAX_LENGTH, SURVEY_TEXT_MAX_LENGTH } from "../catalog/formLimits.ts";
import { SURVEY_MAX_LENGTH } from "../catalog/quotas.ts";
import { REPORT_CONTENT_MAX, REPORT_REASONS } from "../catalog/reports.ts";
import {
  acceptedAnswer,
  gameCodeSchema,
  languageSchema,
  redirectAnswer,
  seatSchema,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import { emailSchema, nameSchema, tokenSchema } from "./person.ts";

const healthAnswer = z.object({
  status: z.literal("ok"),
  version: z.string(),
  database: z.literal("ok"),
  rooms: z.literal("ok").describe("The objects that rooms live in answer"),
  build: z.string().describe("Which deployment answers"),
  publicUrl: z.optional(z.url()).describe("Address for phones, where it is not the page's own"),
});

export const contactBody = z.object({
  name: nameSchema,
  email: emailSchema,
  message: z.string().max(MESSAGE_MAX_LENGTH),
  website: z
    .string()
    .max(200)
    .default("")
    .meta({ description: "Left empty: whoever fills it in is not a person" }),
});
/** A message to the team. */
export type ContactMessage = z.input<typeof contactBody>;

const utokenQuery = z.object({ utoken: tokenSchema });

const reportBody = z.object({
  gameCode: gameCodeSchema,
  playerId: seatSchema.optional().meta({
    description: "Seat of whoever made it, where known; kept where the room knows it too",
  }),
  content: z
    .string()
    .trim()
    .min(1)
    .max(REPORT_CONTENT_MAX)
    .meta({ description: "As it was shown" }),
  reason: z.enum(REPORT_REASONS),
});

/** What a screen reports of its room. */
export type Report = z.input<typeof reportBody>;

const QUESTIONS_MAX = 40;
const CHOICES_MAX = 20;
const surveyText = z.string().max(SURVEY_TEXT_MAX_LENGTH);

const surveyBody = z.object({
  language: languageSchema.default("en"),
  answers: z
    .record(
      z.string().regex(/^\w{1,40}$/u),
      z.union([surveyText, z.number(), z.boolean(), z.array(surveyText).max(CHOICES_MAX)]),
    )
    .refine(
      (answers) => {
        const { length } = Object.keys(answers);
        return length > 0 && length <= QUESTIONS_MAX;
      },
      { params: { code: "too_big" } },
    )
    .refine((answers) => JSON.stringify(answers).length <= SURVEY_MAX_LENGTH, {
      params: { code: "too_big" },
    })
    .meta({ description: "By question; 1 to 40 of them" }),
});
/** Somebody's answers by question. */
export type Survey = z.input<typeof surveyBody>;

const PROPERTIES_MAX = 20;

const eventBody = z.object({
  event: z.enum(EVENT_NAMES),
  distinctId: z.string().min(1).max(64),
  properties: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((properties) => Object.keys(properties).length <= PROPERTIES_MAX, {
      params: { code: "too_big" },
    })
    .default({})
    .meta({ description: "Those that are not listed for the event are left out" }),
  consent: z
    .boolean()
    .default(true)
    .meta({ description: "The page asks before it calls; false: count, and do not say who" }),
});

const FAILURE_TEXT_MAX = 8_000;

const failureBody = z.object({
  message: z.string().max(FAILURE_TEXT_MAX),
  url: z.string().max(2_000).meta({ description: "Of the page" }),
  stack: z.string().max(FAILURE_TEXT_MAX).optional(),
  componentStack: z.string().max(FAILURE_TEXT_MAX).optional(),
  version: z.string().max(40).optional(),
});
/** What a page tells of its failure to render. */
export type ClientFailure = z.infer<typeof failureBody>;

const TRANSLATED_TEXTS_MAX = 50;
const TRANSLATED_TEXT_MAX = 500;

const translateBody = z.object({
  texts: z
    .array(z.string().trim().min(1).max(TRANSLATED_TEXT_MAX))
    .min(1)
    .max(TRANSLATED_TEXTS_MAX),
  source: languageSchema.default("en"),
  target: languageSchema,
});

/** What belongs to no account and no room: the site's own calls, and mails one may stop. */
export const SITE_CALLS = {
  "GET /health": { status: 200, answer: healthAnswer },
  "GET /openapi.json": { status: 200, answer: z.record(z.string(), z.unknown()) },
  "GET /flags": { status: 200, answer: z.record(z.enum(FLAG_NAMES), z.boolean()) },
  "POST /email/contactForm": { body: contactBody, status: 202, answer: acceptedAnswer },
  "POST /email/subscribe": {
    body: z.object({ email: emailSchema, language: languageSchema }),
    status: 202,
    answer: acceptedAnswer,
  },
  "GET /email/confirm": {
    query: z.object({ ntoken: tokenSchema }),
    status: 200,
    answer: z.object({ confirmed: z.literal(true) }),
  },
  "POST /user/unsubscribe": { body: utokenQuery, status: 204 },
  "POST /email/unsubscribe": { query: utokenQuery, status: 204 },
  "GET /email/unsubscribe": { query: utokenQuery, status: 302, answer: redirectAnswer },
  "POST /report": { body: reportBody, status: 201, answer: z.object({ reportId: z.string() }) },
  "POST /survey": { body: surveyBody, status: 202, answer: acceptedAnswer },
  "POST /posthogEvent": { body: eventBody, status: 202, answer: acceptedAnswer },
  "POST /clientError": { body: failureBody, status: 202, answer: acceptedAnswer },
  "POST /translate": {
    body: translateBody,
    status: 200,
    answer: z.object({ texts: z.array(z.string()).meta({ description: "In the same order" }) }),
  },
} as const satisfies CallTable;
