import * as z from "zod";
import { SPOT_NAMES } from "../../../../src-shared/catalog/hideSpots.ts";
import { seatSchema } from "../../../http/schemas.ts";

const spotName = z.enum(SPOT_NAMES);

/** What somebody submits: a place to hide in, or a guess. */
export const spotBody = z.object({ playerId: seatSchema, spotName });

export const turnOrderAnswer = z.object({
  lap: z.int(),
  laps: z.int(),
  turnOrder: z.array(z.int()),
  currentHiderId: z.int().optional().meta({ description: "Who is looked for now" }),
});

export const spotsAnswer = z.array(
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

export const guessesAnswer = z.array(
  z.object({ playerId: z.int(), spotName, doubled: z.boolean() }),
);
