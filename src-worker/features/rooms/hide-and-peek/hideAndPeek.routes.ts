import type { Routes } from "../../../http/route.ts";
import { roomParams } from "../../../http/schemas.ts";
import { guessesAnswer, spotBody, spotsAnswer, turnOrderAnswer } from "./hideAndPeek.schemas.ts";
import { guesses, spots, submit, turnOrder } from "./hideAndPeek.usecases.ts";

/** HIDE_AND_PEEK as calls: each leads to the same views and moves as the socket's topics. */
export function addHideAndPeekRoutes(routes: Routes): void {
  const look = {
    method: "get",
    auth: "room",
    rate: "read",
    params: roomParams,
    status: 200,
    refusals: ["no_game_running"],
  } as const;
  const act = {
    method: "post",
    auth: "room",
    rate: "write",
    params: roomParams,
    body: spotBody,
    status: 204,
    refusals: ["no_game_running", "not_yours", "stage_over", "not_your_turn", "game_paused"],
  } as const;

  routes.add(
    {
      ...look,
      path: "/hideandpeek/:gameCode/fetchTurnOrder",
      summary: "Who hides when, and who is looked for now",
      answer: turnOrderAnswer,
    },
    ({ caller }) => turnOrder(caller),
  );

  routes.add(
    {
      ...look,
      path: "/hideandpeek/:gameCode/fetchSpots",
      summary: "The hiding spots, and who was seen or found there",
      answer: spotsAnswer,
    },
    ({ caller }) => spots(caller),
  );

  routes.add(
    {
      ...look,
      path: "/hideandpeek/:gameCode/fetchGuesses",
      summary: "What was guessed, once it is revealed; before that, one's own guess",
      answer: guessesAnswer,
    },
    ({ caller }) => guesses(caller),
  );

  routes.add(
    { ...act, path: "/hideandpeek/:gameCode/submitSpot", summary: "Run or hide somewhere" },
    ({ caller, body }) => submit(caller, "spot", body),
  );

  routes.add(
    { ...act, path: "/hideandpeek/:gameCode/submitGuess", summary: "Guess where the hider is" },
    ({ caller, body }) => submit(caller, "guess", body),
  );
}
