import { colourOf, GROUND } from "../../../src-shared/catalog/drawing.ts";
import { DENSITY_MAX, type Point, type Size, type View } from "./geometry.ts";
import { drawBody, drawLine, drawTail, middleOf, type Brush, type Pen } from "./ink.ts";
import { drawStrokes, type Stroke } from "./strokes.ts";
import type { PendingInk } from "./strokes.ts";

/** Part of a canvas, in whole device pixels. */
interface Area extends Size, Point {}

/**
 * The visible canvas, and an off-screen copy that only has ink that is final. Ink whose end still moves is
 * drawn on the visible one alone, and replaced from the copy when it moves on. One visible canvas, of which
 * little changes, is what gets ink into the next frame: a second one above it for the moving end, and a
 * desynchronized context, made ink late where the page is composited by the CPU
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
  /** The part of the visible canvas whose ink is not final. */
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

  /** Sets the element's size, CSS px. Call `repaint` afterwards. */
  resize(window: Size): void {
    this.#window = window;
    this.#density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio || 1);
    this.#loose = undefined;
    for (const { canvas } of this.#pens()) {
      canvas.width = Math.max(1, Math.round(window.width * this.#density));
      canvas.height = Math.max(1, Math.round(window.height * this.#density));
    }
  }

  /** Paints everything from scratch: for another view, another size, a stroke that was undone. */
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

  /** The contexts that final ink is drawn on: both of them. */
  #pens(): readonly CanvasRenderingContext2D[] {
    return [this.#certain, this.#seen].filter((pen) => pen !== null);
  }

  /** Size of one unit of the drawing, CSS px. */
  get #unit(): Size {
    return {
      width: (this.#window.width / this.#drawing.width) * this.#view.scale,
      height: (this.#window.height / this.#drawing.height) * this.#view.scale,
    };
  }

  /** Makes the context use units of the drawing. */
  #aim(pen: CanvasRenderingContext2D): void {
    const { width, height } = this.#unit;
    const density = this.#density;
    const { x, y } = this.#view;
    pen.setTransform(width * density, 0, 0, height * density, x * density, y * density);
  }

  /** A stroke begins. */
  begin(): void {
    this.#pieces = 0;
  }

  /** Draws the part of an unfinished stroke that is final. */
  grow({ points, colour, radius }: Stroke): void {
    const brush = this.#brush(colour, radius);
    const from = this.#pieces;
    for (const pen of this.#pens()) this.#pieces = drawBody(pen, points, brush, from);
  }

  /** Finishes a stroke: its end is final now as well. */
  dry({ points, colour, radius }: Stroke): void {
    const brush = this.#brush(colour, radius);
    for (const pen of this.#pens()) {
      drawBody(pen, points, brush, this.#pieces);
      drawTail(pen, points, brush);
    }
    this.#pieces = 0;
    this.wipe();
  }

  /** Shows ink that is not final yet, instead of the ink shown before. */
  wet(ink: PendingInk | undefined): void {
    this.wipe();
    if (!this.#seen || !ink || ink.points.length === 0) return;
    this.#loose = this.#areaOf(ink, this.#seen.canvas);
    drawLoose(this.#seen, ink, this.#brush(ink.colour, ink.radius));
  }

  /** The part of a canvas that this ink covers. */
  #areaOf({ points, radius }: PendingInk, canvas: Size): Area | undefined {
    const { width, height } = this.#unit;
    const density = this.#density;
    const xs = points.map(({ x }) => (this.#view.x + x * width) * density);
    const ys = points.map(({ y }) => (this.#view.y + y * height) * density);
    // The brush, plus a pixel for its soft edge.
    const edge = radius * Math.max(width, height) * density + 1;
    const left = Math.max(0, Math.floor(Math.min(...xs) - edge));
    const top = Math.max(0, Math.floor(Math.min(...ys) - edge));
    const right = Math.min(canvas.width, Math.ceil(Math.max(...xs) + edge));
    const bottom = Math.min(canvas.height, Math.ceil(Math.max(...ys) + edge));
    if (right <= left || bottom <= top) return undefined;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Removes ink that is not final. */
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

function drawLoose(pen: Pen, { points, isWhole }: PendingInk, brush: Brush): void {
  const [a, b, ...ahead] = points;
  if (isWhole || !a || !b) return drawLine(pen, points, brush);
  drawLine(pen, [middleOf(a, b), b, ...ahead], brush);
}
