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
      summary: "Get the hiding order and the current hider",
      description:
        "Returns the seats in the order in which they hide, the current lap and the number of laps.",
    },
    ({ caller }) => turnOrder(caller),
  );

  routes.add(
    "GET /hideandpeek/:gameCode/fetchSpots",
    {
      ...look,
      id: "listSpots",
      summary: "List the hiding spots",
      description:
        "Returns the position of each spot in the picture, its letter on the screens, and the players who were seen there.",
    },
    ({ caller }) => spots(caller),
  );

  routes.add(
    "GET /hideandpeek/:gameCode/fetchGuesses",
    {
      ...look,
      id: "listGuesses",
      summary: "List the guesses",
      description: "Before the reveal, only the caller's own guess is returned.",
    },
    ({ caller }) => guesses(caller),
  );

  routes.add(
    "POST /hideandpeek/:gameCode/submitSpot",
    {
      ...act,
      id: "submitSpot",
      summary: "Run to a spot or hide there",
      description:
        "Only for the caller's own seat, and only when it is its turn. While the lights are on, the player runs; afterwards, the player hides.",
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
        "Only for the caller's own seat, and only if it is among the seekers. The last guess before the end of the stage counts.",
    },
    ({ caller, body }) => submit(caller, "guess", body),
  );
}
