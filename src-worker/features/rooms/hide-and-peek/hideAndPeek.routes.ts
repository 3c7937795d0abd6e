import type { Routes } from "../../../http/route.ts";
import { guesses, spots, submit, turnOrder } from "./hideAndPeek.usecases.ts";

/** HIDE_AND_PEEK as calls: each leads to the same views and moves as the socket's topics. */
export function addHideAndPeekRoutes(routes: Routes): void {
  const look = {
    auth: "room",
    rate: "read",
    refusals: ["no_game_running"],
  } as const;
  const act = {
    auth: "room",
    rate: "write",
    refusals: ["no_game_running", "not_yours", "stage_over", "not_your_turn", "game_paused"],
  } as const;

  routes.add(
    "GET /hideandpeek/:gameCode/fetchTurnOrder",
    { ...look, summary: "Who hides when, and who is looked for now" },
    ({ caller }) => turnOrder(caller),
  );

  routes.add(
    "GET /hideandpeek/:gameCode/fetchSpots",
    { ...look, summary: "The hiding spots, and who was seen or found there" },
    ({ caller }) => spots(caller),
  );

  routes.add(
    "GET /hideandpeek/:gameCode/fetchGuesses",
    { ...look, summary: "What was guessed, once it is revealed; before that, one's own guess" },
    ({ caller }) => guesses(caller),
  );

  routes.add(
    "POST /hideandpeek/:gameCode/submitSpot",
    { ...act, summary: "Run or hide somewhere" },
    ({ caller, body }) => submit(caller, "spot", body),
  );

  routes.add(
    "POST /hideandpeek/:gameCode/submitGuess",
    { ...act, summary: "Guess where the hider is" },
    ({ caller, body }) => submit(caller, "guess", body),
  );
}
