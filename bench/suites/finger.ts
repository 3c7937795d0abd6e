import {
  encodeAction,
  encodeStrokes,
  STROKE_FRAME_MS,
  toStep,
  type InkAction,
} from "../../src-shared/protocol/drawing.ts";

/** A screen reports a touch this many times per second, with this many points each time. */
export const TICKS_PER_SECOND = 60;
export const TICK_POINTS = 2;
/** Ticks per frame of the servers we compare with: 30 frames a second. */
export const RIVAL_TICKS = 2;
/** Ticks per frame of a Hubbub phone. */
export const OUR_TICKS = Math.ceil((STROKE_FRAME_MS * TICKS_PER_SECOND) / 1_000);

const SIDE = 400;
/** Mean distance between two points, units of the drawing: a canvas's width per second. */
const STRIDE = SIDE / (TICKS_PER_SECOND * TICK_POINTS);
/** Ticks per stroke: a stroke lasts one second. */
const STROKE_TICKS = TICKS_PER_SECOND;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A simulated finger that draws one curve after another, the same ones for the same seed. */
export class Finger {
  #x = SIDE / 2;
  #y = SIDE / 2;
  #course: number;
  #seed: number;
  #ticks = 0;
  #waiting: Place[] = [];

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

  /**
   * Advances by one tick. After every `each` ticks it returns the points of a full frame; `begins` marks the
   * start of a new stroke.
   */
  tick(each: number): { readonly begins: boolean; readonly points: readonly Place[] } | undefined {
    for (let point = 0; point < TICK_POINTS; point++) this.#waiting.push(this.#step());
    this.#ticks += 1;
    if (this.#ticks % each !== 0) return undefined;
    const points = this.#waiting;
    this.#waiting = [];
    return { begins: (this.#ticks - each) % STROKE_TICKS === 0, points };
  }
}

/** A Hubbub phone, which sends its finger's points as binary frames, numbered as the room requires. */
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

  /** Advances by one tick and returns the frame to send, if one is due. */
  tick(): Uint8Array<ArrayBuffer> | undefined {
    const frame = this.#finger.tick(OUR_TICKS);
    if (!frame) return undefined;
    const { begins, points } = frame;
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

  /** The frame that reports that no more points follow for now. */
  still(): Uint8Array<ArrayBuffer> {
    return encodeStrokes({ ...this.#head, first: this.#number }, []);
  }
}
