import * as z from "zod";
import { aliasError, tidyAlias } from "../catalog/alias.ts";
import {
  CIRCLE_BADGES,
  CIRCLE_DATE_MINUTES,
  CIRCLE_NAME_MAX_LENGTH,
  CIRCLE_RECORDS,
  CIRCLE_REPLIES,
} from "../catalog/circles.ts";
import { gameTypeSchema, roomParams, seatNumber } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { avatarSrcSchema, nameSchema } from "./person.ts";
import * as shown from "./shown.ts";

const MAX_ID = 64;
const MAX_TOKEN = 200;
const idOf = (description: string) =>
  z
    .string()
    .min(1)
    .max(MAX_ID)
    .meta({ description, examples: ["0192d4c8-6f0a-7b1e-9c55-3f2a1b7d8e90"] });

const circleParams = z.object({ circleId: idOf("Which circle") });
const eveningParams = circleParams.extend({ roomId: idOf("Which evening") });
const memberParams = circleParams.extend({ memberId: idOf("Which member") });

const circleName = nameSchema
  .pipe(z.string().max(CIRCLE_NAME_MAX_LENGTH))
  .meta({ description: "What the circle is called", examples: ["Friday survivors"] });
const shownName = z.string().meta({ description: "Its name", examples: ["Friday survivors"] });
const count = z.int().nonnegative();
const linkToken = z
  .string()
  .min(1)
  .max(MAX_TOKEN)
  .meta({
    description: "Token of the circle's link",
    examples: ["0192d4c8-6f0a…~0~1s9b3k~k1~x9Qk"],
  });

/** A circle as an entry of a list. */
const mention = z
  .object({ circleId: shown.id, name: shownName })
  .meta({ id: "CircleMention", description: "A circle, by its name" });

const tonightAnswer = z
  .object({
    tonight: mention
      .extend({ isMember: z.boolean().meta({ description: "Is the caller in it?" }) })
      .nullable()
      .meta({ description: "The circle this night belongs to; null: none yet" }),
    yours: z.array(mention).meta({ description: "Circles of the caller, the newest first" }),
  })
  .meta({ id: "CircleTonight", description: "What a podium may offer whoever played" });
/** What a podium may offer the people who played. */
export type CircleTonight = z.infer<typeof tonightAnswer>;

const bringBody = z
  .union([z.object({ name: circleName }), z.object({ circleId: idOf("One of one's own") })])
  .meta({
    id: "CircleOfTonightRequest",
    description: "A new circle of this name, or one that is there",
    examples: [{ name: "Friday survivors" }],
  });

const member = z
  .object({
    id: shown.id,
    name: shown.name,
    avatarSrc: shown.avatarSrc,
    joinedAt: z.iso.datetime(),
    isYou: z.boolean(),
    leads: z.boolean().meta({ description: "May rename, renew the link, take out and delete" }),
    reply: z.enum(CIRCLE_REPLIES).nullable().meta({ description: "To the next date" }),
    badges: z.array(
      z.object({
        badge: z.enum(CIRCLE_BADGES),
        at: z.iso.datetime().meta({ description: "The evening on which it was earned" }),
      }),
    ),
  })
  .meta({ id: "CircleMember", description: "Somebody in the circle" });
/** A member of the circle. */
export type CircleMember = z.infer<typeof member>;

const memberIds = z.array(shown.id).meta({ description: "Of members" });
const place = z
  .object({ memberId: shown.id, points: z.int(), wins: count, rank: z.int().positive() })
  .meta({ id: "CirclePlace", description: "A member's place on one evening" });

const evening = z
  .object({
    roomId: shown.id,
    at: z.iso.datetime(),
    games: z.array(gameTypeSchema).meta({ description: "Which were played, in their order" }),
    standing: z.array(place).meta({ description: "Members who played, best first" }),
    champions: memberIds,
  })
  .meta({ id: "CircleEvening", description: "One evening of the circle" });
/** One evening of the circle. */
export type CircleEvening = z.infer<typeof evening>;

const line = z
  .object({
    memberId: shown.id,
    evenings: count,
    games: count,
    wins: count,
    crowns: count.meta({ description: "Evenings won" }),
    points: z.int(),
    rank: z.int().positive(),
  })
  .meta({ id: "CircleLine", description: "A line of the running table" });

const record = z
  .object({
    kind: z.enum(CIRCLE_RECORDS),
    memberIds: memberIds.meta({ description: "Who holds it; none: the circle as a whole" }),
    value: z.number(),
    gameType: gameTypeSchema.optional(),
    at: z.iso.datetime(),
  })
  .meta({ id: "CircleRecord", description: "The best of all evenings" });
/** A record: the best of all evenings. */
export type CircleRecord = z.infer<typeof record>;

const nextDate = z
  .object({
    at: z.iso.datetime(),
    minutes: z.int().positive(),
    isOff: z.boolean().meta({ description: "It was called off" }),
  })
  .meta({ id: "CircleDate", description: "When the circle meets next" });

const circleAnswer = mention
  .extend({
    createdAt: z.iso.datetime(),
    leads: z.boolean().meta({ description: "Does the caller?" }),
    link: linkToken.meta({ description: "Lets into the circle; for `/circle/join/…`" }),
    members: z.array(member),
    table: z.array(line).meta({ description: "All evenings together, best first" }),
    records: z.array(record),
    evenings: z.array(evening).meta({ description: "Newest first" }),
    next: nextDate.nullable(),
  })
  .meta({ id: "Circle", description: "A circle as its members see it" });
/** A circle as its members see it. */
export type Circle = z.infer<typeof circleAnswer>;

const mineAnswer = z
  .array(
    mention.extend({
      faces: z.array(shown.avatarSrc).meta({ description: "Characters of its members" }),
      memberCount: count,
    }),
  )
  .meta({ id: "MyCircles", description: "Circles of the caller, the newest first" });

const eveningAnswer = z
  .object({
    roomId: shown.id,
    at: z.iso.datetime(),
    showsMade: z
      .boolean()
      .meta({ description: "False: the night has no reel, and nothing of what was made is shown" }),
    games: z.array(
      z
        .object({
          gameId: shown.id,
          gameType: gameTypeSchema,
          podium: z.array(
            z.object({
              playerId: seatNumber,
              memberId: shown.id.nullable(),
              alias: shown.alias.meta({ description: '"?": whoever is not in the circle' }),
              avatarSrc: shown.avatarSrc,
              hexColor: shown.hexColor,
              robot: z.boolean(),
              score: z.number(),
              rank: z.int().positive(),
            }),
          ),
          keepsakes: z.array(
            z.object({
              id: shown.id,
              kind: z.string().meta({ description: "What it is", examples: ["caption"] }),
              playerIds: z.array(seatNumber).meta({ description: "Who made it" }),
              body: z.unknown().meta({
                description: "As its game keeps it",
                examples: [{ text: "Still loading" }],
              }),
            }),
          ),
        })
        .meta({ id: "CircleGame", description: "A game of the evening" }),
    ),
  })
  .meta({ id: "CircleNight", description: "An evening with what was made" });
/** An evening with what its players made. */
export type CircleNight = z.infer<typeof eveningAnswer>;

const renameBody = z
  .object({ name: circleName })
  .meta({ id: "CircleRename", description: "Its new name" });
const leaderBody = z
  .object({ memberId: idOf("Who leads from now on") })
  .meta({ id: "CircleLeader", description: "To whom it is handed on" });
const linkBody = z
  .object({ token: linkToken })
  .meta({ id: "CircleLinkRequest", description: "The link that was opened" });
const linkAnswer = mention
  .extend({ isMember: z.boolean(), memberCount: count })
  .meta({ id: "CircleDoor", description: "Where the link leads" });
/** The circle that a link leads into. */
export type CircleDoor = z.infer<typeof linkAnswer>;
const renewedAnswer = z
  .object({ link: linkToken })
  .meta({ id: "CircleLink", description: "The only link that works from now on" });

const alias = z
  .string()
  .meta({ description: "What the others call them", examples: ["Ann"] })
  .transform(tidyAlias)
  .refine((name) => aliasError(name) === undefined);
const joinBody = z
  .object({ token: linkToken, name: alias, avatarSrc: avatarSrcSchema })
  .meta({ id: "CircleJoin", description: "Who comes in, by which link" });

const dateBody = z
  .object({
    at: z.iso.datetime({ offset: true }),
    minutes: z
      .int()
      .min(CIRCLE_DATE_MINUTES.least)
      .max(CIRCLE_DATE_MINUTES.most)
      .default(CIRCLE_DATE_MINUTES.usual)
      .meta({ description: "How long it lasts" }),
  })
  .meta({ id: "CircleDateRequest", description: "When to meet; instants have their offset" });
const replyBody = z
  .object({
    reply: z.enum(CIRCLE_REPLIES),
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: "The date that was asked about: one that has moved is not answered" }),
  })
  .meta({ id: "CircleReply", description: "What one says to the next date" });

const exportAnswer = z
  .record(z.string(), z.unknown())
  .meta({ examples: [{ name: "Friday survivors", members: [], evenings: [] }] })
  .meta({ id: "CircleExport", description: "All that the circle shows, drawings too" });

/** Circles of friends: made from a podium, visible to their members alone. */
export const CIRCLE_CALLS = {
  "GET /gameSession/:gameCode/circle": { params: roomParams, status: 200, answer: tonightAnswer },
  "POST /gameSession/:gameCode/circle": {
    params: roomParams,
    body: bringBody,
    status: 201,
    answer: mention,
  },
  "POST /gameSession/:gameCode/circle/members": {
    params: roomParams,
    status: 201,
    answer: mention,
  },
  "GET /circle": { status: 200, answer: mineAnswer },
  "POST /circle/door": { body: linkBody, status: 200, answer: linkAnswer },
  "POST /circle/members": { body: joinBody, status: 201, answer: mention },
  "GET /circle/:circleId": { params: circleParams, status: 200, answer: circleAnswer },
  "PUT /circle/:circleId": { params: circleParams, body: renameBody, status: 204 },
  "DELETE /circle/:circleId": { params: circleParams, status: 204 },
  "POST /circle/:circleId/link": { params: circleParams, status: 201, answer: renewedAnswer },
  "PUT /circle/:circleId/leader": { params: circleParams, body: leaderBody, status: 204 },
  "DELETE /circle/:circleId/members/:memberId": { params: memberParams, status: 204 },
  "GET /circle/:circleId/evenings/:roomId": {
    params: eveningParams,
    status: 200,
    answer: eveningAnswer,
  },
  "DELETE /circle/:circleId/evenings/:roomId": { params: eveningParams, status: 204 },
  "PUT /circle/:circleId/date": { params: circleParams, body: dateBody, status: 204 },
  "DELETE /circle/:circleId/date": { params: circleParams, status: 204 },
  "PUT /circle/:circleId/reply": { params: circleParams, body: replyBody, status: 204 },
  "GET /circle/:circleId/calendar": {
    params: circleParams,
    status: 200,
    answer: z.string().meta({ description: "iCalendar (RFC 5545)", examples: ["BEGIN:VCALENDAR"] }),
    media: "text/calendar",
  },
  "GET /circle/:circleId/export": { params: circleParams, status: 200, answer: exportAnswer },
} as const satisfies CallTable;
