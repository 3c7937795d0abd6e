import type { Deps } from "../../../shared/deps.ts";
import { addressOf } from "../../../http/middleware/address.ts";
import type { Routes } from "../../../http/route.ts";
import { createCastSession, openCastRoom } from "./chromecast.usecases.ts";

/** How long a page may cache which receiver to start, s. */
const CONFIG_KEPT_S = 300;

/** Adds the routes under /chromecast: a room is promised to a device, which then opens it. */
export function addChromecastRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /chromecast/config",
    {
      id: "getCastReceiver",
      summary: "Get the cast receiver",
      description: "Without `appId`, this site has no receiver, and pages hide the cast button.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: CONFIG_KEPT_S,
    },
    () => (deps.config.castAppId === undefined ? {} : { appId: deps.config.castAppId }),
  );

  routes.add(
    "POST /chromecast/createSession",
    {
      id: "promiseCastRoom",
      summary: "Reserve a room for a cast device",
      description:
        "The casting page passes the token to the device, which opens the room with `openCastRoom`. The response already contains the room's code, so that the phone can join it.",
      auth: "user",
      rate: "write",
      refusals: ["account_blocked", "subscription_expired", "guest_limit", "game_not_offered"],
    },
    ({ c, user, body }) => createCastSession(deps, user, body, addressOf(deps.config, c.req.raw)),
  );

  routes.add(
    "POST /chromecast/openRoom",
    {
      id: "openCastRoom",
      summary: "Open a reserved room on a cast device",
      description:
        "The device needs no login: its token stands for the user who cast it, and for this one room only. After a reload, the same call returns the same room. A new room counts towards the quota of rooms of that user and of the device's address.",
      auth: "public",
      rate: "write",
      refusals: [
        "token_expired",
        "account_blocked",
        "subscription_expired",
        "guest_limit",
        "game_not_offered",
        "error.server_unavailable",
      ],
    },
    ({ c, body }) => openCastRoom(deps, body.token, addressOf(deps.config, c.req.raw)),
  );
}
