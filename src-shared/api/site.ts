import * as z from "zod";
import { EVENT_NAMES } from "../catalog/events.ts";
import { FLAG_NAMES } from "../catalog/flags.ts";
import { MESSAGE_MAX_LENGTH, SURVEY_TEXT_MAX_LENGTH } from "../catalog/formLimits.ts";
import { SURVEY_MAX_LENGTH } from "../catalog/quotas.ts";
import { REPORT_CONTENT_MAX, REPORT_REASONS } from "../catalog/reports.ts";
import {
  acceptedAnswer,
  languageSchema,
  redirectAnswer,
  roomNameSchema,
  seatSchema,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { emailSchema, nameSchema, tokenSchema } from "./person.ts";

const healthAnswer = z
  .object({
    status: z.literal("ok"),
    version: z.string().meta({ examples: ["1.0.0"] }),
    database: z.literal("ok"),
    rooms: z.literal("ok").meta({ description: "The objects that rooms live in answer" }),
    build: z.string().meta({
      description: "Which deployment answers",
      examples: ["5f0c7a12-8f0e-4b7c-9a52-6c1de2b1f3a4"],
    }),
    publicUrl: z
      .optional(z.url())
      .meta({ description: "Address for phones, where it is not the page's own" }),
  })
  .meta({ id: "Health", description: "Everything answers" });

export const contactBody = z
  .object({
    name: nameSchema,
    email: emailSchema,
    message: z
      .string()
      .max(MESSAGE_MAX_LENGTH)
      .meta({ description: "What it is about", examples: ["How do I print a receipt?"] }),
    website: z
      .string()
      .max(200)
      .default("")
      .meta({ description: "Left empty: whoever fills it in is not a person", examples: [""] }),
  })
  .meta({ id: "MessageRequest", description: "The message, and where to answer to" });
/** A message to the team. */
export type ContactMessage = z.input<typeof contactBody>;

const utokenQuery = z.object({ utoken: tokenSchema });

const reportBody = z
  .object({
    gameCode: roomNameSchema,
    playerId: seatSchema.optional().meta({
      description: "Seat of whoever made it, where known; kept where the room knows it too",
    }),
    content: z
      .string()
      .trim()
      .min(1)
      .max(REPORT_CONTENT_MAX)
      .meta({ description: "As it was shown", examples: ["A rude caption"] }),
    reason: z.enum(REPORT_REASONS),
  })
  .meta({ id: "ReportRequest", description: "What was shown, and what is wrong with it" });

/** A report from a screen about something its room showed. */
export type Report = z.input<typeof reportBody>;

const QUESTIONS_MAX = 40;
const CHOICES_MAX = 20;
const surveyText = z.string().max(SURVEY_TEXT_MAX_LENGTH);

const surveyBody = z
  .object({
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
      .meta({
        description: "By question; 1 to 40 of them",
        examples: [{ favourite: "REQUIP", again: true }],
      }),
  })
  .meta({ id: "SurveyRequest", description: "The answers" });
/** A person's answers by question. */
export type Survey = z.input<typeof surveyBody>;

const PROPERTIES_MAX = 20;

const eventBody = z
  .object({
    event: z.enum(EVENT_NAMES),
    distinctId: z
      .string()
      .min(1)
      .max(64)
      .meta({
        description: "The same for one browser; means nothing elsewhere",
        examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
      }),
    properties: z
      .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
      .refine((properties) => Object.keys(properties).length <= PROPERTIES_MAX, {
        params: { code: "too_big" },
      })
      .default({})
      .meta({
        description: "Those that are not listed for the event are left out",
        examples: [{}],
      }),
    consent: z
      .boolean()
      .default(true)
      .meta({ description: "The page asks before it calls; false: count, and do not say who" }),
  })
  .meta({ id: "EventRequest", description: "What happened" });

const FAILURE_TEXT_MAX = 8_000;

const failureBody = z
  .object({
    message: z
      .string()
      .max(FAILURE_TEXT_MAX)
      .meta({ examples: ["x is undefined"] }),
    url: z
      .string()
      .max(2_000)
      .meta({ description: "Of the page", examples: ["https://games.example.com/join"] }),
    stack: z
      .string()
      .max(FAILURE_TEXT_MAX)
      .optional()
      .meta({ examples: ["at Stage (phone.js:1:2)"] }),
    componentStack: z
      .string()
      .max(FAILURE_TEXT_MAX)
      .optional()
      .meta({ examples: ["at Stage"] }),
    version: z
      .string()
      .max(40)
      .optional()
      .meta({ examples: ["1.0.0"] }),
  })
  .meta({ id: "PageFailureRequest", description: "What could not be drawn" });
/** A page's report that it failed to render. */
export type ClientFailure = z.infer<typeof failureBody>;

const TRANSLATED_TEXTS_MAX = 50;
const TRANSLATED_TEXT_MAX = 500;

const translateBody = z
  .object({
    texts: z
      .array(z.string().trim().min(1).max(TRANSLATED_TEXT_MAX))
      .min(1)
      .max(TRANSLATED_TEXTS_MAX)
      .meta({ examples: [["Good evening"]] }),
    source: languageSchema.default("en"),
    target: languageSchema,
  })
  .meta({ id: "TranslateRequest", description: "Texts, and the language they shall be in" });

const documentAnswer = z.record(z.string(), z.unknown()).meta({
  description: "An OpenAPI 3.1 document",
  examples: [{ openapi: "3.1.0", info: { title: "Hubbub API" } }],
});
const flagsAnswer = z
  .record(z.enum(FLAG_NAMES), z.boolean())
  .meta({ examples: [Object.fromEntries(FLAG_NAMES.map((flag) => [flag, false]))] })
  .meta({ id: "Flags", description: "Every switch by its name" });
const subscribeBody = z
  .object({ email: emailSchema, language: languageSchema })
  .meta({ id: "SubscribeRequest", description: "Who wants the news, and in which language" });
const confirmedAnswer = z
  .object({ confirmed: z.literal(true) })
  .meta({ id: "NewsConfirmed", description: "The address gets the news" });
const unsubscribeBody = z
  .object({ utoken: tokenSchema })
  .meta({ id: "UnsubscribeRequest", description: "The token of the mail" });
const reportedAnswer = z
  .object({ reportId: shown.id })
  .meta({ id: "Reported", description: "It waits for an admin" });
const translateAnswer = z
  .object({
    texts: z
      .array(z.string())
      .meta({ description: "In the same order", examples: [["Guten Abend"]] }),
  })
  .meta({ id: "Translation", description: "The texts in the other language" });

/**
 * Calls of the site itself: health, flags, contact form, newsletter, reports, survey, events and translation.
 */
export const SITE_CALLS = {
  "GET /health": { status: 200, answer: healthAnswer },
  "GET /openapi.json": { status: 200, answer: documentAnswer },
  "GET /flags": { status: 200, answer: flagsAnswer },
  "POST /email/contactForm": { body: contactBody, status: 202, answer: acceptedAnswer },
  "POST /email/subscribe": {
    body: subscribeBody,
    status: 202,
    answer: acceptedAnswer,
  },
  "GET /email/confirm": {
    query: z.object({ ntoken: tokenSchema }),
    status: 200,
    answer: confirmedAnswer,
  },
  "POST /user/unsubscribe": { body: unsubscribeBody, status: 204 },
  "POST /email/unsubscribe": { query: utokenQuery, status: 204 },
  "GET /email/unsubscribe": { query: utokenQuery, status: 302, answer: redirectAnswer },
  "POST /report": { body: reportBody, status: 201, answer: reportedAnswer },
  "POST /survey": { body: surveyBody, status: 202, answer: acceptedAnswer },
  "POST /posthogEvent": { body: eventBody, status: 202, answer: acceptedAnswer },
  "POST /clientError": { body: failureBody, status: 202, answer: acceptedAnswer },
  "POST /translate": {
    body: translateBody,
    status: 200,
    answer: translateAnswer,
  },
} as const satisfies CallTable;
