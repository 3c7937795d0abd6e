import * as z from "zod/mini";
import { GUESS_LENGTH_MAX } from "../../../src-shared/catalog/games/canvas-clash.ts";
import { SHORT_TEXT_UNITS_MAX } from "../../../src-shared/catalog/limits.ts";
import { textLength } from "../../../src-shared/text/clean.ts";

const canvas = z.int().check(z.minimum(0), z.maximum(3));

/**
 * What a player may send. Strokes are not moves: they travel as binary frames (protocol/drawing.ts). A canvas
 * is reported with the room's own command `report` and the canvas's `id`.
 */
export const canvasMoveSchema = z.discriminatedUnion("type", [
  /** READY, painters: another word for all of them. */
  z.object({ type: z.literal("swap") }),
  /** DRAW, guessers. */
  z.object({
    type: z.literal("guess"),
    text: z.string().check(
      z.minLength(1),
      z.maxLength(SHORT_TEXT_UNITS_MAX),
      // As phones count, so that none offers to send what is refused.
      z.refine((text) => textLength(text) <= GUESS_LENGTH_MAX),
    ),
  }),
  /** CREDIT, guessers: the canvas that helped most; may be changed until the stage ends. */
  z.object({ type: z.literal("credit"), canvas }),
  /** DRAW and CREDIT, guessers: there are letters in this drawing; `on: false` takes it back. */
  z.object({ type: z.literal("spelled"), canvas, on: z.boolean() }),
]);
export type CanvasMove = z.infer<typeof canvasMoveSchema>;
