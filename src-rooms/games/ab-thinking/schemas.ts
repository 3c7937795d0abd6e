import * as z from "zod/mini";

/** More UTF-16 units than sixty characters ever have: an emoji can take fifteen. */
const TEXT_UNITS_MAX = 1_000;
const cardId = z.string().check(z.minLength(1), z.maxLength(80));

/** What a player may send. */
export const abMoveSchema = z.discriminatedUnion("type", [
  /** Without `text`, the storyteller says the clue out loud. */
  z.object({
    type: z.literal("clue"),
    cardId,
    text: z.optional(z.string().check(z.maxLength(TEXT_UNITS_MAX))),
  }),
  z.object({ type: z.literal("pick"), cardId }),
  z.object({
    type: z.literal("vote"),
    cardIds: z.array(cardId).check(z.minLength(1), z.maxLength(2)),
  }),
]);
export type AbMove = z.infer<typeof abMoveSchema>;
