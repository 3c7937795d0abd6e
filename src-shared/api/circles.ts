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

const circleParams = z.object({ circleId: idOf("Id of the circle") });
const eveningParams = circleParams.extend({ roomId: idOf("Room id of the evening") });
const memberParams = circleParams.extend({ memberId: idOf("Id of the member") });

const circleName = nameSchema
  .pipe(z.string().max(CIRCLE_NAME_MAX_LENGTH))
  .meta({ description: "Name of the circle", examples: ["Friday survivors"] });
const shownName = z
  .string()
  .meta({ description: "Name of the circle", examples: ["Friday survivors"] });
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
  .meta({ id: "CircleMention", description: "A circle's id and name" });

const tonightResponse = z
  .object({
    tonight: mention
      .extend({ isMember: z.boolean().meta({ description: "Whether the caller is a member" }) })
      .nullable()
      .meta({ description: "The circle that the night belongs to; null if there is none yet" }),
    yours: z.array(mention).meta({ description: "The caller's circles, newest first" }),
  })
  .meta({ id: "CircleTonight", description: "The circles a podium can offer to the caller" });
/** What a podium may offer the people who played. */
export type CircleTonight = z.infer<typeof tonightResponse>;

const bringBody = z
  .union([
    z.object({ name: circleName }),
    z.object({ circleId: idOf("Id of one of the caller's circles") }),
  ])
  .meta({
    id: "CircleOfTonightRequest",
    description: "A new circle with this name, or one of the caller's circles",
    examples: [{ name: "Friday survivors" }],
  });

const member = z
  .object({
    id: shown.id,
    name: shown.name,
    avatarSrc: shown.avatarSrc,
    joinedAt: z.iso.datetime(),
    isYou: z.boolean(),
    leads: z.boolean().meta({
      description:
        "Whether the member leads the circle: the leader may rename and delete it, renew its link, and remove members and evenings",
    }),
    reply: z
      .enum(CIRCLE_REPLIES)
      .nullable()
      .meta({ description: "Reply to the next date; null if there is none" }),
    badges: z.array(
      z.object({
        badge: z.enum(CIRCLE_BADGES),
        at: z.iso.datetime().meta({ description: "Time of the evening on which it was earned" }),
      }),
    ),
  })
  .meta({ id: "CircleMember", description: "A member of the circle" });
/** A member of the circle. */
export type CircleMember = z.infer<typeof member>;

const memberIds = z.array(shown.id).meta({ description: "Ids of members" });
const place = z
  .object({ memberId: shown.id, points: z.int(), wins: count, rank: z.int().positive() })
  .meta({ id: "CirclePlace", description: "A member's place on one evening" });

const evening = z
  .object({
    roomId: shown.id,
    at: z.iso.datetime(),
    games: z.array(gameTypeSchema).meta({ description: "The games played, in order" }),
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
  .meta({ id: "CircleLine", description: "A member's row in the running table" });

const record = z
  .object({
    kind: z.enum(CIRCLE_RECORDS),
    memberIds: memberIds.meta({
      description: "Members who hold it; empty if the circle as a whole does",
    }),
    value: z.number(),
    gameType: gameTypeSchema.optional(),
    at: z.iso.datetime(),
  })
  .meta({ id: "CircleRecord", description: "A record over all evenings" });
/** A record: the best of all evenings. */
export type CircleRecord = z.infer<typeof record>;

const nextDate = z
  .object({
    at: z.iso.datetime(),
    minutes: z.int().positive(),
    isOff: z.boolean().meta({ description: "Whether the date was cancelled" }),
  })
  .meta({ id: "CircleDate", description: "The circle's next date" });

const circleResponse = mention
  .extend({
    createdAt: z.iso.datetime(),
    leads: z.boolean().meta({ description: "Whether the caller leads the circle" }),
    link: linkToken.meta({
      description: "Token of the link that lets people into the circle, for `/circle/join/…`",
    }),
    members: z.array(member),
    table: z.array(line).meta({ description: "Standings over all evenings, best first" }),
    records: z.array(record),
    evenings: z.array(evening).meta({ description: "Newest first" }),
    next: nextDate.nullable(),
  })
  .meta({ id: "Circle", description: "A circle as its members see it" });
/** A circle as its members see it. */
export type Circle = z.infer<typeof circleResponse>;

const mineResponse = z
  .array(
    mention.extend({
      faces: z.array(shown.avatarSrc).meta({ description: "Characters of up to eight members" }),
      memberCount: count,
    }),
  )
  .meta({ id: "MyCircles", description: "The caller's circles, newest first" });

const eveningResponse = z
  .object({
    roomId: shown.id,
    at: z.iso.datetime(),
    showsMade: z
      .boolean()
      .meta({ description: "false: the night has no reel, and its keepsakes are not shown" }),
    games: z.array(
      z
        .object({
          gameId: shown.id,
          gameType: gameTypeSchema,
          podium: z.array(
            z.object({
              playerId: seatNumber,
              memberId: shown.id.nullable(),
              alias: shown.alias.meta({ description: '"?" for people who are not in the circle' }),
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
              kind: z.string().meta({ description: "Kind of the keepsake", examples: ["caption"] }),
              playerIds: z.array(seatNumber).meta({ description: "Seats of its makers" }),
              body: z.unknown().meta({
                description: "Content, in the format of its game",
                examples: [{ text: "Still loading" }],
              }),
            }),
          ),
        })
        .meta({ id: "CircleGame", description: "A game of the evening" }),
    ),
  })
  .meta({ id: "CircleNight", description: "An evening with its games and keepsakes" });
/** An evening with what its players made. */
export type CircleNight = z.infer<typeof eveningResponse>;

const renameBody = z
  .object({ name: circleName })
  .meta({ id: "CircleRename", description: "The circle's new name" });
const leaderBody = z
  .object({ memberId: idOf("Id of the new leader") })
  .meta({ id: "CircleLeader", description: "The circle's new leader" });
const linkBody = z
  .object({ token: linkToken })
  .meta({ id: "CircleLinkRequest", description: "The link into the circle" });
const linkResponse = mention
  .extend({ isMember: z.boolean(), memberCount: count })
  .meta({ id: "CirclePreview", description: "The circle that the link leads into" });
/** The circle that a link leads into. */
export type CirclePreview = z.infer<typeof linkResponse>;
const renewedResponse = z
  .object({ link: linkToken })
  .meta({ id: "CircleLink", description: "The new link; older links no longer work" });

const alias = z
  .string()
  .meta({ description: "Name shown to the other members", examples: ["Ann"] })
  .transform(tidyAlias)
  .refine((name) => aliasError(name) === undefined);
const joinBody = z
  .object({ token: linkToken, name: alias, avatarSrc: avatarSrcSchema })
  .meta({ id: "CircleJoin", description: "The link, and the new member's name and character" });

const dateBody = z
  .object({
    at: z.iso.datetime({ offset: true }),
    minutes: z
      .int()
      .min(CIRCLE_DATE_MINUTES.least)
      .max(CIRCLE_DATE_MINUTES.most)
      .default(CIRCLE_DATE_MINUTES.usual)
      .meta({ description: "Length in minutes" }),
  })
  .meta({
    id: "CircleDateRequest",
    description: "When to meet, as an instant with its UTC offset",
  });
const replyBody = z
  .object({
    reply: z.enum(CIRCLE_REPLIES),
    at: z.iso.datetime({ offset: true }).optional().meta({
      description: "The date the reply is for; if the date has moved since, the reply is refused",
    }),
  })
  .meta({ id: "CircleReply", description: "The caller's reply to the next date" });

const callOffQuery = z.object({
  at: z.iso.datetime({ offset: true }).optional().meta({
    description: "The date to cancel; if the date has moved since, the call is refused",
  }),
});

const exportResponse = z
  .record(z.string(), z.unknown())
  .meta({ examples: [{ name: "Friday survivors", members: [], evenings: [] }] })
  .meta({
    id: "CircleExport",
    description: "Everything the circle shows except its link, including drawings",
  });

/** Circles of friends: made from a podium, visible to their members alone. */
export const CIRCLE_CALLS = {
  "GET /gameSession/:gameCode/circle": {
    params: roomParams,
    status: 200,
    response: tonightResponse,
  },
  "POST /gameSession/:gameCode/circle": {
    params: roomParams,
    body: bringBody,
    status: 201,
    response: mention,
  },
  "POST /gameSession/:gameCode/circle/members": {
    params: roomParams,
    status: 201,
    response: mention,
  },
  "GET /circle": { status: 200, response: mineResponse },
  "POST /circle/door": { body: linkBody, status: 200, response: linkResponse },
  "POST /circle/members": { body: joinBody, status: 201, response: mention },
  "GET /circle/:circleId": { params: circleParams, status: 200, response: circleResponse },
  "PUT /circle/:circleId": { params: circleParams, body: renameBody, status: 204 },
  "DELETE /circle/:circleId": { params: circleParams, status: 204 },
  "POST /circle/:circleId/link": { params: circleParams, status: 201, response: renewedResponse },
  "PUT /circle/:circleId/leader": { params: circleParams, body: leaderBody, status: 204 },
  "DELETE /circle/:circleId/members/:memberId": { params: memberParams, status: 204 },
  "GET /circle/:circleId/evenings/:roomId": {
    params: eveningParams,
    status: 200,
    response: eveningResponse,
  },
  "DELETE /circle/:circleId/evenings/:roomId": { params: eveningParams, status: 204 },
  "PUT /circle/:circleId/date": { params: circleParams, body: dateBody, status: 204 },
  "DELETE /circle/:circleId/date": { params: circleParams, query: callOffQuery, status: 204 },
  "PUT /circle/:circleId/reply": { params: circleParams, body: replyBody, status: 204 },
  "GET /circle/:circleId/calendar": {
    params: circleParams,
    status: 200,
    response: z
      .string()
      .meta({ description: "iCalendar (RFC 5545)", examples: ["BEGIN:VCALENDAR"] }),
    media: "text/calendar",
  },
  "GET /circle/:circleId/export": { params: circleParams, status: 200, response: exportResponse },
} as const satisfies CallTable;
