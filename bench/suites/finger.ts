import {
  encodeAction,
  encodeStrokes,
  toStep,
  type InkAction,
} from "../../src-shared/protocol/drawing.ts";

/** A phone sends so many frames a second, of so many points each. */
export const FRAMES_PER_SECOND = 30;
export const POINTS = 4;

const SIDE = 400;
/** How far a finger goes between two points, units of the drawing: a canvas's width in a second. */
const STRIDE = SIDE / (FRAMES_PER_SECOND * POINTS);
/** Frames of one stroke: a second of drawing. */
const STROKE_FRAMES = 30;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A finger that draws curves, one after the other; the same each time. */
export class Finger {
  #x = SIDE / 2;
  #y = SIDE / 2;
  #course: number;
  #seed: number;
  #frames = 0;

  constructor(seed: number) {
    this.#seed = seed + 1;
    this.#course = seed;
  }

  #chance(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }

  #step(): Place {
    this.#course += (this.#chance() - 0.5) * 0.6;
    const stride = STRIDE * (0.3 + 1.4 * this.#chance());
    this.#x += Math.cos(this.#course) * stride;
    this.#y += Math.sin(this.#course) * stride;
    if (this.#x < 0 || this.#x > SIDE || this.#y < 0 || this.#y > SIDE) this.#course += Math.PI;
    this.#x = Math.min(SIDE, Math.max(0, this.#x));
    this.#y = Math.min(SIDE, Math.max(0, this.#y));
    return { x: Math.round(this.#x * 100) / 100, y: Math.round(this.#y * 100) / 100 };
  }

  /** The next frame's points; `begins` when the brush was set down anew. */
  frame(): { readonly begins: boolean; readonly points: readonly Place[] } {
    const begins = this.#frames++ % STROKE_FRAMES === 0;
    return { begins, points: Array.from({ length: POINTS }, () => this.#step()) };
  }
}

/** A phone of ours: its finger's points as binary frames, numbered as the room wants them. */
export class Phone {
  readonly #finger: Finger;
  readonly #pen = { x: 0, y: 0 };
  readonly #head: { readonly playerId: number; readonly sheet: number };
  #number = 1;
  #stroke = 0;

  constructor(finger: Finger, playerId: number, sheet: number) {
    this.#finger = finger;
    this.#head = { playerId, sheet };
  }

  frame(): Uint8Array<ArrayBuffer> {
    const { begins, points } = this.#finger.frame();
    if (begins) this.#stroke += 1;
    const look = { stroke: this.#stroke, colour: 4, radius: 10, width: SIDE, height: SIDE };
    const action: InkAction = {
      action: "DRAW",
      points: points.map(({ x, y }) => ({ x: toStep(x, SIDE), y: toStep(y, SIDE) })),
      ...(begins && { begin: look }),
    };
    const first = this.#number++;
    return encodeStrokes({ ...this.#head, first }, [encodeAction(action, this.#pen)]);
  }
}
