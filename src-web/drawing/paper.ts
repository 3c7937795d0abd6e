import { colourOf, GROUND } from "../../src-rooms/catalog/drawing.ts";
import type { Point, Size, View } from "./geometry.ts";
import { drawBody, drawLine, drawTail, middleOf, type Brush, type Pen } from "./ink.ts";
import { drawStrokes, type Stroke } from "./strokes.ts";
import type { LooseInk } from "./strokeMaker.ts";

/** More pixels than this per CSS pixel cost time that ink does not have, and show nothing. */
const DENSITY_MAX = 2;

/** Side of the little canvas that follows the tip of the brush, CSS px; it grows in these steps. */
const TIP_STEP = 128;

/**
 * Two canvases, one above the other. Dry ink covers the paper. It does not ask to be desynchronized: where
 * the processor composes the page, ink came several times as late with it (`npm run bench -- ink`). Wet
 * ink, whose end still moves, is on a little canvas that is carried along with the tip of the brush:
 * clearing and showing a large one anew for each event is what makes ink late.
 */
export class Paper {
  readonly #dry: CanvasRenderingContext2D | null;
  readonly #wet: CanvasRenderingContext2D | null;
  readonly #drawing: Size;
  #safe: boolean;
  #window: Size = { width: 1, height: 1 };
  #view: View = { scale: 1, x: 0, y: 0 };
  #density = 1;
  #tipSide = 0;
  #tipAt: Point = { x: 0, y: 0 };
  #pieces = 0;

  constructor(dry: HTMLCanvasElement, wet: HTMLCanvasElement, drawing: Size, safeColours: boolean) {
    this.#dry = dry.getContext("2d", { alpha: false });
    this.#wet = wet.getContext("2d");
    this.#drawing = drawing;
    this.#safe = safeColours;
  }

  set safeColours(safe: boolean) {
    this.#safe = safe;
  }

  /** The element's size, CSS px. Call `repaint` afterwards. */
  resize(window: Size): void {
    this.#window = window;
    this.#density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio || 1);
    this.#tipSide = 0;
    const dry = this.#dry?.canvas;
    if (!dry) return;
    dry.width = Math.max(1, Math.round(window.width * this.#density));
    dry.height = Math.max(1, Math.round(window.height * this.#density));
  }

  /** Everything anew: another view, another size, a stroke taken back. */
  repaint(view: View, strokes: readonly Stroke[], desk: string): void {
    this.#view = view;
    const dry = this.#dry;
    if (dry) {
      dry.restore();
      dry.save();
      dry.setTransform(1, 0, 0, 1, 0, 0);
      dry.fillStyle = desk;
      dry.fillRect(0, 0, dry.canvas.width, dry.canvas.height);
      this.#aim(dry, { x: 0, y: 0 });
      dry.fillStyle = GROUND;
      dry.fillRect(0, 0, this.#drawing.width, this.#drawing.height);
      drawStrokes(dry, strokes, this.#safe);
    }
    this.wipe();
  }

  /** CSS px that one unit of the drawing takes. */
  get #unit(): Size {
    return {
      width: (this.#window.width / this.#drawing.width) * this.#view.scale,
      height: (this.#window.height / this.#drawing.height) * this.#view.scale,
    };
  }

  /** Units of the drawing from here on, and nothing beside the paper; `corner` in CSS px of the window. */
  #aim(pen: CanvasRenderingContext2D, corner: Point): void {
    const { width, height } = this.#unit;
    const density = this.#density;
    const [x, y] = [this.#view.x - corner.x, this.#view.y - corner.y];
    pen.setTransform(width * density, 0, 0, height * density, x * density, y * density);
    pen.beginPath();
    pen.rect(0, 0, this.#drawing.width, this.#drawing.height);
    pen.clip();
  }

  /** The brush touched down. */
  begin(): void {
    this.#pieces = 0;
  }

  /** Lay down what is certain of a stroke on its way. */
  grow({ points, colour, radius }: Stroke): void {
    if (!this.#dry) return;
    this.#pieces = drawBody(this.#dry, points, this.#brush(colour, radius), this.#pieces);
  }

  /** The stroke is done: its end is certain too. */
  dry({ points, colour, radius }: Stroke): void {
    if (!this.#dry) return;
    const brush = this.#brush(colour, radius);
    drawBody(this.#dry, points, brush, this.#pieces);
    drawTail(this.#dry, points, brush);
    this.#pieces = 0;
    this.wipe();
  }

  /** Show ink that is not certain yet, instead of what was shown before. */
  wet(ink: LooseInk | undefined): void {
    this.wipe();
    const pen = this.#wet;
    if (!pen || !ink || ink.points.length === 0) return;
    const corner = this.#carryTip(pen.canvas, ink);
    pen.save();
    this.#aim(pen, corner);
    drawLoose(pen, ink, this.#brush(ink.colour, ink.radius));
    pen.restore();
  }

  /** Have the little canvas where this ink is; returns its corner in CSS px of the window. */
  #carryTip(canvas: HTMLCanvasElement, { points, radius }: LooseInk): Point {
    const { width, height } = this.#unit;
    const xs = points.map(({ x }) => this.#view.x + x * width);
    const ys = points.map(({ y }) => this.#view.y + y * height);
    const edge = radius * Math.max(width, height) + 2;
    const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
    const [right, bottom] = [Math.max(...xs) + edge, Math.max(...ys) + edge];
    const side = Math.max(right - left, bottom - top);
    const { x, y } = this.#tipAt;
    const isInside =
      left >= x && top >= y && right <= x + this.#tipSide && bottom <= y + this.#tipSide;
    // Moving it costs a new layout of layers: it stays where it is for as long as the tip is on it.
    if (isInside) return this.#tipAt;
    if (side > this.#tipSide) {
      this.#tipSide = Math.ceil(side / TIP_STEP) * TIP_STEP;
      canvas.width = this.#tipSide * this.#density;
      canvas.height = this.#tipSide * this.#density;
      canvas.style.width = `${this.#tipSide}px`;
      canvas.style.height = `${this.#tipSide}px`;
    }
    // Whole pixels of the device: between them ink would be blurred.
    const whole = (value: number) => Math.floor(value * this.#density) / this.#density;
    const around = (from: number, to: number) => whole((from + to - this.#tipSide) / 2);
    this.#tipAt = { x: around(left, right), y: around(top, bottom) };
    canvas.style.transform = `translate(${this.#tipAt.x}px, ${this.#tipAt.y}px)`;
    return this.#tipAt;
  }

  wipe(): void {
    const pen = this.#wet;
    pen?.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  }

  #brush(colour: number, radius: number): Brush {
    return { brushColor: colourOf(colour, this.#safe), brushRadius: radius };
  }
}

function drawLoose(pen: Pen, { points, isWhole }: LooseInk, brush: Brush): void {
  const [a, b, ...ahead] = points;
  if (isWhole || !a || !b) return drawLine(pen, points, brush);
  drawLine(pen, [middleOf(a, b), b, ...ahead], brush);
}
