import { quitSeat } from "../session/gameSession.usecases.ts";
import { gameOf, playerOf, roundOf } from "../game/game.ts";
import { requireSeatOrHost } from "../../../http/roomCaller.ts";
import type { Routes } from "../../../http/route.ts";

/** What a player asks about their own seat; the host may ask about everybody's. */
export function addPlayerRoutes(routes: Routes): void {
  const look = {
    auth: "room",
    rate: "read",
  } as const;

  routes.add(
    "POST /player/:gameCode/player/:id/quit",
    {
      summary: "Leave one's seat, or as host take somebody out",
      auth: "room",
      rate: "write",
      refusals: ["not_host", "player_not_found", "game_over"],
    },
    ({ caller, params }) => quitSeat(caller, params.id),
  );

  routes.add(
    "GET /player/:gameCode/player/:playerId",
    {
      ...look,
      summary: "One's place in the game",
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      return playerOf(caller.look, playerId);
    },
  );

  routes.add(
    "GET /player/:gameCode/existingGame/:playerId",
    {
      ...look,
      summary: "The game this seat has a place in",
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      playerOf(caller.look, playerId);
      return gameOf(caller.look);
    },
  );

  routes.add(
    "GET /player/:gameCode/round/:playerId",
    {
      ...look,
      summary: "The round this seat plays",
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      playerOf(caller.look, playerId);
      return roundOf(caller.look);
    },
  );
}
