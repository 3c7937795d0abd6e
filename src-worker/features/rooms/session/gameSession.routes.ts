import { definedFields } from "../../../shared/definedFields.ts";
import { addressOf } from "../../../http/middleware/address.ts";
import type { Deps } from "../../../shared/deps.ts";
import { unwrap } from "../../../shared/problem.ts";
import { nearestRegion } from "../../../http/middleware/nearestRegion.ts";
import { callerOrigin } from "../../../http/middleware/callerOrigin.ts";
import { limitGuesses } from "../../../http/middleware/foundCodes.ts";
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
        "The response's `roomToken` is the host's: use it for the calls below and for the socket of the host's screen. A game can be chosen right away with `initialGameType`, or later.",
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
        near: nearestRegion(c.req.raw),
      }),
  );

  routes.add(
    "POST /gameSession/join",
    {
      id: "joinRoom",
      summary: "Take a seat in a room",
      description:
        "With the host's Room-Token, the caller plays as the host; with an access token, as that user. The response's `roomToken` belongs to the seat: use it for the calls below and for the phone's socket. With `audience`, the caller watches if all seats are taken.",
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
      const isFound = await limitGuesses(deps.config, c.req.raw, join.gameCode);
      const where = await callerOrigin(deps, c, join.gameCode);
      const who = { claims: c.get("roomClaims"), user: c.get("user") };
      return joinSession(deps, { ...join, cameFrom: where, isFound }, who);
    },
  );

  routes.add(
    "POST /gameSession/rejoin",
    {
      id: "rejoinRoom",
      summary: "Return to a seat",
      description:
        "For a phone that was closed and still has its Room-Token. Use the token from the response from now on.",
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
      summary: "Renew a Room-Token",
      description: "Returns a token for the same room, role and seat, valid for another 24 hours.",
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
      summary: "Update a room",
      description:
        "Only the host may call this. Omitted fields stay unchanged. If the host changes `hostSpectate`, the response contains the token to use from then on.",
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
    ({ caller, body }) => updateSession(deps, caller, definedFields(body)),
  );

  routes.add(
    "POST /gameSession/:gameCode/updateSessionPlayer/:id",
    {
      id: "updateSeat",
      summary: "Change the name or character of a seat",
      description:
        "Players may change their own seat, and the host any seat, while no game is running or the game is paused. Omitted fields stay unchanged. Every screen shows the change immediately.",
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
    ({ caller, params, body }) => updateSeat(caller, params.id, definedFields(body)),
  );

  routes.add(
    "POST /gameSession/:gameCode/:playerId/quit",
    {
      id: "leaveRoom",
      summary: "Leave a seat or kick a player",
      description:
        "Players may leave their own seat, and the host may kick any other player. The seat becomes free for others. A kicked player cannot come back.",
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
      summary: "Close a room",
      description:
        "Only the host may close it. Everybody in the room is notified, and the code stops working. Played games stay in profiles and in the reel.",
      auth: "room",
      rate: "write",
      refusals: ["not_host", "game_over"],
    },
    async ({ caller: { room, actor } }) => {
      unwrap(await room.command(actor, { topic: "exitGame", body: {} }));
    },
  );
}
