import * as z from "zod/mini";
import type { PlayerId, StageId } from "./ids.ts";

// Ids are plain numbers and texts on the wire; the pipes below only add the brands.
const positive = z.int().check(z.positive());
export const playerIdSchema = z.pipe(
  positive,
  z.transform((value) => value as PlayerId),
);
export const stageIdSchema = z.pipe(
  positive,
  z.transform((value) => value as StageId),
);
