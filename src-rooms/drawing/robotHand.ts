import { COLOURS, type Drawing } from "../../src-shared/catalog/drawing.ts";
import {
  encodeAction,
  toStep,
  type InkAction,
  type Pen,
  type Step,
} from "../../src-shared/protocol/drawing.ts";

/**
 * How fast a robot's brush moves, in units of the drawing, and its pause between two strokes: like a
 * person's.
 */
const UNITS_PER_SECOND = 170;
const LIFT_MS = 350;
/** Longest time a robot paints, so that the others have time to guess, ms. */
const LONGEST_MS = 50_000;

/** An action of a robot's brush, and when it happens, ms after the robot began. */
export interface TimedAction {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface HandLook {
  readonly mirrored: boolean;
  readonly size: number;
}

interface Moment {
  readonly at: number;
  readonly action: InkAction;
}

/** Returns a drawing as a person would paint it, stroke by stroke, one point at a time. */
export function timeline(drawing: Drawing, look: HandLook): TimedAction[] {
  const { width, height } = drawing;
  const step = ({ x, y }: { x: number; y: number }): Step => {
    const across = look.mirrored ? width - x : x;
    return {
      x: toStep(width / 2 + (across - width / 2) * look.size, width),
      y: toStep(height / 2 + (y - height / 2) * look.size, height),
    };
  };
  const moments: Moment[] = [];
  let at = 0;
  drawing.lines.forEach(({ points, brushColor, brushRadius }, line) => {
    const [first, ...rest] = points;
    if (!first) return;
    at += line === 0 ? 0 : LIFT_MS;
    const begin = {
      stroke: line + 1,
      colour: Math.max(0, COLOURS.indexOf(brushColor)),
      radius: Math.max(0.5, brushRadius * look.size),
      width,
      height,
    };
    moments.push({ at, action: { action: "DRAW", begin, points: [step(first)] } });
    let before = first;
    for (const point of rest) {
      const way = Math.hypot(point.x - before.x, point.y - before.y) * look.size;
      at += (way / UNITS_PER_SECOND) * 1_000;
      moments.push({ at, action: { action: "DRAW", points: [step(point)] } });
      before = point;
    }
  });
  const hurry = Math.min(1, LONGEST_MS / Math.max(1, at));
  const pen: Pen = { x: 0, y: 0 };
  return moments.map((moment) => ({
    at: Math.round(moment.at * hurry),
    bytes: encodeAction(moment.action, pen),
  }));
}
