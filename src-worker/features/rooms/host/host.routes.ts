import { lookAgain } from "../session/gameSession.usecases.ts";
import { gameOf } from "../game/game.ts";
import { addRobot, carryOut } from "../game/game.usecases.ts";
import { granted } from "../../../shared/problem.ts";
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
      summary: "The room as its host sees it",
      description:
        "Seats with how well they are connected, the game, and what the room is set to: what a remote control needs to begin with.",
      refusals: ["not_host"],
    },
    ({ caller }) => hostView(caller),
  );

  routes.add(
    "GET /host/:gameCode/journal",
    {
      ...look,
      id: "getJournal",
      summary: "What happened since the last game began",
      description:
        "One line of JSON for each thing that happened, to play a game again with `npm run replay`. Names of accounts and the room's chance are left out.",
      refusals: ["not_host", "game_running"],
    },
    async ({ caller: { room, actor } }) =>
      // The chaos test replays the journal, for which it needs the operator's complete copy.
      granted(await room.exportJournal(deps.config.takesFaults ? "operator" : actor)),
  );

  routes.add(
    "POST /host/:gameCode/advanceRound",
    {
      ...act,
      id: "advanceRound",
      summary: "End the round, or go on to the next",
      description:
        'What players did not hand in counts as not done. It is what the host\'s button "next" does.',
      refusals: stageRefusals,
    },
    ({ caller }) => nextRound(caller),
  );

  routes.add(
    "POST /host/:gameCode/setRoundStage",
    {
      ...act,
      id: "setRoundStage",
      summary: "Go on to the next stage of the round",
      description:
        "Send the number of the stage that follows the one on the screens: a second press then finds that it was done already and changes nothing.",
      refusals: stageRefusals,
    },
    ({ caller, body }) => setStage(caller, body.stageId),
  );

  routes.add(
    "POST /host/:gameCode/duplicate",
    {
      ...act,
      id: "playAgain",
      summary: "The same game again with the same players",
      description:
        "A new game with the same settings begins in the same room, with scores from nought.",
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
      await carryOut(caller, { topic: "newGameSamePlayers", body: {} });
      return gameOf(await lookAgain(caller));
    },
  );

  routes.add(
    "POST /host/:gameCode/addAIPlayer",
    {
      ...act,
      id: "addRobot",
      summary: "Seat a robot",
      description: "It gets a name and a character nobody has, and plays by itself.",
      refusals: ["not_host", "no_robot_left", "error.max_players_reached", "game_over"],
    },
    ({ caller }) => addRobot(caller),
  );

  routes.add(
    "POST /host/:gameCode/endGame",
    {
      ...act,
      id: "endGame",
      summary: "End the running game; its podium follows",
      description: "Points that were made count. The room stays, and another game may be chosen.",
      refusals: ["not_host", "no_game_running", "game_over"],
    },
    async ({ caller }) => {
      await carryOut(caller, { topic: "requestEndGame", body: {} });
    },
  );

  routes.add(
    "PUT /host/:gameCode/playlist",
    {
      ...act,
      id: "planEvening",
      summary: "Plan the games of the evening",
      description:
        "No entries: no evening, or its end. The whole plan is sent each time. The points of its games make a championship, and the reel shows who won it.",
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
      await carryOut(caller, { topic: "playlist", body });
    },
  );

  routes.add(
    "PUT /host/:gameCode/updateGameSettings",
    {
      ...act,
      id: "updateGameSettings",
      summary: "Change the game's settings",
      description:
        "While a game runs only those that cannot bend its rules. Settings that are left out stay as they are. The answer has all of them, as they hold now.",
      refusals: ["not_host", "no_game_running", "game_running", "game_over"],
    },
    async ({ caller, body }) => {
      await carryOut(caller, { topic: "gameSettings", body: { settings: body } });
      return gameOf(await lookAgain(caller)).settings;
    },
  );
}
