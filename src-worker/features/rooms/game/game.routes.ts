import type { Routes } from "../../../http/route.ts";
import { gameOf, playersOf, roundOf } from "./game.ts";
import { addRobot, createGame, drawingOf, ownPlayer } from "./game.usecases.ts";

/** Adds the routes for the game of a room. Reading needs a token of that room, as on the socket. */
export function addGameRoutes(routes: Routes): void {
  routes.add(
    "POST /game/create",
    {
      id: "createGame",
      summary: "Choose a game and its settings",
      description:
        "Replaces the game chosen before. The new one waits in the lobby until the host starts it; only then is the number of players checked.",
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

  const place = {
    auth: "room",
    rate: "write",
    refusals: ["not_yours", "player_not_found", "no_game_running"],
  } as const;
  routes.add(
    "POST /game/join",
    {
      ...place,
      id: "joinGame",
      summary: "Get the caller's place in the game",
      description:
        "Every seat of the room takes part automatically: this call creates nothing and returns the score, the rank and whether the seat plays. A player who sits down during a game joins it when its rules allow it.",
    },
    ({ caller, body }) => ownPlayer(caller, body.sessionPlayerId),
  );
  routes.add(
    "POST /game/rejoin",
    {
      ...place,
      id: "rejoinGame",
      summary: "Get the caller's place after a reload",
      description:
        "Returns the same as `joinGame`: the score, the rank and whether the seat plays.",
    },
    ({ caller, body }) => ownPlayer(caller, body.sessionPlayerId),
  );

  routes.add(
    "POST /game/:gameCode/addAISessionPlayer",
    {
      id: "addRobotSeat",
      summary: "Add a robot",
      description:
        "The robot gets an unused name and character, and plays by itself. Same as `addRobot`.",
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

  routes.add(
    "GET /game/:gameCode",
    {
      ...look,
      id: "getGame",
      summary: "Get the game of a room",
      description:
        "Returns its type, its settings and its current stage. Screens receive changes over the room's socket.",
    },
    ({ caller }) => gameOf(caller.look),
  );

  routes.add(
    "GET /game/:gameCode/playerCount",
    {
      ...look,
      id: "countPlayers",
      summary: "Count the players",
      description: "Robots count as players, the audience does not.",
    },
    ({ caller }) => ({ playerCount: playersOf(caller.look).length }),
  );

  routes.add(
    "GET /game/:gameCode/playerList",
    {
      ...look,
      id: "listPlayers",
      summary: "List the players, best first",
      description:
        "Returns their current score and rank. Robots are marked; players who left are listed as not active.",
    },
    ({ caller }) => playersOf(caller.look),
  );

  routes.add(
    "GET /game/:gameCode/drawings/:id",
    {
      ...look,
      id: "getDrawing",
      summary: "Get a drawing of the last game",
      description:
        "Available until its maker removes it. The drawing consists of lines, not pixels, so it can be drawn at any size or replayed.",
      refusals: ["not_found"],
    },
    ({ caller, params }) => drawingOf(caller, params.id),
  );

  routes.add(
    "GET /game/:gameCode/roundSummary",
    {
      ...look,
      id: "getRoundSummary",
      summary: "Get the current round and scores",
      description:
        "Returns the round, how much its points count, and the score of every player, best first.",
    },
    ({ caller }) => ({
      ...roundOf(caller.look),
      stage: gameOf(caller.look).stage,
      players: playersOf(caller.look),
    }),
  );
}
