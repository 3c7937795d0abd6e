import { lookAgain } from "../session/gameSession.usecases.ts";
import { gameOf } from "../game/game.ts";
import { addRobot, carryOut } from "../game/game.usecases.ts";
import { granted } from "../../../shared/problem.ts";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { hostView, nextRound, setStage } from "./host.usecases.ts";

/** What a host does, as calls: each becomes the same command of the room as its realtime topic. */
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
    { ...look, summary: "The room as its host sees it", refusals: ["not_host"] },
    ({ caller }) => hostView(caller),
  );

  routes.add(
    "GET /host/:gameCode/journal",
    {
      ...look,
      summary: "What happened since the last game began, without chance and accounts",
      refusals: ["not_host", "game_running"],
    },
    async ({ caller: { room, actor } }) =>
      // The chaos test plays it again.
      granted(await room.exportJournal(deps.config.takesFaults ? "operator" : actor)),
  );

  routes.add(
    "POST /host/:gameCode/advanceRound",
    {
      ...act,
      summary: "End the round that is on now; between two, go on to the next",
      refusals: stageRefusals,
    },
    ({ caller }) => nextRound(caller),
  );

  routes.add(
    "POST /host/:gameCode/setRoundStage",
    {
      ...act,
      summary: "Go on to the stage with this number, within its round",
      refusals: stageRefusals,
    },
    ({ caller, body }) => setStage(caller, body.stageId),
  );

  routes.add(
    "POST /host/:gameCode/duplicate",
    {
      ...act,
      summary: "The same game again with the same players",
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
      summary: "Seat a robot",
      refusals: ["not_host", "no_robot_left", "error.max_players_reached", "game_over"],
    },
    ({ caller }) => addRobot(caller),
  );

  routes.add(
    "POST /host/:gameCode/endGame",
    {
      ...act,
      summary: "End the running game; its podium follows",
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
      summary: "Plan the evening's games to come; none: no evening, or its end",
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
      summary: "Change settings; while a game runs only those that cannot bend its rules",
      refusals: ["not_host", "no_game_running", "game_running", "game_over"],
    },
    async ({ caller, body }) => {
      await carryOut(caller, { topic: "gameSettings", body: { settings: body } });
      return gameOf(await lookAgain(caller)).settings;
    },
  );
}
