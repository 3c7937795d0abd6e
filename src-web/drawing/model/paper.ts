import { colourOf, GROUND } from "../../../src-shared/catalog/drawing.ts";
import type { Point, Size, View } from "./geometry.ts";
import { drawBody, drawLine, drawTail, middleOf, type Brush, type Pen } from "./ink.ts";
import { drawStrokes, type Stroke } from "./strokes.ts";
import type { LooseInk } from "./strokes.ts";

/** More pixels than this per CSS pixel cost time that ink does not have, and show nothing. */
const DENSITY_MAX = 2;

/** Part of a canvas, pixels of the device, whole numbers. */
interface Area extends Size, Point {}

/**
 * The sheet that is seen, and off screen one with only what is certain of it. Ink whose end still moves
 * is drawn on the first alone and covered with the second when it moves on: one canvas on screen, of which
 * little changes, is what gets ink into the next frame. A second one above it for the moving end, and
 * asking for a desynchronized one, made ink late where the processor composes the page
 * (`npm run bench -- ink`).
 */
export class Paper {
  readonly #seen: CanvasRenderingContext2D | null;
  readonly #certain: CanvasRenderingContext2D | null;
  readonly #drawing: Size;
  #safe: boolean;
  #window: Size = { width: 1, height: 1 };
  #view: View = { scale: 1, x: 0, y: 0 };
  #density = 1;
  /** What is seen here is not certain. */
  #loose: Area | undefined;
  #pieces = 0;

  constructor(canvas: HTMLCanvasElement, drawing: Size, safeColours: boolean) {
    this.#seen = canvas.getContext("2d", { alpha: false });
    this.#certain = document.createElement("canvas").getContext("2d", { alpha: false });
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
    this.#loose = undefined;
    for (const { canvas } of this.#pens()) {
      canvas.width = Math.max(1, Math.round(window.width * this.#density));
      canvas.height = Math.max(1, Math.round(window.height * this.#density));
    }
  }

  /** Everything anew: another view, another size, a stroke taken back. */
  repaint(view: View, strokes: readonly Stroke[], desk: string): void {
    this.#view = view;
    this.#loose = undefined;
    for (const pen of this.#pens()) {
      pen.restore();
      pen.save();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.fillStyle = desk;
      pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
      this.#aim(pen);
      pen.beginPath();
      pen.rect(0, 0, this.#drawing.width, this.#drawing.height);
      pen.clip();
      pen.fillStyle = GROUND;
      pen.fillRect(0, 0, this.#drawing.width, this.#drawing.height);
      drawStrokes(pen, strokes, this.#safe);
    }
  }

  /** What is drawn on for good: both sheets. */
  #pens(): readonly CanvasRenderingContext2D[] {
    return [this.#certain, this.#seen].filter((pen) => pen !== null);
  }

  /** CSS px that one unit of the drawing takes. */
  get #unit(): Size {
    return {
      width: (this.#window.width / this.#drawing.width) * this.#view.scale,
      height: (this.#window.height / this.#drawing.height) * this.#view.scale,
    };
  }

  /** Units of the drawing from here on. */
  #aim(pen: CanvasRenderingContext2D): void {
    const { width, height } = this.#unit;
    const density = this.#density;
    const { x, y } = this.#view;
    pen.setTransform(width * density, 0, 0, height * density, x * density, y * density);
  }

  /** The brush touched down. */
  begin(): void {
    this.#pieces = 0;
  }

  /** Lay down what is certain of a stroke on its way. */
  grow({ points, colour, radius }: Stroke): void {
    const brush = this.#brush(colour, radius);
    const from = this.#pieces;
    for (const pen of this.#pens()) this.#pieces = drawBody(pen, points, brush, from);
  }

  /** The stroke is done: its end is certain too. */
  dry({ points, colour, radius }: Stroke): void {
    const brush = this.#brush(colour, radius);
    for (const pen of this.#pens()) {
      drawBody(pen, points, brush, this.#pieces);
      drawTail(pen, points, brush);
    }
    this.#pieces = 0;
    this.wipe();
  }

  /** Show ink that is not certain yet, instead of what was shown before. */
  wet(ink: LooseInk | undefined): void {
    this.wipe();
    if (!this.#seen || !ink || ink.points.length === 0) return;
    this.#loose = this.#areaOf(ink, this.#seen.canvas);
    drawLoose(this.#seen, ink, this.#brush(ink.colour, ink.radius));
  }

  /** The part of a canvas that this ink is on. */
  #areaOf({ points, radius }: LooseInk, canvas: Size): Area | undefined {
    const { width, height } = this.#unit;
    const density = this.#density;
    const xs = points.map(({ x }) => (this.#view.x + x * width) * density);
    const ys = points.map(({ y }) => (this.#view.y + y * height) * density);
    // The brush, and a pixel for its soft edge.
    const edge = radius * Math.max(width, height) * density + 1;
    const left = Math.max(0, Math.floor(Math.min(...xs) - edge));
    const top = Math.max(0, Math.floor(Math.min(...ys) - edge));
    const right = Math.min(canvas.width, Math.ceil(Math.max(...xs) + edge));
    const bottom = Math.min(canvas.height, Math.ceil(Math.max(...ys) + edge));
    if (right <= left || bottom <= top) return undefined;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Only what is certain. */
  wipe(): void {
    const [pen, area] = [this.#seen, this.#loose];
    this.#loose = undefined;
    if (!pen || !area || !this.#certain) return;
    const { x, y, width, height } = area;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(this.#certain.canvas, x, y, width, height, x, y, width, height);
    this.#aim(pen);
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
