import { colourOf, GROUND } from "../../../src-shared/catalog/drawing.ts";
import { DENSITY_MAX } from "../model/geometry.ts";
import { drawBody, drawLine, drawTail } from "../model/ink.ts";
import type { CanvasChange, LiveCanvasInk } from "./LiveSheets.ts";
import type { Stroke } from "../model/strokes.ts";
import { Playback } from "./playback.ts";

/** Without new ink for this long the brush rests, and the end of its line is drawn, ms. */
const REST_MS = 90;

/**
 * Paints one canvas as its ink arrives from the room. Actions are queued and painted in order (specification,
 * section 4), a few points per frame (`Playback`), so that a line flows instead of jumping.
 */
export class LiveInk {
  readonly #element: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #board: LiveCanvasInk;
  readonly #safe: boolean;
  readonly #sizes: ResizeObserver;
  readonly #stop: () => void;
  /** Number of strokes that are completely painted. */
  #whole = 0;
  /** Of the next stroke: how many points are shown and how many pieces are drawn. */
  #points = 0;
  #pieces = 0;
  #frame = 0;
  readonly #playback = new Playback();
  #hasTail = false;

  constructor(element: HTMLCanvasElement, board: LiveCanvasInk, safeColours: boolean) {
    this.#element = element;
    this.#pen = element.getContext("2d", { alpha: false });
    this.#board = board;
    this.#safe = safeColours;
    this.#stop = board.onChange(this.#onChange);
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(element);
    this.#resize();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#stop();
    this.#sizes.disconnect();
  }

  #resize(): void {
    const density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio || 1);
    this.#element.width = Math.max(1, Math.round(this.#element.clientWidth * density));
    this.#element.height = Math.max(1, Math.round(this.#element.clientHeight * density));
    this.#repaint();
  }

  #onChange = (change: CanvasChange): void => {
    if (change === "reset") return this.#repaint();
    this.#playback.came(performance.now(), this.#frame === 0);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#flow);
  };

  /** Paints everything from scratch. */
  #repaint(): void {
    const pen = this.#pen;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!pen) return;
    const { width, height } = this.#board.size;
    pen.setTransform(this.#element.width / width, 0, 0, this.#element.height / height, 0, 0);
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, width, height);
    const { strokes } = this.#board;
    for (const stroke of strokes) drawLine(pen, stroke.points, this.#brush(stroke));
    // The last stroke may still grow.
    this.#whole = Math.max(0, strokes.length - 1);
    const last = strokes.at(-1);
    this.#points = last?.points.length ?? 0;
    this.#pieces = Math.max(0, this.#points - 2);
    this.#hasTail = true;
  }

  #waiting(): number {
    const { strokes } = this.#board;
    let count = -this.#points;
    for (let at = this.#whole; at < strokes.length; at++) count += strokes[at]?.points.length ?? 0;
    return count;
  }

  #flow = (): void => {
    this.#frame = 0;
    const pen = this.#pen;
    if (!pen) return;
    let due = this.#playback.due(this.#waiting(), performance.now());
    const { strokes } = this.#board;
    for (; due > 0;) {
      const stroke = strokes[this.#whole];
      if (!stroke) break;
      const rest = stroke.points.length - this.#points;
      const isLast = this.#whole === strokes.length - 1;
      if (rest === 0 && !isLast) {
        this.#finish(pen, stroke);
        continue;
      }
      const step = Math.min(rest, due);
      due -= step;
      this.#points += step;
      const shown = stroke.points.slice(0, this.#points);
      this.#pieces = drawBody(pen, shown, this.#brush(stroke), this.#pieces);
      this.#hasTail = false;
      if (step === 0) break;
    }
    this.#rest(pen);
  };

  /** Draws the end of this stroke and moves on to the next one. */
  #finish(pen: CanvasRenderingContext2D, stroke: Stroke): void {
    if (!this.#hasTail) drawTail(pen, stroke.points, this.#brush(stroke));
    this.#whole++;
    this.#points = 0;
    this.#pieces = 0;
    this.#hasTail = false;
  }

  #rest(pen: CanvasRenderingContext2D): void {
    const stroke = this.#board.strokes[this.#whole];
    const isBehind = this.#waiting() > 0;
    const isResting = this.#playback.quiet(performance.now()) > REST_MS;
    if (!isBehind && isResting) {
      if (stroke && !this.#hasTail) drawTail(pen, stroke.points, this.#brush(stroke));
      this.#hasTail = true;
      return;
    }
    this.#frame = requestAnimationFrame(this.#flow);
  }

  #brush({ colour, radius }: Stroke) {
    return { brushColor: colourOf(colour, this.#safe), brushRadius: radius };
  }
}
