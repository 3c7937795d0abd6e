import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import {
  castConfigAnswer,
  castRoomAnswer,
  castRoomBody,
  castSessionAnswer,
  castSessionBody,
} from "./chromecast.schemas.ts";
import { createCastSession, openCastRoom } from "./chromecast.usecases.ts";

/** Seconds for which a page may believe which receiver to start. */
const CONFIG_KEPT_S = 300;

/** Calls under /chromecast: a room is promised to a device, which then opens it. */
export function addChromecastRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/chromecast/config",
      summary: "Which receiver a page has to start to cast a room",
      auth: "public",
      rate: "read",
      status: 200,
      answer: castConfigAnswer,
      refusals: [],
      cache: CONFIG_KEPT_S,
    },
    () => (deps.config.castAppId === undefined ? {} : { appId: deps.config.castAppId }),
  );

  routes.add(
    {
      method: "post",
      path: "/chromecast/createSession",
      summary: "Promise a room to a cast device, which opens it with this token",
      auth: "user",
      rate: "write",
      body: castSessionBody,
      status: 201,
      answer: castSessionAnswer,
      refusals: ["account_blocked", "subscription_expired", "game_not_offered"],
    },
    ({ user, body }) => createCastSession(deps, user, body),
  );

  routes.add(
    {
      method: "post",
      path: "/chromecast/openRoom",
      summary: "Open the promised room, on the cast device; again after a reload",
      auth: "public",
      rate: "write",
      body: castRoomBody,
      status: 201,
      answer: castRoomAnswer,
      refusals: [
        "token_expired",
        "account_blocked",
        "subscription_expired",
        "game_not_offered",
        "error.server_unavailable",
      ],
    },
    ({ body }) => openCastRoom(deps, body.token),
  );
}
