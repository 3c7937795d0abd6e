import {
  ACTION,
  ACTION_POINTS_MAX,
  CANVAS_POINTS_MAX,
  type InkRefusal,
  type Pen,
} from "../../src-shared/protocol/drawing.ts";
import { PLACES, sketchOf, type Sketch } from "../games/sketch.ts";
import { follow, type Span } from "./strokesFrame.ts";

/** Most strokes on one canvas. */
const STROKES_MAX = 4_000;

/**
 * What the room needs to know of a canvas to judge the next action: where the pen is, which strokes exist and
 * how many points they have. The ink itself is in the frames for screens and storage.
 */
export class CanvasLog {
  readonly #pen: Pen = { x: 0, y: 0 };
  /** Numbers of the strokes, oldest first, and the number of points of each. */
  readonly #strokes: number[] = [];
  readonly #points: number[] = [];
  /** A coarse version of each stroke, from which sketches are made. */
  readonly #coarse: { readonly places: number[]; readonly rubs: number }[] = [];
  #total = 0;
  /** Whether the newest stroke may be continued. */
  #isOpen = false;

  /** Number of the newest stroke that was not undone; 0: none. */
  get #newest(): number {
    return this.#strokes.at(-1) ?? 0;
  }

  get inked(): boolean {
    return this.#strokes.length > 0;
  }

  /** What a glance at this canvas shows. */
  get sketch(): Sketch {
    return sketchOf(this.#coarse);
  }

  /**
   * Takes an action, or returns why it is refused; then nothing has changed. `bytes` are those of its frame.
   */
  take(bytes: Uint8Array, span: Span): InkRefusal | undefined {
    if (span.what === ACTION.DRAW) return this.#draw(bytes, span);
    if (!span.isSound) return "invalid_move";
    if (span.what === ACTION.UNDO) this.#undo(span.stroke);
    else this.clear();
    return undefined;
  }

  #draw(bytes: Uint8Array, span: Span): InkRefusal | undefined {
    const { begins, stroke, count, isSound } = span;
    if (!isSound || count < 1 || count > ACTION_POINTS_MAX) return "invalid_move";
    if (begins ? stroke <= this.#newest : !this.#isOpen) return "invalid_move";
    const isFull = begins && this.#strokes.length >= STROKES_MAX;
    if (isFull || this.#total + count > CANVAS_POINTS_MAX) return "too_much_ink";
    const fresh = { places: [], rubs: span.rubs * PLACES };
    const coarse = (begins ? undefined : this.#coarse.at(-1)) ?? fresh;
    if (!follow(bytes, span, this.#pen, coarse.places)) return "invalid_move";
    if (begins) {
      this.#strokes.push(stroke);
      this.#coarse.push(coarse);
      this.#points.push(0);
      this.#isOpen = true;
    }
    this.#points[this.#points.length - 1] = (this.#points.at(-1) ?? 0) + count;
    this.#total += count;
    return undefined;
  }

  /** Removes this stroke and all later ones. */
  #undo(stroke: number): void {
    while (this.inked && this.#newest >= stroke) {
      this.#strokes.pop();
      this.#coarse.pop();
      this.#total -= this.#points.pop() ?? 0;
    }
    this.#isOpen = false;
  }

  clear(): void {
    this.#strokes.length = 0;
    this.#points.length = 0;
    this.#coarse.length = 0;
    this.#total = 0;
    this.#isOpen = false;
  }
}
