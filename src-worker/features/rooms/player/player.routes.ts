import { playerParams, seatParams } from "../session/gameSession.schemas.ts";
import { quitSeat } from "../session/gameSession.usecases.ts";
import { gameOf, playerOf, roundOf } from "../game/game.ts";
import { gameAnswer, playerAnswer, roundAnswer } from "../game/game.schemas.ts";
import { requireSeatOrHost } from "../../../http/roomCaller.ts";
import type { Routes } from "../../../http/route.ts";

/** What a player asks about their own seat; the host may ask about everybody's. */
export function addPlayerRoutes(routes: Routes): void {
  const look = {
    method: "get",
    auth: "room",
    rate: "read",
    params: playerParams,
    status: 200,
  } as const;

  routes.add(
    {
      method: "post",
      path: "/player/:gameCode/player/:id/quit",
      summary: "Leave one's seat, or as host take somebody out",
      auth: "room",
      rate: "write",
      params: seatParams,
      status: 204,
      refusals: ["not_host", "player_not_found", "game_over"],
    },
    ({ caller, params }) => quitSeat(caller, params.id),
  );

  routes.add(
    {
      ...look,
      path: "/player/:gameCode/player/:playerId",
      summary: "One's place in the game",
      answer: playerAnswer,
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      return playerOf(caller.look, playerId);
    },
  );

  routes.add(
    {
      ...look,
      path: "/player/:gameCode/existingGame/:playerId",
      summary: "The game this seat has a place in",
      answer: gameAnswer,
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      playerOf(caller.look, playerId);
      return gameOf(caller.look);
    },
  );

  routes.add(
    {
      ...look,
      path: "/player/:gameCode/round/:playerId",
      summary: "The round this seat plays",
      answer: roundAnswer,
      refusals: ["not_yours", "no_game_running", "player_not_found"],
    },
    ({ caller, params: { playerId } }) => {
      requireSeatOrHost(caller, playerId);
      playerOf(caller.look, playerId);
      return roundOf(caller.look);
    },
  );
}
