import * as z from "zod/mini";
import { TEXT_UNITS_MAX } from "../../../src-shared/catalog/limits.ts";
import { CAPTIONS_EACH } from "./facts.ts";

const ownPhoto = z.int().check(z.minimum(1), z.maximum(CAPTIONS_EACH));

/** What a player may send. The photos a player captions are numbered from 1. */
export const snaptionMoveSchema = z.discriminatedUnion("type", [
  /** A photo that was uploaded before this move. */
  z.object({
    type: z.literal("photo"),
    photoId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  /** Takes a built-in photo instead. */
  z.object({ type: z.literal("pack") }),
  z.object({
    type: z.literal("caption"),
    photo: ownPhoto,
    text: z.string().check(z.maxLength(TEXT_UNITS_MAX)),
  }),
  /** Takes a line from the packs, or a built-in one: what robots send. */
  z.object({ type: z.literal("line"), photo: ownPhoto }),
  z.object({ type: z.literal("vote"), letter: z.string().check(z.regex(/^[A-P]$/)) }),
  z.object({ type: z.literal("clap") }),
]);
export type SnaptionMove = z.infer<typeof snaptionMoveSchema>;
