import type { Deps } from "../../../shared/deps.ts";
import { markDevice } from "../../../http/middleware/callerOrigin.ts";
import { findRoom } from "../../../http/roomCaller.ts";
import type { Routes } from "../../../http/route.ts";
import { PUBLIC_GAMES_KEPT_S, publicGamesOf } from "./publicGames.usecases.ts";
import { sessionAnswerOf, sessionPlayerOf } from "./session.ts";

/**
 * Adds the routes for what anybody may see of rooms: the join screen and the list of public games need no
 * credentials.
 */
export function addLookupRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /gameSession/publicGames",
    {
      id: "listPublicRooms",
      summary: "List public rooms",
      description:
        "Returns up to 100 public rooms opened in the last two hours, newest first, including those without a game. The response may be a few seconds old.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: PUBLIC_GAMES_KEPT_S,
    },
    publicGamesOf(deps, false),
  );

  routes.add(
    "GET /game/publicGames",
    {
      id: "listPublicGames",
      summary: "List public games",
      description: "Same as `listPublicRooms`, without rooms that have not chosen a game yet.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: PUBLIC_GAMES_KEPT_S,
    },
    publicGamesOf(deps, true),
  );

  routes.add(
    "GET /gameSession/:gameCode",
    {
      id: "getRoom",
      summary: "Look up a room by its code",
      description:
        "Returns how the room is hosted and how many players have a seat. Codes are case-insensitive. Callers who keep looking up codes that do not exist are limited sooner.",
      auth: "public",
      rate: "lookup",
      refusals: ["game_not_found"],
      cache: "etag",
    },
    async ({ c, params }) => {
      const { look } = await findRoom(deps, params.gameCode);
      // Marked at the look-up, so that a browser that was here before somebody was kicked does not count as
      // new afterwards.
      await markDevice(deps, c);
      return sessionAnswerOf(look);
    },
  );

  routes.add(
    "GET /gameSession/:gameCode/usedAvatars",
    {
      id: "listUsedAvatars",
      summary: "List the characters taken in a room",
      description:
        "Returns their file names, so that they can be greyed out for players who are choosing one.",
      auth: "public",
      rate: "lookup",
      refusals: ["game_not_found"],
      cache: "etag",
    },
    async ({ params }) => (await findRoom(deps, params.gameCode)).look.topics.usedAvatars ?? [],
  );

  routes.add(
    "GET /gameSession/:gameCode/player/:id",
    {
      id: "getSeat",
      summary: "Get a seat of a room",
      description:
        "Returns its name, character and colour as every screen shows them, and whether it belongs to a robot, the crowd or the audience.",
      auth: "public",
      rate: "lookup",
      refusals: ["game_not_found", "player_not_found"],
      cache: "etag",
    },
    async ({ params }) => {
      const { look } = await findRoom(deps, params.gameCode);
      return sessionPlayerOf(look, params.id);
    },
  );
}
