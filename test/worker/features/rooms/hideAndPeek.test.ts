import { expect, test } from "vitest";
import { createdResponse } from "../../../../src-shared/api/gameSession.ts";
import { registered } from "../../support/cast.ts";
import { endStage, join, openRoom, problem } from "../../support/support.ts";

/** A room with three players in which HIDE_AND_PEEK has begun. */
async function garden() {
  const host = await registered({ isAlphaTester: true });
  const wish = { isPublic: false, language: "en", hostType: "HOST" };
  const opened = await host.call("POST", "/gameSession/create", {
    body: wish,
    bearer: host.bearer,
  });
  const { gameCode, roomToken } = createdResponse.parse(opened.body);
  const players = await Promise.all([0, 1, 2].map((at) => join(gameCode, at)));
  const settings = { includeTutorial: false };
  const body = { gameType: "HIDE_AND_PEEK", gameCode, settings };
  await host.call("POST", "/game/create", { body, roomToken });
  return { gameCode, roomToken, host, players };
}

const path = (gameCode: string, call: string) => `/hideandpeek/${gameCode}/${call}`;

test("the game's calls get a 404 while no game is running", async () => {
  const { gameCode, roomToken, host } = await garden();
  for (const call of ["fetchTurnOrder", "fetchSpots", "fetchGuesses"]) {
    const reply = await host.call("GET", path(gameCode, call), { roomToken });
    expect(reply.body, call).toEqual(problem(404, "no_game_running"));
  }
});

test("players run, hide and guess by calls, each only for themselves", async () => {
  const { gameCode, roomToken, host, players } = await garden();
  const [ada, ben] = players;
  if (!ada || !ben) throw new Error("too few");
  const advance = () => endStage(host, gameCode, roomToken);
  expect((await host.call("POST", `/host/${gameCode}/duplicate`, { roomToken })).status).toBe(200);
  await advance();

  const submit = (who: typeof ada, call: string, playerId: number, spotName: string) =>
    who.call("POST", path(gameCode, call), {
      body: { playerId, spotName },
      roomToken: who.roomToken,
    });
  expect((await submit(ada, "submitSpot", ada.sessionPlayerId, "house2")).status).toBe(204);
  expect((await submit(ada, "submitSpot", ben.sessionPlayerId, "house2")).body).toEqual(
    problem(403, "not_yours"),
  );
  expect((await submit(ada, "submitSpot", ada.sessionPlayerId, "house7")).status).toBe(400);
  expect((await submit(ada, "submitGuess", ada.sessionPlayerId, "house2")).body).toEqual(
    problem(409, "stage_over"),
  );
  const seen = await host.call("GET", path(gameCode, "fetchSpots"), { roomToken });
  // The letter of each spot is random: the scene is arranged differently every night.
  const spots = seen.body as { spotName: string; letter: string; playerIds: number[] }[];
  expect(spots.map(({ letter }) => letter)).toEqual(spots.map((_, at) => "ABCDEFGHIJ"[at]));
  expect(spots).toContainEqual(
    expect.objectContaining({ spotName: "house2", playerIds: [ada.sessionPlayerId] }),
  );

  await advance();
  expect((await submit(ada, "submitSpot", ada.sessionPlayerId, "red_bucket")).status).toBe(204);
  const dark = await host.call("GET", path(gameCode, "fetchSpots"), { roomToken });
  expect(dark.body).toContainEqual(
    expect.objectContaining({ spotName: "red_bucket", playerIds: [] }),
  );

  await advance();
  const order = await host.call("GET", path(gameCode, "fetchTurnOrder"), { roomToken });
  const { turnOrder, currentHiderId } = order.body as {
    turnOrder: number[];
    currentHiderId: number;
  };
  expect(turnOrder.toSorted((a, b) => a - b)).toEqual(
    players.map(({ sessionPlayerId }) => sessionPlayerId).toSorted((a, b) => a - b),
  );
  const hider = players.find(({ sessionPlayerId }) => sessionPlayerId === currentHiderId);
  const [one, other] = players.filter((player) => player !== hider);
  if (!hider || !one || !other) throw new Error("too few");
  expect((await submit(hider, "submitGuess", currentHiderId, "house1")).body).toEqual(
    problem(409, "not_your_turn"),
  );
  expect((await submit(one, "submitGuess", one.sessionPlayerId, "house1")).status).toBe(204);
  const guessesOf = async (token: string) =>
    (await host.call("GET", path(gameCode, "fetchGuesses"), { roomToken: token })).body;
  const mine = { playerId: one.sessionPlayerId, spotName: "house1", doubled: false };
  expect(await guessesOf(one.roomToken)).toEqual([mine]);
  expect(await guessesOf(other.roomToken)).toEqual([]);
  expect(await guessesOf(roomToken)).toEqual([]);
  await advance();
  expect(await guessesOf(roomToken)).toEqual([mine]);
});

test("the game is refused to a host who is no alpha tester", async () => {
  const { gameCode, roomToken, host } = await openRoom();
  const body = { gameType: "HIDE_AND_PEEK", gameCode, settings: {} };
  const reply = await host.call("POST", "/game/create", { body, roomToken });
  expect(reply.body).toEqual(problem(403, "game_not_offered"));
});
