import * as z from "zod";
import { HOST_TYPES } from "../../../src-shared/catalog/hostTypes.ts";
import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { gameTypeSchema, languageSchema, userInfoSchema } from "../../http/schemas.ts";
import { answerLogin } from "../accounts/user.routes.ts";
import { loginAnswer } from "../../http/user.schemas.ts";
import { visitorOf } from "../../http/visitor.ts";
import { loginParticipant } from "./activityLogin.usecases.ts";
import { applicationOf } from "./activityPerson.ts";
import { roomOfInstance } from "./activityRoom.usecases.ts";

const KEPT_S = 60;

// Discord documents neither length; these only keep nonsense out.
const code = z.string().min(1).max(512);
const discordToken = z.string().min(1).max(4096);
const instanceId = z.string().min(1).max(256);

/** Calls of the activity inside Discord. */
export function addDiscordRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/discord/activity",
      summary: "What the page needs to talk to Discord's client",
      auth: "public",
      rate: "read",
      status: 200,
      answer: z.object({
        clientId: z.string(),
        siteUrl: z.url().meta({ description: "Where pages are that Discord opens outside" }),
      }),
      refusals: ["provider_not_configured"],
      cache: KEPT_S,
    },
    ({ c }) => ({
      clientId: applicationOf(deps).clientId,
      siteUrl: siteOf(deps.config, c.req.url),
    }),
  );

  routes.add(
    {
      method: "post",
      path: "/discord/login",
      summary: "Log in with the code Discord's client gave; without a proved address as a guest",
      auth: "public",
      rate: "write",
      body: z.object({ code, language: languageSchema }),
      status: 200,
      answer: loginAnswer.extend({
        discordToken: z.string().meta({ description: "For the client's own `authenticate`" }),
      }),
      refusals: ["provider_not_configured", "social_login_failed", "account_blocked"],
    },
    async ({ c, body }) => {
      const { discordToken: token, ...login } = await loginParticipant(
        deps,
        body,
        await visitorOf(deps, c),
      );
      return { ...answerLogin(c, deps, login), discordToken: token };
    },
  );

  routes.add(
    {
      method: "post",
      path: "/gameSession/getOrCreateSessionForDiscord/:instanceId",
      summary: "The room of an activity: opened by who comes first, the same for everybody else",
      auth: "user",
      rate: "write",
      params: z.object({ instanceId }),
      body: z.object({
        accessToken: discordToken.meta({ description: "The participant's token from Discord" }),
        language: languageSchema,
        initialGameType: gameTypeSchema.optional(),
        userInfo: userInfoSchema.optional(),
      }),
      status: 200,
      answer: z.object({
        gameCode: z.string(),
        hostType: z.enum(HOST_TYPES),
        gameType: gameTypeSchema.optional(),
        active: z.boolean(),
        seat: z
          .object({ sessionPlayerId: z.int(), roomToken: z.string() })
          .optional()
          .meta({ description: "For who has a seat already: rejoin with it" }),
        roomToken: z
          .string()
          .optional()
          .meta({ description: "The host's, for who opened the room" }),
      }),
      refusals: [
        "provider_not_configured",
        "social_login_failed",
        "not_yours",
        "account_blocked",
        "subscription_expired",
        "game_not_offered",
        "host_and_play_not_offered",
        "game_over",
        "error.server_unavailable",
      ],
    },
    ({ user, params, body: { userInfo: _userInfo, ...wish } }) =>
      roomOfInstance(deps, user, { ...wish, ...params }),
  );
}
