import { LazyBrush } from "lazy-brush";
import type { Point } from "../model/geometry.ts";

/** The largest radius that can be chosen, in units of the drawing. */
export const LAZY_RADIUS_MAX = 30;

/** Points closer together than this add bytes but no shape, in units of the drawing. */
const NEAR = 0.8;

/** Smooths a stroke: the brush is pulled along behind the finger as if on a string. */
export class Stabiliser {
  readonly #brush: LazyBrush;
  #last: Point;

  constructor(radius: number, start: Point) {
    this.#brush = new LazyBrush({ radius: Math.max(radius, NEAR), enabled: radius > 0 });
    this.#brush.update({ ...start }, { both: true });
    this.#last = start;
  }

  /** Moves the finger and returns where the brush is now; undefined if it did not move visibly. */
  follow(finger: Point): Point | undefined {
    this.#brush.update({ x: finger.x, y: finger.y });
    const at = this.#brush.getBrushCoordinates();
    if (Math.hypot(at.x - this.#last.x, at.y - this.#last.y) < NEAR) return undefined;
    this.#last = at;
    return at;
  }

  /**
   * Returns where the brush would be after these positions, without moving it: for positions that the browser
   * predicts.
   */
  foresee(fingers: readonly Point[]): Point[] {
    const brush = new LazyBrush({ radius: this.#brush.radius, enabled: this.#brush.isEnabled() });
    brush.update(this.#brush.getBrushCoordinates(), { both: true });
    return fingers.map(({ x, y }) => {
      brush.update({ x, y });
      return brush.getBrushCoordinates();
    });
  }
}
