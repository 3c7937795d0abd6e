import type { Deps } from "../../../shared/deps.ts";
import { markDevice } from "../../../http/middleware/cameFrom.ts";
import { findRoom } from "../../../http/roomCaller.ts";
import type { Routes } from "../../../http/route.ts";
import { PUBLIC_GAMES_KEPT_S, publicGamesOf } from "./publicGames.usecases.ts";
import { sessionAnswerOf, sessionPlayerOf } from "./session.ts";

/** What anybody may see of rooms: the join screen and the list of public games need no credential. */
export function addLookupRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /gameSession/publicGames",
    {
      summary: "Public rooms of the last two hours, newest first; no game while none was chosen",
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
      summary: "Public rooms of the last two hours whose game was chosen, newest first",
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
      summary: "Look a room up by its code",
      auth: "public",
      rate: "lookup",
      refusals: ["game_not_found"],
      cache: "etag",
    },
    async ({ c, params }) => {
      const { look } = await findRoom(deps, params.gameCode);
      // Whoever comes to the door before somebody is taken out is no newcomer afterwards.
      await markDevice(deps, c);
      return sessionAnswerOf(look);
    },
  );

  routes.add(
    "GET /gameSession/:gameCode/usedAvatars",
    {
      summary: "Avatars nobody else may pick in this room",
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
      summary: "One seat of a room, as every screen shows it",
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
