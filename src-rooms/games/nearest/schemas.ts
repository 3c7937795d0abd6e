import * as z from "zod/mini";
import { HIGHEST } from "./facts.ts";

/** What a player may send. */
export const nearestMoveSchema = z.object({
  type: z.literal("estimate"),
  value: z.int().check(z.minimum(0), z.maximum(HIGHEST)),
});
export type NearestMove = z.infer<typeof nearestMoveSchema>;
