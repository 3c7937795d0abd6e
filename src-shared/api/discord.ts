import * as z from "zod";
import { loginAnswer } from "./accounts.ts";
import { gameTypeSchema, languageSchema, userInfoSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import { hostTypeSchema } from "./gameSession.ts";

// Discord documents neither length; these only keep nonsense out.
const code = z.string().min(1).max(512);
const discordToken = z.string().min(1).max(4096);
const instanceId = z.string().min(1).max(256);

const activityRoomBody = z.object({
  accessToken: discordToken.meta({ description: "The participant's token from Discord" }),
  language: languageSchema,
  initialGameType: gameTypeSchema.optional(),
  userInfo: userInfoSchema.optional(),
});

const activityRoomAnswer = z.object({
  gameCode: z.string(),
  hostType: hostTypeSchema,
  gameType: gameTypeSchema.optional(),
  active: z.boolean(),
  refusedGame: gameTypeSchema.optional().meta({
    description: "The game that was asked for, when who opens the room may not; it has none yet",
  }),
  seat: z
    .object({ sessionPlayerId: z.int(), roomToken: z.string() })
    .optional()
    .meta({ description: "For who has a seat already: rejoin with it" }),
  roomToken: z.string().optional().meta({ description: "The host's, for who opened the room" }),
});
/** The room of an activity. */
export type ActivityRoom = z.infer<typeof activityRoomAnswer>;

/** The activity inside Discord. */
export const DISCORD_CALLS = {
  "GET /discord/activity": {
    status: 200,
    answer: z.object({
      clientId: z.string(),
      siteUrl: z.url().meta({ description: "Where pages are that Discord opens outside" }),
    }),
  },
  "POST /discord/login": {
    body: z.object({ code, language: languageSchema }),
    status: 200,
    answer: loginAnswer.extend({
      discordToken: z.string().meta({ description: "For the client's own `authenticate`" }),
    }),
  },
  "POST /gameSession/getOrCreateSessionForDiscord/:instanceId": {
    params: z.object({ instanceId }),
    body: activityRoomBody,
    status: 200,
    answer: activityRoomAnswer,
  },
} as const satisfies CallTable;
