import type { Deps } from "../../../shared/deps.ts";
import { findRoom } from "../../../http/roomCaller.ts";
import type { Routes } from "../../../http/route.ts";
import { roomParams } from "../../../http/schemas.ts";
import {
  publicGamesAnswer,
  seatParams,
  sessionAnswer,
  sessionPlayerAnswer,
  usedAvatarsAnswer,
} from "./gameSession.schemas.ts";
import { PUBLIC_GAMES_KEPT_S, publicGamesOf } from "./publicGames.usecases.ts";
import { sessionAnswerOf, sessionPlayerOf } from "./session.ts";

/** What anybody may see of rooms: the join screen and the list of public games need no credential. */
export function addLookupRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/gameSession/publicGames",
      summary: "Public rooms of the last two hours, newest first; no game while none was chosen",
      auth: "public",
      rate: "read",
      status: 200,
      answer: publicGamesAnswer,
      refusals: [],
      cache: PUBLIC_GAMES_KEPT_S,
    },
    publicGamesOf(deps, false),
  );

  routes.add(
    {
      method: "get",
      path: "/game/publicGames",
      summary: "Public rooms of the last two hours whose game was chosen, newest first",
      auth: "public",
      rate: "read",
      status: 200,
      answer: publicGamesAnswer,
      refusals: [],
      cache: PUBLIC_GAMES_KEPT_S,
    },
    publicGamesOf(deps, true),
  );

  routes.add(
    {
      method: "get",
      path: "/gameSession/:gameCode",
      summary: "Look a room up by its code",
      auth: "public",
      rate: "lookup",
      params: roomParams,
      status: 200,
      answer: sessionAnswer,
      refusals: ["game_not_found"],
      cache: "etag",
    },
    async ({ params }) => sessionAnswerOf((await findRoom(deps, params.gameCode)).look),
  );

  routes.add(
    {
      method: "get",
      path: "/gameSession/:gameCode/usedAvatars",
      summary: "Avatars nobody else may pick in this room",
      auth: "public",
      rate: "lookup",
      params: roomParams,
      status: 200,
      answer: usedAvatarsAnswer,
      refusals: ["game_not_found"],
      cache: "etag",
    },
    async ({ params }) => (await findRoom(deps, params.gameCode)).look.topics.usedAvatars ?? [],
  );

  routes.add(
    {
      method: "get",
      path: "/gameSession/:gameCode/player/:id",
      summary: "One seat of a room, as every screen shows it",
      auth: "public",
      rate: "lookup",
      params: seatParams,
      status: 200,
      answer: sessionPlayerAnswer,
      refusals: ["game_not_found", "player_not_found"],
      cache: "etag",
    },
    async ({ params }) => {
      const { look } = await findRoom(deps, params.gameCode);
      return sessionPlayerOf(look, params.id);
    },
  );
}
