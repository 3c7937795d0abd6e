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
      summary: "Leave one's seat, or as host take somebody out",
      description:
        "The seat is free for others. Who was taken out by the host cannot come back. The same as `leaveRoom`.",
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
      summary: "One's place in the game",
      description:
        "Score and rank as they stand, and how the seat looks. The host may ask about every seat.",
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
      summary: "The game this seat has a place in",
      description:
        "A phone asks after a reload whether there is a game, and whether its seat plays in it.",
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
      summary: "The round this seat plays",
      description: "Its number, how many were begun, and what its points count.",
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      playerOf(caller.look, playerId);
      return roundOf(caller.look);
    },
  );
}
