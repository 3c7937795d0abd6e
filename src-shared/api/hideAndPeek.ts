import * as z from "zod";
import { SCENE, SPOT_NAMES } from "../catalog/hideScenes.ts";
import { roomParams, seatNumber, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";

const spotName = z.enum(SPOT_NAMES).meta({ id: "SpotName", description: "A hiding spot" });

const turnOrderResponse = z
  .object({
    lap: z.int(),
    laps: z.int().meta({ examples: [2] }),
    turnOrder: z
      .array(z.int())
      .meta({ description: "Seats, in the order in which they hide", examples: [[2, 4, 1]] }),
    currentHiderId: z
      .int()
      .optional()
      .meta({ description: "Seat of the player who is being looked for", examples: [4] }),
  })
  .meta({ id: "TurnOrder", description: "The order in which players hide" });

const place = z.number().meta({
  description: `Position or size in a scene of ${SCENE.width} by ${SCENE.height}`,
  examples: [300],
});

const spot = z
  .object({
    spotName,
    letter: z.string().meta({ description: "Letter of the spot on the screens", examples: ["A"] }),
    x: place,
    y: place,
    width: place,
    height: place,
    playerIds: z.array(z.int()).meta({
      description:
        "Seats of the players who were last seen there with the lights on, or were found there",
      examples: [[4]],
    }),
  })
  .meta({ id: "Spot", description: "A hiding spot, and the players seen there" });
const spotsResponse = z.array(spot).meta({ description: "All spots of the current scene" });

const guess = z
  .object({
    playerId: seatNumber,
    spotName,
    doubled: z.boolean().meta({ description: "Whether it counts double" }),
  })
  .meta({ id: "Guess", description: "A player's guess" });
const guessesResponse = z.array(guess).meta({ description: "The guesses the caller may see" });

const submitBody = z
  .object({ playerId: seatSchema, spotName })
  .meta({ id: "SpotRequest", description: "The caller's seat, and the spot" });

const submit = {
  params: roomParams,
  /** A spot to hide in, or a guess. */
  body: submitBody,
  status: 204,
} as const;

/** Calls of the game HIDE_AND_PEEK. */
export const HIDE_AND_PEEK_CALLS = {
  "GET /hideandpeek/:gameCode/fetchTurnOrder": {
    params: roomParams,
    status: 200,
    response: turnOrderResponse,
  },
  "GET /hideandpeek/:gameCode/fetchSpots": {
    params: roomParams,
    status: 200,
    response: spotsResponse,
  },
  "GET /hideandpeek/:gameCode/fetchGuesses": {
    params: roomParams,
    status: 200,
    response: guessesResponse,
  },
  "POST /hideandpeek/:gameCode/submitSpot": submit,
  "POST /hideandpeek/:gameCode/submitGuess": submit,
} as const satisfies CallTable;
