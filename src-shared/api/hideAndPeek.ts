import * as z from "zod";
import { SPOT_NAMES } from "../catalog/hideSpots.ts";
import { roomParams, seatSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";

const spotName = z.enum(SPOT_NAMES);

const turnOrderAnswer = z.object({
  lap: z.int(),
  laps: z.int(),
  turnOrder: z.array(z.int()),
  currentHiderId: z.int().optional().meta({ description: "Who is looked for now" }),
});

const spotsAnswer = z.array(
  z.object({
    spotName,
    letter: z.string(),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    playerIds: z
      .array(z.int())
      .meta({ description: "Who was last seen there in the light, or was found there" }),
  }),
);

const guessesAnswer = z.array(z.object({ playerId: z.int(), spotName, doubled: z.boolean() }));

const submit = {
  params: roomParams,
  /** A place to hide in, or a guess. */
  body: z.object({ playerId: seatSchema, spotName }),
  status: 204,
} as const;

/** HIDE_AND_PEEK as calls. */
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
