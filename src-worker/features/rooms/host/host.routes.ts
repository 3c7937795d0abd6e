import * as z from "zod";
import { lookAgain } from "../session/gameSession.usecases.ts";
import { sessionPlayerAnswer } from "../session/gameSession.schemas.ts";
import { gameOf } from "../game/game.ts";
import { gameAnswer, settingsAnswer, settingsPatch } from "../game/game.schemas.ts";
import { addRobot, carryOut } from "../game/game.usecases.ts";
import { granted } from "../../../shared/problem.ts";
import type { Routes } from "../../../http/route.ts";
import { roomParams } from "../../../http/schemas.ts";
import { hostAnswer, playlistBody, setStageBody, stageAnswer } from "./host.schemas.ts";
import { endStage, hostView, nextStage } from "./host.usecases.ts";

/** What a host does, as calls: each becomes the same command of the room as its realtime topic. */
export function addHostRoutes(routes: Routes): void {
  const look = {
    method: "get",
    auth: "room",
    rate: "read",
    params: roomParams,
    status: 200,
  } as const;
  const act = { method: "post", auth: "room", rate: "write", params: roomParams } as const;
  const stageRefusals = [
    "not_host",
    "no_game_running",
    "stage_over",
    "game_paused",
    "game_over",
  ] as const;

  routes.add(
    {
      ...look,
      path: "/host/:gameCode",
      summary: "The room as its host sees it",
      answer: hostAnswer,
      refusals: ["not_host"],
    },
    ({ caller }) => hostView(caller),
  );

  routes.add(
    {
      ...look,
      path: "/host/:gameCode/journal",
      summary: "Everything that happened since the last game began, for `npm run replay`",
      answer: z.string(),
      media: "text/plain",
      refusals: ["not_host", "game_running"],
    },
    async ({ caller: { room, actor } }) => granted(await room.exportJournal(actor)),
  );

  routes.add(
    {
      ...act,
      path: "/host/:gameCode/advanceRound",
      summary: "End the stage that is on now",
      status: 200,
      answer: stageAnswer,
      refusals: stageRefusals,
    },
    ({ caller }) => nextStage(caller),
  );

  routes.add(
    {
      ...act,
      path: "/host/:gameCode/setRoundStage",
      summary: "End the named stage, if it is still on",
      body: setStageBody,
      status: 200,
      answer: stageAnswer,
      refusals: stageRefusals,
    },
    ({ caller, body }) => endStage(caller, body.stage),
  );

  routes.add(
    {
      ...act,
      path: "/host/:gameCode/duplicate",
      summary: "The same game again with the same players",
      status: 200,
      answer: gameAnswer,
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
    {
      ...act,
      path: "/host/:gameCode/addAIPlayer",
      summary: "Seat a robot",
      status: 201,
      answer: sessionPlayerAnswer,
      refusals: ["not_host", "no_robot_left", "error.max_players_reached", "game_over"],
    },
    ({ caller }) => addRobot(caller),
  );

  routes.add(
    {
      ...act,
      path: "/host/:gameCode/endGame",
      summary: "End the running game; its podium follows",
      status: 204,
      refusals: ["not_host", "no_game_running", "game_over"],
    },
    async ({ caller }) => {
      await carryOut(caller, { topic: "requestEndGame", body: {} });
    },
  );

  routes.add(
    {
      ...act,
      method: "put",
      path: "/host/:gameCode/playlist",
      summary: "Plan the evening's games to come; none: no evening, or its end",
      body: playlistBody,
      status: 204,
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
    {
      ...act,
      method: "put",
      path: "/host/:gameCode/updateGameSettings",
      summary: "Change settings; while a game runs only those that cannot bend its rules",
      body: settingsPatch,
      status: 200,
      answer: settingsAnswer,
      refusals: ["not_host", "no_game_running", "game_running", "game_over"],
    },
    async ({ caller, body }) => {
      await carryOut(caller, { topic: "gameSettings", body: { settings: body } });
      return gameOf(await lookAgain(caller)).settings;
    },
  );
}
