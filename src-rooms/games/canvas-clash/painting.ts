import type { Random } from "../random.ts";
import { ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { CanvasContent } from "./content.ts";
import type { Canvas, CanvasTurn, RobotHand } from "./types.ts";

/** Sizes at which robots draw, so that two drawings of the same word differ. */
const SIZES = [1, 0.8] as const;

/**
 * Picks how a robot paints the stored drawing, unlike the turn's other robots (CC27); undefined when the word
 * has no drawing.
 */
export function handFor(
  turn: CanvasTurn,
  elapsed: number,
  random: Random,
  content: CanvasContent,
): RobotHand | undefined {
  const drawing = turn.word.id;
  if (!content.canBeDrawn(drawing)) return undefined;
  const looks = SIZES.flatMap((size) => [false, true].map((mirrored) => ({ size, mirrored })));
  const free = looks.filter(
    (look) =>
      !turn.canvases.some(
        ({ hand }) => hand?.size === look.size && hand.mirrored === look.mirrored,
      ),
  );
  const look = random.pick(free.length > 0 ? free : looks) ?? { size: 1, mirrored: false };
  return { drawing, ...look, beginsAt: elapsed + random.between(...ROBOT_THINKS_MS) };
}

export function withCanvas(turn: CanvasTurn, at: number, canvas: Canvas): CanvasTurn {
  return { ...turn, canvases: turn.canvases.with(at, canvas) };
}
