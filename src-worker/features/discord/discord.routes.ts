import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { addressOf, workerZoneOf } from "../../http/middleware/address.ts";
import { respondWithLogin } from "../accounts/user.routes.ts";
import { visitorOf } from "../../http/visitor.ts";
import { loginParticipant } from "./activityLogin.usecases.ts";
import { applicationOf } from "./activityPerson.ts";
import { roomOfInstance } from "./activityRoom.usecases.ts";

const KEPT_S = 60;

/** Registers the calls of the activity inside Discord. */
export function addDiscordRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /discord/activity",
    {
      id: "getDiscordActivity",
      summary: "Get the configuration of the Discord activity",
      description:
        "Returns the application id for Discord's own client, and the address of this site outside Discord's frame.",
      auth: "public",
      rate: "read",
      refusals: ["provider_not_configured"],
      cache: KEPT_S,
    },
    ({ c }) => ({
      clientId: applicationOf(deps).clientId,
      siteUrl: siteOf(deps.config, c.req.url),
    }),
  );

  routes.add(
    "POST /discord/login",
    {
      id: "loginWithDiscord",
      summary: "Log in with a code from Discord",
      description:
        "The page inside Discord has no cookies of this site: it requests a code from Discord's client and sends it here. A user without an address verified by Discord is logged in as a guest.",
      auth: "public",
      rate: "write",
      refusals: [
        "provider_not_configured",
        "social_login_failed",
        "account_blocked",
        "invalid_credentials",
      ],
    },
    async ({ c, body }) => {
      const { discordToken: token, ...login } = await loginParticipant(
        deps,
        body,
        await visitorOf(deps, c),
      );
      return { ...(await respondWithLogin(c, deps, login)), discordToken: token };
    },
  );

  routes.add(
    "POST /gameSession/getOrCreateSessionForDiscord/:instanceId",
    {
      id: "enterDiscordRoom",
      summary: "Get the room of a Discord activity",
      description:
        "Everybody in the same voice channel has the same instance. The first caller opens the room and hosts it; all others get the code of that room, to join it.",
      auth: "user",
      rate: "write",
      refusals: [
        "provider_not_configured",
        "social_login_failed",
        "not_yours",
        "account_blocked",
        "subscription_expired",
        "guest_limit",
        "game_over",
        "error.server_unavailable",
      ],
    },
    ({ c, user, params, body: { userInfo: _userInfo, ...request } }) => {
      // Everybody who comes through Discord's proxy has the same address.
      const address = workerZoneOf(c.req.raw) ? undefined : addressOf(deps.config, c.req.raw);
      return roomOfInstance(deps, user, { ...request, ...params, address });
    },
  );
}
