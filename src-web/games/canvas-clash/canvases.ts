import type { CanvasShared, SharedCanvas } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { Badge } from "../../../src-shared/catalog/seats.ts";

/** What identifies a canvas: letter, shape and colour. */
interface CanvasName {
  readonly letter: "A" | "B" | "C" | "D";
  readonly badge: Badge;
  readonly colour: string;
}

const NAMES: readonly CanvasName[] = [
  { letter: "A", badge: "circle", colour: "var(--canvas-a)" },
  { letter: "B", badge: "square", colour: "var(--canvas-b)" },
  { letter: "C", badge: "triangle", colour: "var(--canvas-c)" },
  { letter: "D", badge: "star", colour: "var(--canvas-d)" },
];

/** Returns the name of the canvas with this index. */
export function canvasName(index: number): CanvasName {
  // SAFETY of the fallback: a room has at most four canvases.
  return NAMES[index] ?? { letter: "A", badge: "circle", colour: "var(--canvas-a)" };
}

/** One canvas of the turn with its index. */
export interface IndexedCanvas extends SharedCanvas {
  readonly index: number;
}

/** Returns the canvases of the turn, A first. */
export function canvasList(shared: CanvasShared | undefined): readonly IndexedCanvas[] {
  return Object.entries(shared?.canvases ?? {})
    .map(([index, canvas]) => ({ ...canvas, index: Number(index) }))
    .sort((a, b) => a.index - b.index);
}
