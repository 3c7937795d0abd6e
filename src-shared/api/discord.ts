import * as z from "zod";
import { loginResponse } from "./accounts.ts";
import { gameTypeSchema, languageSchema, userInfoSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";
import { hostTypeSchema } from "./gameSession.ts";

// Discord documents no length for either; these limits only reject nonsense.
const code = z
  .string()
  .min(1)
  .max(512)
  .meta({ description: "Authorization code from Discord's client", examples: ["Xq3TzB7k"] });
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
    description: "Id of the activity's instance, from Discord's client",
    examples: ["i-1234567890-gc-1-2"],
  });

const activityRoomBody = z
  .object({
    accessToken: discordToken.meta({ description: "The participant's access token from Discord" }),
    language: languageSchema,
    initialGameType: gameTypeSchema.optional(),
    userInfo: userInfoSchema.optional(),
  })
  .meta({
    id: "DiscordRoomRequest",
    description: "The participant, and the game they would like to play",
  });

const activityRoomResponse = z
  .object({
    gameCode: shown.gameCode,
    hostType: hostTypeSchema,
    gameType: gameTypeSchema.optional(),
    active: z.boolean().meta({ examples: [true] }),
    refusedGame: gameTypeSchema.optional().meta({
      description:
        "The requested game, if the caller opened the room but may not host this game; the room then has no game yet",
    }),
    seat: z
      .object({ sessionPlayerId: z.int(), roomToken: shown.token("Token of the seat") })
      .optional()
      .meta({ description: "The caller's seat, if they already have one: rejoin with its token" }),
    roomToken: shown
      .token("The host's token; present only for the user who opened the room")
      .optional(),
  })
  .meta({ id: "DiscordRoom", description: "The room of the activity" });
/** The room of a Discord activity. */
export type ActivityRoom = z.infer<typeof activityRoomResponse>;

const activityResponse = z
  .object({
    clientId: z
      .string()
      .meta({ description: "Id of the Discord application", examples: ["1157438221702971392"] }),
    siteUrl: z
      .url()
      .meta({ description: "Address of the site, for pages that open outside Discord" }),
  })
  .meta({ id: "DiscordActivity", description: "What the page needs to start the activity" });
const loginBody = z
  .object({ code, language: languageSchema })
  .meta({ id: "DiscordLoginRequest", description: "The code from Discord's client" });
const participantResponse = loginResponse
  .extend({
    discordToken: shown.token("Token for the `authenticate` command of Discord's client"),
  })
  .meta({ id: "DiscordLogin", description: "A login at this site and at Discord" });

/** Calls of the activity inside Discord. */
export const DISCORD_CALLS = {
  "GET /discord/activity": {
    status: 200,
    response: activityResponse,
  },
  "POST /discord/login": {
    body: loginBody,
    status: 200,
    response: participantResponse,
  },
  "POST /gameSession/getOrCreateSessionForDiscord/:instanceId": {
    params: z.object({ instanceId }),
    body: activityRoomBody,
    status: 200,
    response: activityRoomResponse,
  },
} as const satisfies CallTable;
