import * as z from "zod/mini";

/** More UTF-16 units than sixty characters can ever be. */
const TEXT_UNITS_MAX = 10_000;
const responseId = z.string().check(z.maxLength(24));

/** What a player may send. Own prompts of a round are numbered from 1. */
export const requipMoveSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("answer"),
    prompt: z.int().check(z.minimum(1), z.maximum(2)),
    text: z.string().check(z.maxLength(TEXT_UNITS_MAX)),
    /** False: later players shall not meet it. */
    keep: z.optional(z.boolean()),
  }),
  /** Somebody else's old answer, for half the points. */
  z.object({
    type: z.literal("requip"),
    prompt: z.int().check(z.minimum(1), z.maximum(2)),
  }),
  z.object({ type: z.literal("vote"), promptResponseId: responseId }),
  /** 'A machine wrote this', or not after all. */
  z.object({ type: z.literal("spotAi"), promptResponseId: responseId, on: z.boolean() }),
  z.object({ type: z.literal("clap") }),
]);
export type RequipMove = z.infer<typeof requipMoveSchema>;
