import type { Size, View } from "./geometry.ts";
import { GROUND } from "./ground.ts";
import { drawBody, drawLine, drawTail, middleOf, type Brush, type Pen } from "./ink.ts";
import { drawStrokes, inkOf, type Stroke } from "./strokes.ts";
import type { LooseInk } from "./strokeMaker.ts";

/** More pixels than this per CSS pixel cost time that ink does not have, and show nothing. */
const DENSITY_MAX = 2;

/**
 * Two canvases, one above the other: ink that is dry, and above it ink whose end still moves. Both skip
 * the compositor's queue where the browser lets them.
 */
export class Paper {
  readonly #dry: CanvasRenderingContext2D | null;
  readonly #wet: CanvasRenderingContext2D | null;
  readonly #drawing: Size;
  #inks: readonly string[];
  #window: Size = { width: 1, height: 1 };
  #view: View = { scale: 1, x: 0, y: 0 };
  #pieces = 0;

  constructor(
    dry: HTMLCanvasElement,
    wet: HTMLCanvasElement,
    drawing: Size,
    inks: readonly string[],
  ) {
    this.#dry = dry.getContext("2d", { alpha: false, desynchronized: true });
    this.#wet = wet.getContext("2d", { desynchronized: true });
    this.#drawing = drawing;
    this.#inks = inks;
  }

  set inks(inks: readonly string[]) {
    this.#inks = inks;
  }

  /** The element's size, CSS px. Call `repaint` afterwards. */
  resize(window: Size): void {
    this.#window = window;
    const density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio || 1);
    for (const pen of [this.#dry, this.#wet]) {
      if (!pen) continue;
      pen.canvas.width = Math.max(1, Math.round(window.width * density));
      pen.canvas.height = Math.max(1, Math.round(window.height * density));
    }
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
      this.#aim(dry);
      dry.fillStyle = GROUND;
      dry.fillRect(0, 0, this.#drawing.width, this.#drawing.height);
      drawStrokes(dry, strokes, this.#inks);
    }
    this.wipe();
  }

  /** Units of the drawing from here on, and nothing beside the paper. */
  #aim(pen: CanvasRenderingContext2D): void {
    const { width, height } = this.#drawing;
    const x = (pen.canvas.width / width) * this.#view.scale;
    const y = (pen.canvas.height / height) * this.#view.scale;
    const density = pen.canvas.width / this.#window.width;
    pen.setTransform(x, 0, 0, y, this.#view.x * density, this.#view.y * density);
    pen.beginPath();
    pen.rect(0, 0, width, height);
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
    if (!pen || !ink) return;
    pen.save();
    this.#aim(pen);
    drawLoose(pen, ink, this.#brush(ink.colour, ink.radius));
    pen.restore();
  }

  wipe(): void {
    const pen = this.#wet;
    pen?.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  }

  #brush(colour: number, radius: number): Brush {
    return { brushColor: inkOf(this.#inks, colour), brushRadius: radius };
  }
}

function drawLoose(pen: Pen, { points, isWhole }: LooseInk, brush: Brush): void {
  const [a, b, ...ahead] = points;
  if (isWhole || !a || !b) return drawLine(pen, points, brush);
  drawLine(pen, [middleOf(a, b), b, ...ahead], brush);
}
