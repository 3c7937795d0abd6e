import * as z from "zod/mini";
import { TEXT_UNITS_MAX } from "../../../src-shared/catalog/limits.ts";

const responseId = z.string().check(z.maxLength(24));

/** What a player may send. A player's prompts of a round are numbered from 1. */
export const requipMoveSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("answer"),
    prompt: z.int().check(z.minimum(1), z.maximum(2)),
    text: z.string().check(z.maxLength(TEXT_UNITS_MAX)),
    /** False: the answer must not be left behind for later players. */
    keep: z.optional(z.boolean()),
  }),
  /** Takes somebody else's old answer, for half the points. */
  z.object({
    type: z.literal("requip"),
    prompt: z.int().check(z.minimum(1), z.maximum(2)),
  }),
  z.object({ type: z.literal("vote"), promptResponseId: responseId }),
  /** Tags an answer 'a machine wrote this'; `on: false` takes the tag back. */
  z.object({ type: z.literal("spotAi"), promptResponseId: responseId, on: z.boolean() }),
  z.object({ type: z.literal("clap") }),
]);
export type RequipMove = z.infer<typeof requipMoveSchema>;
