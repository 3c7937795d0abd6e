import * as z from "zod/mini";
import { SPOT_NAMES } from "../../../src-shared/catalog/hideScenes.ts";

const spotName = z.enum(SPOT_NAMES);

/** What a player may send. */
export const hideMoveSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("spot"), spotName }),
  z.object({ type: z.literal("guess"), spotName, doubled: z.optional(z.boolean()) }),
]);
export type HideMove = z.infer<typeof hideMoveSchema>;
