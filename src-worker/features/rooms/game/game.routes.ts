import type { Routes } from "../../../http/route.ts";
import { gameOf, playersOf, roundOf } from "./game.ts";
import { addRobot, createGame, drawingOf, ownPlayer } from "./game.usecases.ts";

/** Calls about the game of a room. Looking at it takes a token of that room, as on the socket. */
export function addGameRoutes(routes: Routes): void {
  routes.add(
    "POST /game/create",
    {
      summary: "Choose a game and its settings",
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
    ({ caller, body: { gameType, settings = {} } }) => createGame(caller, { gameType, settings }),
  );

  for (const [path, summary] of [
    ["/game/join", "One's own place in the game of the room"],
    ["/game/rejoin", "The same after a reload"],
  ] as const) {
    routes.add(
      `POST ${path}`,
      {
        summary,
        auth: "room",
        rate: "write",
        refusals: ["not_yours", "player_not_found", "no_game_running"],
      },
      ({ caller, body }) => ownPlayer(caller, body.sessionPlayerId),
    );
  }

  routes.add(
    "POST /game/:gameCode/addAISessionPlayer",
    {
      summary: "Seat a robot",
      auth: "room",
      rate: "write",
      refusals: ["not_host", "no_robot_left", "error.max_players_reached", "game_over"],
    },
    ({ caller }) => addRobot(caller),
  );

  const look = {
    auth: "room",
    rate: "read",
    refusals: ["no_game_running"],
  } as const;

  routes.add("GET /game/:gameCode", { ...look, summary: "The game of the room" }, ({ caller }) =>
    gameOf(caller.look),
  );

  routes.add(
    "GET /game/:gameCode/playerCount",
    { ...look, summary: "How many play" },
    ({ caller }) => ({ playerCount: playersOf(caller.look).length }),
  );

  routes.add(
    "GET /game/:gameCode/playerList",
    { ...look, summary: "Who plays, best first" },
    ({ caller }) => playersOf(caller.look),
  );

  routes.add(
    "GET /game/:gameCode/drawings/:id",
    {
      ...look,
      summary: "A drawing of the last game, until its maker takes it away",
      refusals: ["not_found"],
    },
    ({ caller, params }) => drawingOf(caller, params.id),
  );

  routes.add(
    "GET /game/:gameCode/roundSummary",
    { ...look, summary: "The round that is played and the score so far" },
    ({ caller }) => ({
      ...roundOf(caller.look),
      stage: gameOf(caller.look).stage,
      players: playersOf(caller.look),
    }),
  );
}
