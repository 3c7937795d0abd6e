import { HOLD_BACK_MS } from "../../../src-shared/catalog/drawing.ts";
import {
  FITTED,
  panBy,
  pinch,
  toDrawing,
  wheelFactor,
  zoomAt,
  type Size,
  type View,
} from "../model/geometry.ts";
import {
  AT_REST,
  step,
  type Gesture,
  type PointerInput,
  type Sample,
  type Stroke,
} from "./gesture.ts";
import { Paper } from "../model/paper.ts";
import { followPointers } from "./pointers.ts";
import { StrokeMaker, type Brushwork, type Touch } from "./strokeMaker.ts";
import type { StrokeChange, StrokeStore } from "../model/strokes.ts";

/** How long a canvas ignores input after it appears, ms (specification, section 9: start delay). */
const START_DELAY_MS = 100;

interface InkSurfaceParts {
  /** The element over which pointers are followed. */
  readonly frame: HTMLElement;
  readonly canvas: HTMLCanvasElement;
}

interface InkSurfaceOptions extends InkSurfaceParts {
  readonly store: StrokeStore;
  /** Called when a stroke begins. */
  readonly brushwork: () => Brushwork;
  /** Whether to use the palette that the colour-blind can tell apart. */
  readonly safeColours: boolean;
  /** Colour around the paper when it is zoomed out. */
  readonly desk: string;
  readonly onView: (view: View) => void;
}

/** A canvas to draw on: pointer input becomes ink in the same frame. Lives outside React. */
export class InkSurface {
  readonly #options: InkSurfaceOptions;
  readonly #store: StrokeStore;
  readonly #paper: Paper;
  readonly #maker: StrokeMaker;
  readonly #ends: (() => void)[] = [];
  #gesture: Gesture = step(AT_REST, { type: "disable" }).gesture;
  #isWanted = true;
  #hasStarted = false;
  #view = FITTED;
  #window: Size = { width: 1, height: 1 };
  #held: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #isPen = false;

  constructor(options: InkSurfaceOptions) {
    const { frame, canvas, store, safeColours, brushwork } = options;
    this.#options = options;
    this.#store = store;
    this.#paper = new Paper(canvas, store.size, safeColours);
    this.#maker = new StrokeMaker(store, brushwork);
    const sizes = new ResizeObserver(() => this.#measure());
    sizes.observe(frame);
    this.#measure();
    const started = setTimeout(() => {
      this.#hasStarted = true;
      this.#allow();
    }, START_DELAY_MS);
    this.#ends.push(
      () => sizes.disconnect(),
      () => clearTimeout(started),
      () => clearTimeout(this.#held),
      () => cancelAnimationFrame(this.#frame),
      store.onChange(this.#onChange),
      followPointers(frame, { input: this.#onInput, wheel: this.#onWheel }),
    );
  }

  /** Stops for good; an unfinished stroke stays as it is. */
  destroy(): void {
    this.#take({ type: "disable" }, []);
    for (const end of this.#ends) end();
  }

  /** Whether the canvas may be drawn on. */
  set enabled(isEnabled: boolean) {
    this.#isWanted = isEnabled;
    this.#allow();
  }

  /** Switches between the two palettes, which have corresponding colours. */
  set safeColours(safe: boolean) {
    this.#paper.safeColours = safe;
    this.#repaint();
  }

  /** Show the whole paper again. */
  fit(): void {
    this.#setView(FITTED);
  }

  /** Zooms around the centre, for users who have no second finger. */
  zoom(factor: number): void {
    const { width, height } = this.#window;
    this.#setView(zoomAt(this.#view, factor, { x: width / 2, y: height / 2 }, this.#window));
  }

  #allow(): void {
    this.#take({ type: this.#hasStarted && this.#isWanted ? "enable" : "disable" }, []);
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#options.frame;
    if (width === 0 || height === 0) return;
    // When a phone is turned, the rest of a stroke would land in the wrong place.
    this.#take({ type: "disable" }, []);
    this.#allow();
    this.#window = { width, height };
    this.#view = FITTED;
    this.#paper.resize(this.#window);
    this.#paint();
    this.#options.onView(FITTED);
  }

  #setView(view: View): void {
    this.#view = view;
    this.#options.onView(view);
    this.#repaint();
  }

  /** Repaints in the next frame, once for all changes until then. */
  #repaint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#paper.repaint(this.#view, this.#store.strokes, this.#options.desk);
  }

  #onChange = (change: StrokeChange): void => {
    switch (change.type) {
      case "begun":
        return this.#paper.begin();
      case "grown":
        return this.#paper.grow(change.stroke);
      case "ended":
        return this.#paper.dry(change.stroke);
      case "undone":
      case "cleared":
      case "loaded":
        return this.#repaint();
    }
  };

  #onWheel = (delta: number, at: { readonly x: number; readonly y: number }): void => {
    if (this.#gesture.doing.kind === "disabled") return;
    this.#setView(zoomAt(this.#view, wheelFactor(delta), at, this.#window));
  };

  #onInput = (input: PointerInput, foreseen: readonly Sample[], isPen: boolean): void => {
    if (input.type === "down") this.#isPen = isPen;
    this.#take(input, foreseen);
  };

  #take(input: PointerInput, foreseen: readonly Sample[]): void {
    const { gesture, strokes } = step(this.#gesture, input);
    this.#gesture = gesture;
    if (strokes.length === 0) return;
    for (const stroke of strokes) this.#do(stroke);
    this.#waitForHeld();
    const ahead = foreseen.map(this.#touch);
    this.#paper.wet(this.#maker.loose(ahead));
  }

  #do(stroke: Stroke): void {
    switch (stroke.do) {
      case "preview":
        return this.#maker.preview(stroke.samples.map(this.#touch));
      case "begin":
        return this.#maker.begin(stroke.samples.map(this.#touch), this.#isPen);
      case "extend":
        return this.#maker.extend(stroke.samples.map(this.#touch));
      case "end":
        return this.#maker.end();
      case "abandon":
        return this.#maker.abandon();
      case "pan":
        return this.#setView(panBy(this.#view, stroke.dx, stroke.dy, this.#window));
      case "pinch":
        return this.#setView(pinch(this.#view, stroke.before, stroke.after, this.#window));
    }
  }

  /** A finger that does not move sends no events, so a timer decides that it draws. */
  #waitForHeld(): void {
    clearTimeout(this.#held);
    const { doing } = this.#gesture;
    if (doing.kind !== "held") return;
    const [start] = doing.samples;
    const left = start.at + HOLD_BACK_MS - performance.now();
    this.#held = setTimeout(
      () => this.#take({ type: "tick", at: start.at + HOLD_BACK_MS }, []),
      Math.max(0, left),
    );
  }

  #touch = ({ x, y, pressure }: Sample): Touch => ({
    ...toDrawing({ x, y }, this.#view, this.#window, this.#store.size),
    pressure,
  });
}
