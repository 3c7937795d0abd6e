import { given } from "../../../shared/change.ts";
import { addressOf } from "../../../http/middleware/address.ts";
import type { Deps } from "../../../shared/deps.ts";
import { granted } from "../../../shared/problem.ts";
import { placeOf } from "../../../http/middleware/placeOf.ts";
import { cameFrom } from "../../../http/middleware/cameFrom.ts";
import { demandNoGuess } from "../../../http/middleware/foundCodes.ts";
import type { Routes } from "../../../http/route.ts";
import { createSession } from "./createSession.usecases.ts";
import { addLinkRoutes } from "./links.routes.ts";
import {
  joinSession,
  quitSeat,
  rejoinSession,
  renewToken,
  updateSeat,
  updateSession,
} from "./gameSession.usecases.ts";

const ALIAS_REFUSALS = [
  "alias_required",
  "alias_too_long",
  "alias_characters",
  "avatar_unknown",
  "text_not_allowed",
] as const;

/** Adds the routes that open a room, fill it, change it and close it. */
export function addGameSessionRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /gameSession/create",
    {
      id: "createRoom",
      summary: "Open a room",
      description:
        "The answer's `roomToken` is the host's: for the calls below and for the socket of the host's screen. A game may be chosen right away with `initialGameType` or later.",
      auth: "user",
      rate: "write",
      quota: "room",
      waits: true,
      refusals: [
        "account_blocked",
        "subscription_expired",
        "guest_limit",
        "game_not_offered",
        "host_and_play_not_offered",
        "error.server_unavailable",
      ],
    },
    ({ c, user, allowed, body }) =>
      createSession(deps, user, {
        ...body,
        account: allowed,
        address: addressOf(deps.config, c.req.raw),
        near: placeOf(c.req.raw),
      }),
  );

  routes.add(
    "POST /gameSession/join",
    {
      id: "joinRoom",
      summary: "Sit down in a room",
      description:
        "Its host, who sends their Room-Token along, plays as host; with an access token one plays as that user. The answer's `roomToken` is the seat's: for the calls below and for the phone's socket. With `audience` one watches when all seats are taken.",
      auth: "public",
      rate: "write",
      refusals: [
        ...ALIAS_REFUSALS,
        "error.max_players_reached",
        "error.avatar_in_use",
        "game_not_found",
        "game_over",
        "host_is_spectating",
        "kicked",
      ],
    },
    async ({ c, body: { userInfo: _userInfo, ...join } }) => {
      const isFound = await demandNoGuess(deps.config, c.req.raw, join.gameCode);
      const where = await cameFrom(deps, c, join.gameCode);
      const who = { claims: c.get("roomClaims"), user: c.get("user") };
      return joinSession(deps, { ...join, cameFrom: where, isFound }, who);
    },
  );

  routes.add(
    "POST /gameSession/rejoin",
    {
      id: "rejoinRoom",
      summary: "Come back to one's own seat",
      description:
        "For a phone that was closed and still has its Room-Token. Go on with the token of the answer.",
      auth: "seat",
      rate: "write",
      refusals: ["not_yours", "player_not_found", "error.avatar_in_use", "game_over"],
    },
    ({ claims, body }) => rejoinSession(deps, claims, body),
  );

  routes.add(
    "GET /gameSession/:gameCode/token",
    {
      id: "renewRoomToken",
      summary: "A Room-Token for another 24 hours",
      description: "An evening may go over. The same room, role and seat for another 24 hours.",
      auth: "room",
      rate: "read",
      refusals: ["game_over"],
    },
    ({ caller }) => renewToken(deps, caller),
  );

  addLinkRoutes(routes, deps);

  routes.add(
    "POST /gameSession/:gameCode",
    {
      id: "updateRoom",
      summary: "Change the room",
      description:
        "For the host. Fields that are left out stay as they are. After a change of `hostSpectate` the answer has the token to go on with.",
      auth: "room",
      rate: "write",
      refusals: [
        "not_host",
        "game_running",
        "game_not_playable",
        "game_not_offered",
        "subscription_expired",
        "host_and_play_not_offered",
        "game_over",
      ],
    },
    ({ caller, body }) => updateSession(deps, caller, given(body)),
  );

  routes.add(
    "POST /gameSession/:gameCode/updateSessionPlayer/:id",
    {
      id: "updateSeat",
      summary: "Change the name or character of a seat",
      description:
        "One's own, or as host anybody's, while no game runs or it is paused. Fields that are left out stay as they are. Every screen shows the change at once.",
      auth: "room",
      rate: "write",
      refusals: [
        ...ALIAS_REFUSALS,
        "not_yours",
        "player_not_found",
        "error.avatar_in_use",
        "game_running",
        "game_over",
      ],
    },
    ({ caller, params, body }) => updateSeat(caller, params.id, given(body)),
  );

  routes.add(
    "POST /gameSession/:gameCode/:playerId/quit",
    {
      id: "leaveRoom",
      summary: "Leave one's seat, or as host take somebody out",
      description: "The seat is free for others. Who was taken out by the host cannot come back.",
      auth: "room",
      rate: "write",
      refusals: ["not_host", "player_not_found", "game_over"],
    },
    ({ caller, params }) => quitSeat(caller, params.playerId),
  );

  routes.add(
    "POST /gameSession/:gameCode/destroy",
    {
      id: "closeRoom",
      summary: "Close the room",
      description:
        "For the host: everybody is told, and the code leads nowhere any more. What was played stays in profiles and in the reel.",
      auth: "room",
      rate: "write",
      refusals: ["not_host", "game_over"],
    },
    async ({ caller: { room, actor } }) => {
      granted(await room.command(actor, { topic: "exitGame", body: {} }));
    },
  );
}
