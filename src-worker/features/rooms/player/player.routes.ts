import { quitSeat } from "../session/gameSession.usecases.ts";
import { gameOf, playerOf, roundOf } from "../game/game.ts";
import { requireSeatOrHost } from "../../../http/roomCaller.ts";
import type { Routes } from "../../../http/route.ts";

/** Adds the routes for a player's own seat. The host may use them for any seat. */
export function addPlayerRoutes(routes: Routes): void {
  const look = {
    auth: "room",
    rate: "read",
  } as const;

  routes.add(
    "POST /player/:gameCode/player/:id/quit",
    {
      id: "leaveGame",
      summary: "Leave a seat or kick a player",
      description:
        "Players may leave their own seat, and the host may kick any other player. The seat becomes free for others. A kicked player cannot come back. Same as `leaveRoom`.",
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
      id: "getPlayer",
      summary: "Get a player of the game",
      description:
        "Returns the current score and rank, and the appearance of the seat. The host may request any seat, players only their own.",
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
      id: "getPlayersGame",
      summary: "Get the game a seat plays in",
      description:
        "Call this after a reload to find out whether there is a game, and whether the seat plays in it.",
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
      id: "getPlayersRound",
      summary: "Get the round a seat plays in",
      description:
        "Returns the number of the round, counted from 1, and how much its points count.",
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      playerOf(caller.look, playerId);
      return roundOf(caller.look);
    },
  );
}
