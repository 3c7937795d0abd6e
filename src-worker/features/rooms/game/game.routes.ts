import { sessionPlayerAnswer } from "../session/gameSession.schemas.ts";
import type { Routes } from "../../../http/route.ts";
import { roomParams } from "../../../http/schemas.ts";
import * as z from "zod";
import { gameOf, playersOf, roundOf } from "./game.ts";
import {
  createGameBody,
  drawingAnswer,
  drawingParams,
  gameAnswer,
  joinGameBody,
  playerAnswer,
  playerCountAnswer,
  roundSummaryAnswer,
} from "./game.schemas.ts";
import { addRobot, createGame, drawingOf, ownPlayer } from "./game.usecases.ts";

/** Calls about the game of a room. Looking at it takes a token of that room, as on the socket. */
export function addGameRoutes(routes: Routes): void {
  routes.add(
    {
      method: "post",
      path: "/game/create",
      summary: "Choose a game and its settings",
      auth: "room",
      rate: "write",
      body: createGameBody,
      status: 201,
      answer: gameAnswer,
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
    ({ caller, body: { gameType, settings = {} } }) => createGame(caller, { gameType, settings }),
  );

  for (const [path, summary] of [
    ["/game/join", "One's own place in the game of the room"],
    ["/game/rejoin", "The same after a reload"],
  ] as const) {
    routes.add(
      {
        method: "post",
        path,
        summary,
        auth: "room",
        rate: "write",
        body: joinGameBody,
        status: 200,
        answer: playerAnswer,
        refusals: ["not_yours", "player_not_found", "no_game_running"],
      },
      ({ caller, body }) => ownPlayer(caller, body.sessionPlayerId),
    );
  }

  routes.add(
    {
      method: "post",
      path: "/game/:gameCode/addAISessionPlayer",
      summary: "Seat a robot",
      auth: "room",
      rate: "write",
      params: roomParams,
      status: 201,
      answer: sessionPlayerAnswer,
      refusals: ["not_host", "no_robot_left", "error.max_players_reached", "game_over"],
    },
    ({ caller }) => addRobot(caller),
  );

  const look = {
    method: "get",
    auth: "room",
    rate: "read",
    params: roomParams,
    status: 200,
    refusals: ["no_game_running"],
  } as const;

  routes.add(
    { ...look, path: "/game/:gameCode", summary: "The game of the room", answer: gameAnswer },
    ({ caller }) => gameOf(caller.look),
  );

  routes.add(
    {
      ...look,
      path: "/game/:gameCode/playerCount",
      summary: "How many play",
      answer: playerCountAnswer,
    },
    ({ caller }) => ({ playerCount: playersOf(caller.look).length }),
  );

  routes.add(
    {
      ...look,
      path: "/game/:gameCode/playerList",
      summary: "Who plays, best first",
      answer: z.array(playerAnswer),
    },
    ({ caller }) => playersOf(caller.look),
  );

  routes.add(
    {
      ...look,
      path: "/game/:gameCode/drawings/:id",
      summary: "A drawing of the last game, until its maker takes it away",
      params: drawingParams,
      answer: drawingAnswer,
      refusals: ["not_found"],
    },
    ({ caller, params }) => drawingOf(caller, params.id),
  );

  routes.add(
    {
      ...look,
      path: "/game/:gameCode/roundSummary",
      summary: "The round that is played and the score so far",
      answer: roundSummaryAnswer,
    },
    ({ caller }) => ({
      ...roundOf(caller.look),
      stage: gameOf(caller.look).stage,
      players: playersOf(caller.look),
    }),
  );
}
