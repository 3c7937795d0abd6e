import * as z from "zod/mini";
import { SHORT_TEXT_UNITS_MAX } from "../../../src-shared/catalog/limits.ts";

const cardId = z.string().check(z.minLength(1), z.maxLength(80));

/** What a player may send. */
export const abMoveSchema = z.discriminatedUnion("type", [
  /** Without `text`, the storyteller says the clue out loud. */
  z.object({
    type: z.literal("clue"),
    cardId,
    text: z.optional(z.string().check(z.maxLength(SHORT_TEXT_UNITS_MAX))),
  }),
  z.object({ type: z.literal("pick"), cardId }),
  z.object({
    type: z.literal("vote"),
    cardIds: z.array(cardId).check(z.minLength(1), z.maxLength(2)),
  }),
]);
export type AbMove = z.infer<typeof abMoveSchema>;
