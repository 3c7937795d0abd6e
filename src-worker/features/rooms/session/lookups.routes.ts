import type { Deps } from "../../../shared/deps.ts";
import { markDevice } from "../../../http/middleware/cameFrom.ts";
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
      summary: "Rooms that are open to everybody",
      description:
        "Those of the last two hours, newest first, also without a game yet. At most 100 rooms whose hosts let everybody in. The answer is some seconds old.",
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
      summary: "Games that are open to everybody",
      description: "The same as `listPublicRooms` without rooms that have not chosen a game yet.",
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
      summary: "Look a room up by its code",
      description:
        "Whether the room exists, who hosts it how, and how many have sat down. Codes may be typed in any case. Asking often for codes that do not exist is refused sooner.",
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
      summary: "Avatars nobody else may pick in this room",
      description:
        "File names of the characters that are taken, to grey them out where a newcomer chooses.",
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
      summary: "One seat of a room, as every screen shows it",
      description:
        "Name, character and colour, and whether a robot, a crowd or the audience sits there.",
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
