import { LazyBrush } from "lazy-brush";
import type { Point } from "../model/geometry.ts";

/** The most that can be chosen, in units of the drawing. */
export const LAZY_RADIUS_MAX = 30;

/** Points nearer to each other than this add bytes and no shape, in units of the drawing. */
const NEAR = 0.8;

/** Takes the shaking out of a stroke: the brush is drawn along behind the finger as on a string. */
export class Stabiliser {
  readonly #brush: LazyBrush;
  #last: Point;

  constructor(radius: number, start: Point) {
    this.#brush = new LazyBrush({ radius: Math.max(radius, NEAR), enabled: radius > 0 });
    this.#brush.update({ ...start }, { both: true });
    this.#last = start;
  }

  /** Where the brush came when the finger went there; nothing when it did not move visibly. */
  follow(finger: Point): Point | undefined {
    this.#brush.update({ x: finger.x, y: finger.y });
    const at = this.#brush.getBrushCoordinates();
    if (Math.hypot(at.x - this.#last.x, at.y - this.#last.y) < NEAR) return undefined;
    this.#last = at;
    return at;
  }

  /** Where the brush would be after these, without going there: for what the browser predicts. */
  foresee(fingers: readonly Point[]): Point[] {
    const brush = new LazyBrush({ radius: this.#brush.radius, enabled: this.#brush.isEnabled() });
    brush.update(this.#brush.getBrushCoordinates(), { both: true });
    return fingers.map(({ x, y }) => {
      brush.update({ x, y });
      return brush.getBrushCoordinates();
    });
  }
}
