import * as z from "zod";
import { expect, test } from "vitest";
import { hostResponse, stageResponse } from "../../../../src-shared/api/host.ts";
import {
  gameResponse,
  playerResponse,
  roundSummaryResponse,
} from "../../../../src-shared/api/game.ts";
import { join, openRoom, problem, bindings } from "../../support/support.ts";
import { roomStub } from "../../../../src-worker/features/rooms/object/routing.ts";

/** A room with its host and one player, before a game is chosen. */
async function table() {
  const { gameCode, roomToken, host } = await openRoom();
  const person = await join(gameCode, 0);
  const hosting = (method: string, path: string, body?: object) =>
    host.call(method, `/host/${gameCode}${path}`, { roomToken, ...(body && { body }) });
  const game = (path = "") => host.call("GET", `/game/${gameCode}${path}`, { roomToken });
  return { gameCode, roomToken, host, person, hosting, game };
}

test("a game can be played from its choice to its podium with HTTP calls, apart from its start", async () => {
  const { gameCode, roomToken, host, person, hosting, game } = await table();
  for (const path of ["", "/playerCount", "/playerList", "/roundSummary"]) {
    expect(await game(path)).toMatchObject({ status: 404, body: problem(404, "no_game_running") });
  }
  const settings = { numberOfRounds: 1, includeTutorial: true };
  const created = await host.call("POST", "/game/create", {
    body: { gameCode: gameCode.toLowerCase(), gameType: "RPS_SHOOT", settings },
    roomToken,
  });
  expect(created).toMatchObject({
    status: 201,
    body: {
      gameCode,
      gameType: "RPS_SHOOT",
      stage: "LOBBY",
      roundCount: 0,
      settings: { ...settings, language: "en" },
    },
  });
  expect((await game()).body).toEqual(created.body);

  const place = await person.call("POST", "/game/join", {
    body: { gameCode, sessionPlayerId: person.sessionPlayerId },
    roomToken: person.roomToken,
  });
  const { gameId } = gameResponse.parse(created.body);
  const own = {
    playerId: 1,
    sessionPlayerId: 1,
    gameId,
    score: 0,
    rank: 1,
    robot: false,
    gameOwner: true,
  };
  expect(place).toMatchObject({ status: 200, body: own });

  const robot = await hosting("POST", "/addAIPlayer");
  expect(robot).toMatchObject({ status: 201, body: { sessionPlayerId: 2, robot: true } });
  expect((await game("/playerCount")).body).toEqual({ playerCount: 2 });

  const changed = await hosting("PUT", "/updateGameSettings", { musicEnabled: false });
  expect(changed).toMatchObject({ status: 200, body: { musicEnabled: false, numberOfRounds: 1 } });

  // A game is started by the room's command; there is no HTTP call for it.
  const room = await roomStub(bindings, gameCode);
  expect(await room.command({ kind: "host" }, { topic: "startGame", body: {} })).toMatchObject({
    ok: true,
  });
  const running = gameResponse.parse((await game()).body);
  expect(running).toMatchObject({ gameId, stage: "TUTORIAL" });
  const busy = await hosting("PUT", "/updateGameSettings", { numberOfRounds: 2 });
  expect(busy).toMatchObject({ status: 409, body: problem(409, "game_running") });
  const renamed = await person.call(
    "POST",
    `/gameSession/${gameCode}/updateSessionPlayer/${person.sessionPlayerId}`,
    { body: { alias: "Somebody else" }, roomToken: person.roomToken },
  );
  expect(renamed).toMatchObject({ status: 409, body: problem(409, "game_running") });
  const speaking = await host.call("POST", `/gameSession/${gameCode}`, {
    body: { language: "de" },
    roomToken,
  });
  expect(speaking).toMatchObject({ status: 409, body: problem(409, "game_running") });
  const secret = await hosting("GET", "/journal");
  expect(secret).toMatchObject({ status: 409, body: problem(409, "game_running") });

  const set = async (stageId: number) =>
    stageResponse.parse((await hosting("POST", "/setRoundStage", { stageId })).body);
  expect((await set(running.stageId)).stageId, "it is on already").toBe(running.stageId);
  const next = await set(running.stageId + 1);
  expect(next.stageId).toBe(running.stageId + 1);
  const late = await hosting("POST", "/setRoundStage", { stageId: running.stageId });
  expect(late).toMatchObject({ status: 409, body: problem(409, "stage_over") });
  const after = await set(next.stageId + 1);
  expect(after.stageId).toBe(next.stageId + 1);

  const summary = roundSummaryResponse.parse((await game("/roundSummary")).body);
  expect(summary).toMatchObject({ roundCount: 1, scoreMultiplier: 1, stage: after.stage });
  expect(new Set(summary.players.map(({ playerId }) => playerId))).toEqual(new Set([1, 2]));
  const mine = (path: string) =>
    person.call("GET", `/player/${gameCode}/${path}/1`, { roomToken: person.roomToken });
  expect((await mine("round")).body).toEqual({ roundId: 1, roundCount: 1, scoreMultiplier: 1 });
  expect((await mine("existingGame")).body).toMatchObject({ gameId, stage: after.stage });
  expect((await mine("player")).body).toMatchObject({ playerId: 1, gameId });

  const advance = async () =>
    stageResponse.parse((await hosting("POST", "/advanceRound")).body).stage;
  expect(await advance(), "the rest of the round at once").toBe("ROUND_SUMMARY");
  expect(roundSummaryResponse.parse((await game("/roundSummary")).body).roundCount).toBe(1);

  expect((await hosting("POST", "/endGame")).status).toBe(204);
  expect(gameResponse.parse((await game()).body).stage).toBe("GAME_END");
  const again = gameResponse.parse((await hosting("POST", "/duplicate")).body);
  expect(again.gameId).not.toBe(gameId);
  expect(again.stage).not.toBe("GAME_END");
});

test.for([1, 2, 3])(
  "in a room that was closed no host goes on to stage %i, nor to the next round",
  async (stageId) => {
    const { gameCode, roomToken, host, hosting } = await table();
    await host.call("POST", `/gameSession/${gameCode}/destroy`, { roomToken });
    const over = { status: 410, body: problem(410, "game_over") };
    expect(await hosting("POST", "/setRoundStage", { stageId })).toMatchObject(over);
    expect(await hosting("POST", "/advanceRound")).toMatchObject(over);
  },
);

test("the host sees the room, and between games its journal", async () => {
  const { gameCode, hosting, person } = await table();
  const seen = hostResponse.parse((await hosting("GET", "")).body);
  expect(seen).toMatchObject({
    gameCode,
    active: true,
    isPublic: false,
    hostSpectate: false,
    playerCount: 1,
  });
  expect(seen.players).toMatchObject([
    {
      playerId: person.sessionPlayerId,
      alias: person.alias,
      avatarSrc: person.avatarSrc,
      presence: "gone",
    },
  ]);
  expect(seen).not.toHaveProperty("game");
  const journal = await hosting("GET", "/journal");
  expect(journal.status).toBe(200);
  expect(journal.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const file = z.object({ inputs: z.array(z.object({ input: z.object({ type: z.string() }) })) });
  const { inputs } = file.parse(JSON.parse(String(journal.body)));
  expect(inputs.map(({ input }) => input.type)).toContain("join");
});

test("without a game, ending, changing or repeating it gets a 404", async () => {
  const { hosting } = await table();
  for (const [method, path, body] of [
    ["POST", "/endGame"],
    ["PUT", "/updateGameSettings", { musicEnabled: false }],
    ["POST", "/duplicate"],
  ] as const) {
    expect(await hosting(method, path, body)).toMatchObject({
      status: 404,
      body: problem(404, "no_game_running"),
    });
  }
});

test("a game with too few players is refused when it is started", async () => {
  const { gameCode, host, roomToken, hosting, game } = await table();
  const body = { gameCode, gameType: "RPS_SHOOT" };
  expect((await host.call("POST", "/game/create", { body, roomToken })).status).toBe(201);
  const start = await hosting("POST", "/duplicate");
  expect(start).toMatchObject({ status: 409, body: problem(409, "not_enough_players") });
  const players = z.array(playerResponse).parse((await game("/playerList")).body);
  expect(players).toHaveLength(1);
});
