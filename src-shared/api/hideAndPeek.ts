import * as z from "zod";
import { SCENE, SPOT_NAMES } from "../catalog/hideScenes.ts";
import { roomParams, seatNumber, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";

const spotName = z.enum(SPOT_NAMES).meta({ id: "SpotName", description: "A place to hide" });

const turnOrderAnswer = z
  .object({
    lap: z.int(),
    laps: z.int().meta({ examples: [2] }),
    turnOrder: z.array(z.int()).meta({ description: "Numbers of seats", examples: [[2, 4, 1]] }),
    currentHiderId: z
      .int()
      .optional()
      .meta({ description: "Who is looked for now", examples: [4] }),
  })
  .meta({ id: "TurnOrder", description: "Who hides when" });

const place = z
  .number()
  .meta({ description: `In a picture of ${SCENE.width} by ${SCENE.height}`, examples: [300] });

const spot = z
  .object({
    spotName,
    letter: z.string().meta({ description: "What screens call it by", examples: ["A"] }),
    x: place,
    y: place,
    width: place,
    height: place,
    playerIds: z.array(z.int()).meta({
      description: "Who was last seen there in the light, or was found there",
      examples: [[4]],
    }),
  })
  .meta({ id: "Spot", description: "A place to hide, and who was seen there" });
const spotsAnswer = z
  .array(spot)
  .meta({ description: "Every spot of the scene that is played in" });

const guess = z
  .object({
    playerId: seatNumber,
    spotName,
    doubled: z.boolean().meta({ description: "Does it count twice?" }),
  })
  .meta({ id: "Guess", description: "Where somebody looks" });
const guessesAnswer = z.array(guess).meta({ description: "The guesses the caller may see" });

const submitBody = z
  .object({ playerId: seatSchema, spotName })
  .meta({ id: "SpotRequest", description: "Who goes or looks where" });

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
    answer: turnOrderAnswer,
  },
  "GET /hideandpeek/:gameCode/fetchSpots": {
    params: roomParams,
    status: 200,
    answer: spotsAnswer,
  },
  "GET /hideandpeek/:gameCode/fetchGuesses": {
    params: roomParams,
    status: 200,
    answer: guessesAnswer,
  },
  "POST /hideandpeek/:gameCode/submitSpot": submit,
  "POST /hideandpeek/:gameCode/submitGuess": submit,
} as const satisfies CallTable;
