import type { Routes } from "../../../http/route.ts";
import { guesses, spots, submit, turnOrder } from "./hideAndPeek.usecases.ts";

/** Adds the HTTP routes for HIDE_AND_PEEK. They give the same views and moves as the socket's topics. */
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
    {
      ...look,
      id: "getTurnOrder",
      summary: "Who hides when, and who is looked for now",
      description:
        "Seats in the order in which they hide, the lap the game is in, and how many there are.",
    },
    ({ caller }) => turnOrder(caller),
  );

  routes.add(
    "GET /hideandpeek/:gameCode/fetchSpots",
    {
      ...look,
      id: "listSpots",
      summary: "The hiding spots, and who was seen there",
      description: "Where each spot is in the picture, and which letter it has on the screens.",
    },
    ({ caller }) => spots(caller),
  );

  routes.add(
    "GET /hideandpeek/:gameCode/fetchGuesses",
    {
      ...look,
      id: "listGuesses",
      summary: "What was guessed",
      description:
        "Before it is revealed: one's own guess alone. Nobody sees what others guess before everybody does.",
    },
    ({ caller }) => guesses(caller),
  );

  routes.add(
    "POST /hideandpeek/:gameCode/submitSpot",
    {
      ...act,
      id: "submitSpot",
      summary: "Run or hide somewhere",
      description:
        "The seat has to be one's own, and its turn. While the lights are on it runs, afterwards it hides.",
    },
    ({ caller, body }) => submit(caller, "spot", body),
  );

  routes.add(
    "POST /hideandpeek/:gameCode/submitGuess",
    {
      ...act,
      id: "submitGuess",
      summary: "Guess where the hider is",
      description:
        "The seat has to be one's own, and one of those who look. The last guess before the end of the stage counts.",
    },
    ({ caller, body }) => submit(caller, "guess", body),
  );
}
