import * as z from "zod";
import { EVENT_NAMES } from "../catalog/events.ts";
import { FLAG_NAMES } from "../catalog/flags.ts";
import { MESSAGE_MAX_LENGTH, SURVEY_TEXT_MAX_LENGTH } from "../catalog/formLimits.ts";
import { SURVEY_MAX_LENGTH } from "../catalog/quotas.ts";
import { REPORT_CONTENT_MAX, REPORT_REASONS } from "../catalog/reports.ts";
import {
  acceptedResponse,
  languageSchema,
  redirectResponse,
  roomNameSchema,
  seatSchema,
} from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { emailSchema, nameSchema, tokenSchema } from "./person.ts";

const healthResponse = z
  .object({
    status: z.literal("ok"),
    version: z.string().meta({ examples: ["1.0.0"] }),
    database: z.literal("ok"),
    rooms: z.literal("ok").meta({ description: "The Durable Objects that run rooms respond" }),
    build: z.string().meta({
      description: "Id of the deployment that responded",
      examples: ["5f0c7a12-8f0e-4b7c-9a52-6c1de2b1f3a4"],
    }),
    publicUrl: z
      .optional(z.url())
      .meta({ description: "Address for phones, if it differs from the page's own" }),
  })
  .meta({ id: "Health", description: "All parts of the service respond" });

export const contactBody = z
  .object({
    name: nameSchema,
    email: emailSchema,
    message: z
      .string()
      .max(MESSAGE_MAX_LENGTH)
      .meta({ description: "Text of the message", examples: ["How do I print a receipt?"] }),
    website: z
      .string()
      .max(200)
      .default("")
      .meta({
        description: "Honeypot: leave it empty, otherwise the message is discarded",
        examples: [""],
      }),
  })
  .meta({ id: "MessageRequest", description: "The message, with the sender's name and address" });
/** A message to the team. */
export type ContactMessage = z.input<typeof contactBody>;

const utokenQuery = z.object({ utoken: tokenSchema });

const reportBody = z
  .object({
    gameCode: roomNameSchema,
    playerId: seatSchema.optional().meta({
      description: "Seat that made the content, if known; recorded only if the room confirms it",
    }),
    content: z
      .string()
      .trim()
      .min(1)
      .max(REPORT_CONTENT_MAX)
      .meta({ description: "The text, as the room shows it", examples: ["A rude caption"] }),
    reason: z.enum(REPORT_REASONS),
  })
  .meta({ id: "ReportRequest", description: "The content to report, and the reason" });

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
      .refine((answers) => Object.keys(answers).length > 0, { params: { code: "too_small" } })
      .refine((answers) => Object.keys(answers).length <= QUESTIONS_MAX, {
        params: { code: "too_big" },
      })
      .refine((answers) => JSON.stringify(answers).length <= SURVEY_MAX_LENGTH, {
        params: { code: "too_big" },
      })
      .meta({
        description: "1 to 40 answers, by question",
        examples: [{ favourite: "REQUIP", again: true }],
      }),
  })
  .meta({ id: "SurveyRequest", description: "Answers to the survey" });
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
        description:
          "Id that is the same for all events of one browser and means nothing elsewhere",
        examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"],
      }),
    properties: z
      .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
      .refine((properties) => Object.keys(properties).length <= PROPERTIES_MAX, {
        params: { code: "too_big" },
      })
      .default({})
      .meta({
        description: "Properties of the event; those not listed for it are dropped",
        examples: [{}],
      }),
    consent: z.boolean().default(true).meta({
      description:
        "Whether the user has consented; with false, the event is counted without recording who it was",
    }),
  })
  .meta({ id: "EventRequest", description: "The event" });

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
      .meta({ description: "Address of the page", examples: ["https://games.example.com/join"] }),
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
  .meta({ id: "PageFailureRequest", description: "The rendering failure" });
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
  .meta({
    id: "TranslateRequest",
    description: "The texts, and the language to translate them into",
  });

const documentResponse = z.record(z.string(), z.unknown()).meta({
  description: "An OpenAPI 3.1 document",
  examples: [{ openapi: "3.1.0", info: { title: "Hubbub API" } }],
});
const flagsResponse = z
  .record(z.enum(FLAG_NAMES), z.boolean())
  .meta({ examples: [Object.fromEntries(FLAG_NAMES.map((flag) => [flag, false]))] })
  .meta({ id: "Flags", description: "Feature flags by name" });
const subscribeBody = z.object({ email: emailSchema, language: languageSchema }).meta({
  id: "SubscribeRequest",
  description: "The address to subscribe, and the language of the news",
});
const confirmedResponse = z
  .object({ confirmed: z.literal(true) })
  .meta({ id: "NewsConfirmed", description: "The address is subscribed to the newsletter" });
const unsubscribeBody = z
  .object({ utoken: tokenSchema })
  .meta({ id: "UnsubscribeRequest", description: "The token from the mail" });
const reportedResponse = z
  .object({ reportId: shown.id })
  .meta({ id: "Reported", description: "The report is waiting for an admin" });
const translateResponse = z
  .object({
    texts: z.array(z.string()).meta({
      description: "Translations, in the order of the request",
      examples: [["Guten Abend"]],
    }),
  })
  .meta({ id: "Translation", description: "The translated texts" });

/**
 * Calls of the site itself: health, flags, contact form, newsletter, reports, survey, events and translation.
 */
export const SITE_CALLS = {
  "GET /health": { status: 200, response: healthResponse },
  "GET /openapi.json": { status: 200, response: documentResponse },
  "GET /flags": { status: 200, response: flagsResponse },
  "POST /email/contactForm": { body: contactBody, status: 202, response: acceptedResponse },
  "POST /email/subscribe": {
    body: subscribeBody,
    status: 202,
    response: acceptedResponse,
  },
  "GET /email/confirm": {
    query: z.object({ ntoken: tokenSchema }),
    status: 200,
    response: confirmedResponse,
  },
  "POST /user/unsubscribe": { body: unsubscribeBody, status: 204 },
  "POST /email/unsubscribe": { query: utokenQuery, status: 204 },
  "GET /email/unsubscribe": { query: utokenQuery, status: 302, response: redirectResponse },
  "POST /report": { body: reportBody, status: 201, response: reportedResponse },
  "POST /survey": { body: surveyBody, status: 202, response: acceptedResponse },
  "POST /posthogEvent": { body: eventBody, status: 202, response: acceptedResponse },
  "POST /clientError": { body: failureBody, status: 202, response: acceptedResponse },
  "POST /translate": {
    body: translateBody,
    status: 200,
    response: translateResponse,
  },
} as const satisfies CallTable;
