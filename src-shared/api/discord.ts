import * as z from "zod";
import { loginAnswer } from "./accounts.ts";
import { gameTypeSchema, languageSchema, userInfoSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { hostTypeSchema } from "./gameSession.ts";

// Discord documents no length for either; these limits only reject nonsense.
const code = z
  .string()
  .min(1)
  .max(512)
  .meta({ description: "What Discord's client gave", examples: ["Xq3TzB7k"] });
const discordToken = z
  .string()
  .min(1)
  .max(4096)
  .meta({ examples: ["NjE4…"] });
const instanceId = z
  .string()
  .min(1)
  .max(256)
  .meta({
    description: "Which activity, as Discord's client says",
    examples: ["i-1234567890-gc-1-2"],
  });

const activityRoomBody = z
  .object({
    accessToken: discordToken.meta({ description: "The participant's token from Discord" }),
    language: languageSchema,
    initialGameType: gameTypeSchema.optional(),
    userInfo: userInfoSchema.optional(),
  })
  .meta({ id: "DiscordRoomRequest", description: "Who comes, and what they would play" });

const activityRoomAnswer = z
  .object({
    gameCode: shown.gameCode,
    hostType: hostTypeSchema,
    gameType: gameTypeSchema.optional(),
    active: z.boolean().meta({ examples: [true] }),
    refusedGame: gameTypeSchema.optional().meta({
      description: "The game that was asked for, when who opens the room may not; it has none yet",
    }),
    seat: z
      .object({ sessionPlayerId: z.int(), roomToken: shown.token("Of that seat") })
      .optional()
      .meta({ description: "For who has a seat already: rejoin with it" }),
    roomToken: shown.token("The host's, for who opened the room").optional(),
  })
  .meta({ id: "DiscordRoom", description: "The room of the activity" });
/** The room of a Discord activity. */
export type ActivityRoom = z.infer<typeof activityRoomAnswer>;

const activityAnswer = z
  .object({
    clientId: z
      .string()
      .meta({ description: "The application's id", examples: ["1157438221702971392"] }),
    siteUrl: z.url().meta({ description: "Where pages are that Discord opens outside" }),
  })
  .meta({ id: "DiscordActivity", description: "What the page needs to begin" });
const loginBody = z
  .object({ code, language: languageSchema })
  .meta({ id: "DiscordLoginRequest", description: "The code of Discord's client" });
const participantAnswer = loginAnswer
  .extend({
    discordToken: shown.token("For the client's own `authenticate`"),
  })
  .meta({ id: "DiscordLogin", description: "Who is logged in now, here and at Discord" });

/** Calls of the activity inside Discord. */
export const DISCORD_CALLS = {
  "GET /discord/activity": {
    status: 200,
    answer: activityAnswer,
  },
  "POST /discord/login": {
    body: loginBody,
    status: 200,
    answer: participantAnswer,
  },
  "POST /gameSession/getOrCreateSessionForDiscord/:instanceId": {
    params: z.object({ instanceId }),
    body: activityRoomBody,
    status: 200,
    answer: activityRoomAnswer,
  },
} as const satisfies CallTable;
