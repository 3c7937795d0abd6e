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
        "The game stands in the lobby until its host starts it; what was chosen before makes room for it. Fewer players than it needs are told at its start.",
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
      summary: "One's own place in the game of the room",
      description:
        "Every seat of the room plays: this makes none, it says where one stands. Who sits down during a game is let in when its rules say so.",
    },
    ({ caller, body }) => ownPlayer(caller, body.sessionPlayerId),
  );
  routes.add(
    "POST /game/rejoin",
    {
      ...place,
      id: "rejoinGame",
      summary: "One's place in the game after a reload",
      description: "The same answer as `joinGame`: score, rank and whether the seat plays.",
    },
    ({ caller, body }) => ownPlayer(caller, body.sessionPlayerId),
  );

  routes.add(
    "POST /game/:gameCode/addAISessionPlayer",
    {
      id: "addRobotSeat",
      summary: "Seat a robot",
      description:
        "It gets a name and a character nobody has, and plays by itself. The same as `addRobot`.",
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
      summary: "The game of the room",
      description:
        "Its type, its settings and the stage it is in. Screens hear of changes over the room's socket.",
    },
    ({ caller }) => gameOf(caller.look),
  );

  routes.add(
    "GET /game/:gameCode/playerCount",
    {
      ...look,
      id: "countPlayers",
      summary: "How many play",
      description: "Robots count as players, the audience does not.",
    },
    ({ caller }) => ({ playerCount: playersOf(caller.look).length }),
  );

  routes.add(
    "GET /game/:gameCode/playerList",
    {
      ...look,
      id: "listPlayers",
      summary: "Who plays, best first",
      description:
        "With score and rank as they stand. Robots are marked, and who left stays in it, not active.",
    },
    ({ caller }) => playersOf(caller.look),
  );

  routes.add(
    "GET /game/:gameCode/drawings/:id",
    {
      ...look,
      id: "getDrawing",
      summary: "A drawing of the last game",
      description:
        "Until its maker takes it away. As lines, not as pixels, so that it can be drawn at any size or shown as it came about.",
      refusals: ["not_found"],
    },
    ({ caller, params }) => drawingOf(caller, params.id),
  );

  routes.add(
    "GET /game/:gameCode/roundSummary",
    {
      ...look,
      id: "getRoundSummary",
      summary: "The round that is played and the score so far",
      description: "Which round it is, what its points count, and everybody's score, best first.",
    },
    ({ caller }) => ({
      ...roundOf(caller.look),
      stage: gameOf(caller.look).stage,
      players: playersOf(caller.look),
    }),
  );
}
