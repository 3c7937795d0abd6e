import { lookAfterChange } from "../session/gameSession.usecases.ts";
import { gameOf } from "../game/game.ts";
import { addRobot, executeCommand } from "../game/game.usecases.ts";
import { unwrap } from "../../../shared/problem.ts";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { hostView, nextRound, setStage } from "./host.usecases.ts";

/** Adds the routes for what a host does. Each sends the same command to the room as its realtime topic. */
export function addHostRoutes(routes: Routes, deps: Deps): void {
  const look = { auth: "room", rate: "read" } as const;
  const act = { auth: "room", rate: "write" } as const;
  const stageRefusals = [
    "not_host",
    "no_game_running",
    "stage_over",
    "game_paused",
    "game_over",
  ] as const;

  routes.add(
    "GET /host/:gameCode",
    {
      ...look,
      id: "getHostView",
      summary: "Get the host's view of a room",
      description:
        "Returns the seats with their connection state, the game and the room's settings: everything that a remote needs to start.",
      refusals: ["not_host"],
    },
    ({ caller }) => hostView(caller),
  );

  routes.add(
    "GET /host/:gameCode/journal",
    {
      ...look,
      id: "getJournal",
      summary: "Get the journal of the last game",
      description:
        "Returns one JSON object with everything that happened in the room since the last game began. Only for the host's own Room-Token, and not while a game is running. Account and device ids and random numbers are left out, so this copy cannot be replayed with `npm run replay`.",
      refusals: ["not_host", "game_running"],
    },
    async ({ caller: { room, actor } }) =>
      // The chaos test replays the journal, for which it needs the operator's complete copy.
      unwrap(await room.exportJournal(deps.config.takesFaults ? "operator" : actor)),
  );

  routes.add(
    "POST /host/:gameCode/advanceRound",
    {
      ...act,
      id: "advanceRound",
      summary: "End the round or go on to the next",
      description:
        "Does the same as the host's Next button. Anything that players have not handed in counts as not done.",
      refusals: stageRefusals,
    },
    ({ caller }) => nextRound(caller),
  );

  routes.add(
    "POST /host/:gameCode/setRoundStage",
    {
      ...act,
      id: "setRoundStage",
      summary: "Go to the next stage of the round",
      description:
        "Send the number of the stage that follows the current one. Sending the same number again, for example after a second press, changes nothing.",
      refusals: stageRefusals,
    },
    ({ caller, body }) => setStage(caller, body.stageId),
  );

  routes.add(
    "POST /host/:gameCode/duplicate",
    {
      ...act,
      id: "playAgain",
      summary: "Play the same game again",
      description:
        "Starts a new game in the same room with the same players and settings. Scores start at zero.",
      refusals: [
        "not_host",
        "not_enough_players",
        "no_game_running",
        "game_running",
        "subscription_expired",
        "game_over",
      ],
    },
    async ({ caller }) => {
      await executeCommand(caller, { topic: "newGameSamePlayers", body: {} });
      return gameOf(await lookAfterChange(caller));
    },
  );

  routes.add(
    "POST /host/:gameCode/addAIPlayer",
    {
      ...act,
      id: "addRobot",
      summary: "Add a robot",
      description: "The robot gets an unused name and character, and plays by itself.",
      refusals: ["not_host", "no_robot_left", "error.max_players_reached", "game_over"],
    },
    ({ caller }) => addRobot(caller),
  );

  routes.add(
    "POST /host/:gameCode/endGame",
    {
      ...act,
      id: "endGame",
      summary: "End the running game",
      description:
        "The podium follows, and points scored so far count. The room stays open, and another game can be chosen.",
      refusals: ["not_host", "no_game_running", "game_over"],
    },
    async ({ caller }) => {
      await executeCommand(caller, { topic: "requestEndGame", body: {} });
    },
  );

  routes.add(
    "PUT /host/:gameCode/playlist",
    {
      ...act,
      id: "planEvening",
      summary: "Plan the games of an evening",
      description:
        "Send the complete plan each time; without entries there is no evening, or a running one ends. The points of its games add up to a championship, and the reel shows its winner.",
      refusals: [
        "not_host",
        "game_not_playable",
        "game_not_offered",
        "subscription_expired",
        "host_and_play_not_offered",
        "game_over",
      ],
    },
    async ({ caller, body }) => {
      await executeCommand(caller, { topic: "playlist", body });
    },
  );

  routes.add(
    "PUT /host/:gameCode/updateGameSettings",
    {
      ...act,
      id: "updateGameSettings",
      summary: "Update the settings of the game",
      description:
        "While a game is running, only settings that do not affect its rules can be changed. Omitted settings stay unchanged. The response contains all settings.",
      refusals: ["not_host", "no_game_running", "game_running", "game_over"],
    },
    async ({ caller, body }) => {
      await executeCommand(caller, { topic: "gameSettings", body: { settings: body } });
      return gameOf(await lookAfterChange(caller)).settings;
    },
  );
}
