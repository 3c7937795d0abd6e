import { within, type Point } from "../model/geometry.ts";
import { PressureWidth } from "./pressure.ts";
import { Stabiliser } from "./stabiliser.ts";
import type { PendingInk, Stroke, StrokeLook, StrokeStore } from "../model/strokes.ts";

/** The brush that a painter has chosen. */
export interface Brushwork extends StrokeLook {
  /** How far the brush lags behind the finger, in units of the drawing; 0 turns it off. */
  readonly lazyRadius: number;
  /** Whether the pressure of a pen decides the width of the line. */
  readonly usesPressure: boolean;
}

/** Where the finger is on the drawing, and how hard it presses (0 to 1). */
export interface Touch extends Point {
  readonly pressure: number;
}

/** Turns the path of a finger into strokes: smoothed, kept on the paper, wider where a pen presses harder. */
export class StrokeMaker {
  readonly #store: StrokeStore;
  readonly #brushwork: () => Brushwork;
  #work: Brushwork;
  #stabiliser: Stabiliser | undefined;
  #width: PressureWidth | undefined;
  #stroke: Stroke | undefined;
  /** Smoothed points of a touch that may still become a pinch. */
  #held: Point[] = [];
  #heldBy: Stabiliser | undefined;

  constructor(store: StrokeStore, brushwork: () => Brushwork) {
    this.#store = store;
    this.#brushwork = brushwork;
    this.#work = brushwork();
  }

  /** Show ink that nobody else sees yet. */
  preview(touches: readonly Touch[]): void {
    for (const touch of touches) {
      const at = within(touch, this.#store.size);
      if (!this.#heldBy) {
        this.#work = this.#brushwork();
        this.#heldBy = new Stabiliser(this.#work.lazyRadius, at);
        this.#held = [at];
        continue;
      }
      const next = this.#heldBy.follow(at);
      if (next) this.#held.push(next);
    }
  }

  /** Puts the brush down; `pressing` if the pointer measures pressure. */
  begin(touches: readonly Touch[], pressing: boolean): void {
    this.#drop();
    const [first, ...rest] = touches;
    if (!first) return;
    this.#work = this.#brushwork();
    const at = within(first, this.#store.size);
    this.#stabiliser = new Stabiliser(this.#work.lazyRadius, at);
    const isFelt = pressing && this.#work.usesPressure;
    this.#width = isFelt ? new PressureWidth(this.#work.radius, first.pressure) : undefined;
    this.#stroke = this.#store.begin(this.#look(), [at]);
    this.extend(rest);
  }

  extend(touches: readonly Touch[]): void {
    const line = this.#line;
    if (!line || !this.#stabiliser) return;
    let fresh: Point[] = [];
    for (const touch of touches) {
      const next = this.#stabiliser.follow(within(touch, this.#store.size));
      if (!next) continue;
      fresh.push(next);
      if (!this.#width?.press(touch.pressure)) continue;
      // A different width starts a new stroke, which continues where this one ends.
      this.#store.extend(fresh);
      fresh = [];
      this.#stroke = this.#store.begin(this.#look(), [next], line.group);
    }
    this.#store.extend(fresh);
  }

  end(): void {
    this.#drop();
    if (this.#line) this.#store.end();
    this.#stroke = undefined;
  }

  /** Takes back what turned out to be no stroke. */
  abandon(): void {
    this.#drop();
    if (this.#line) this.#store.undo();
    this.#stroke = undefined;
  }

  /** Returns the ink to show on top of the canvas, including the predicted positions of the finger. */
  loose(foreseen: readonly Touch[] = []): PendingInk | undefined {
    const { colour, radius } = this.#work;
    if (this.#heldBy) return { colour, radius, points: this.#held, isWhole: true };
    const stroke = this.#line;
    if (!stroke || !this.#stabiliser) return undefined;
    const ahead = this.#stabiliser.foresee(foreseen.map((at) => within(at, this.#store.size)));
    const { points } = stroke;
    // The end of the line, between the last two points, is not final yet.
    return {
      colour,
      radius: stroke.radius,
      points: [...points.slice(-2), ...ahead],
      isWhole: points.length <= 2,
    };
  }

  /** The unfinished stroke, unless it was undone while being drawn. */
  get #line(): Stroke | undefined {
    return this.#store.strokes.at(-1) === this.#stroke ? this.#stroke : undefined;
  }

  #look(): StrokeLook {
    return { colour: this.#work.colour, radius: this.#width?.radius ?? this.#work.radius };
  }

  #drop(): void {
    this.#heldBy = undefined;
    this.#held = [];
  }
}
