import {
  ACTION_POINTS_MAX,
  encodeAction,
  encodeStrokes,
  RESEND_AFTER_MS,
  STILL_AFTER_MS,
  STROKE_FRAME_MS,
  toStep,
  type InkAction,
  type InkRefusal,
  type Pen,
  type Step,
} from "../../../src-shared/protocol/drawing.ts";
import type { Point } from "../model/geometry.ts";
import type { Stroke, StrokeChange, StrokeStore } from "../model/strokes.ts";

/** Bytes of actions that one frame carries at most: well below what the room takes. */
const FRAME_BYTES_MAX = 8 * 1024;

export interface StrokeSenderOptions {
  readonly store: StrokeStore;
  readonly playerId: number;
  readonly sheet: number;
  /** How many actions of this sheet the room had when the canvas was opened. */
  readonly have: number;
  /** Hands a frame to the connection; false when there is none at the moment. */
  readonly send: (frame: Uint8Array<ArrayBuffer>) => boolean;
  /** Nothing was acknowledged for `RESEND_AFTER_MS`: all of it goes out again. */
  readonly onSilence?: () => void;
  /** ms of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Tells the room what comes onto a canvas: at most 20 frames a second, each action kept and sent again
 * until the room has it. `tick` is called by whoever owns the timer.
 */
export class StrokeSender {
  readonly #options: StrokeSenderOptions;
  readonly #stop: () => void;
  readonly #pen: Pen = { x: 0, y: 0 };
  /** Not acknowledged, in order; the first has number `#first`. */
  #actions: Uint8Array[] = [];
  #first: number;
  /** How many of them went out over the present connection. */
  #sent = 0;
  #sentAt = -Infinity;
  /** The room knows that nothing follows for now. */
  #isStill = true;
  /** When the room last moved on, or was first asked to. */
  #heardAt = 0;
  /** The game is paused: nothing goes out before. */
  #restsUntil = -Infinity;
  /** The stroke that grows, and its points that are in no action yet. */
  #open: Stroke | undefined;
  #begins = false;
  #fresh: Step[] = [];

  constructor(options: StrokeSenderOptions) {
    this.#options = options;
    this.#first = options.have + 1;
    this.#stop = options.store.onChange(this.#onChange);
  }

  stop(): void {
    this.#stop();
  }

  /** Has the room everything? */
  get isDone(): boolean {
    return this.#actions.length === 0 && this.#fresh.length === 0;
  }

  /** Send what is due. Call it as often as a frame may go out. */
  tick(): void {
    this.#seal();
    const time = this.#options.now();
    if (time < this.#restsUntil) return;
    if (this.#sent > 0 && time - this.#heardAt >= RESEND_AFTER_MS) {
      this.#sent = 0;
      this.#options.onSilence?.();
    }
    const rested = time - this.#sentAt;
    if (this.#sent < this.#actions.length) {
      if (rested >= STROKE_FRAME_MS) this.#sendNext(time);
    } else if (!this.#isStill && rested >= STILL_AFTER_MS) {
      this.#isStill = true;
      this.#sendFrame([]);
    }
  }

  /** The room has all actions up to this number. */
  acknowledge(have: number): void {
    const done = have - this.#first + 1;
    if (done <= 0) return;
    this.#actions.splice(0, done);
    this.#first += done;
    this.#sent = Math.max(0, this.#sent - done);
    this.#heardAt = this.#options.now();
  }

  /** The connection is new, or the game goes on: what was on its way may be lost. */
  sayAgain(): void {
    this.#sent = 0;
    this.#restsUntil = -Infinity;
  }

  /** The room did not take something. What it does not have is forgotten; true: it sends the canvas as it has it. */
  refuse(code: InkRefusal): boolean {
    if (code === "game_paused") {
      // Said again when the game goes on; until then hardly ever: a pause may be long.
      this.#sent = 0;
      this.#restsUntil = this.#options.now() + RESEND_AFTER_MS;
      return false;
    }
    this.#actions = [];
    this.#fresh = [];
    this.#open = undefined;
    this.#sent = 0;
    return code === "invalid_move" || code === "too_much_ink";
  }

  /** After `refuse`: the room's count of this sheet. */
  restart(have: number): void {
    this.#first = have + 1;
  }

  #sendFrame(actions: readonly Uint8Array[]): boolean {
    const { playerId, sheet, send } = this.#options;
    return send(encodeStrokes({ playerId, sheet, first: this.#first + this.#sent }, actions));
  }

  #sendNext(time: number): void {
    const next: Uint8Array[] = [];
    let bytes = 0;
    for (const action of this.#actions.slice(this.#sent)) {
      if (next.length > 0 && bytes + action.length > FRAME_BYTES_MAX) break;
      next.push(action);
      bytes += action.length;
    }
    if (!this.#sendFrame(next)) {
      this.#sent = 0;
      return;
    }
    if (this.#sent === 0) this.#heardAt = time;
    this.#sent += next.length;
    this.#sentAt = time;
    this.#isStill = false;
  }

  #onChange = (change: StrokeChange): void => {
    switch (change.type) {
      case "begun":
        this.#seal();
        this.#open = change.stroke;
        this.#begins = true;
        this.#collect(change.stroke.points);
        break;
      case "grown":
        if (change.stroke.id !== this.#open?.id) return;
        this.#collect(change.stroke.points.slice(change.from));
        break;
      case "ended":
        this.#seal();
        this.#open = undefined;
        break;
      case "undone":
        this.#act({ action: "UNDO", stroke: change.stroke.id });
        break;
      case "cleared":
        this.#act({ action: "CLEAR" });
        break;
      case "loaded":
        // What the room said is on the canvas: nothing to tell it.
        this.#fresh = [];
        this.#open = undefined;
        return;
    }
    // At once where that is not too often; the rest goes with a later tick.
    if (this.#options.now() - this.#sentAt >= STROKE_FRAME_MS) this.tick();
  };

  #act(action: InkAction): void {
    this.#seal();
    this.#actions.push(encodeAction(action, this.#pen));
  }

  #collect(points: readonly Point[]): void {
    const { width, height } = this.#options.store.size;
    for (const { x, y } of points) {
      const step = { x: toStep(x, width), y: toStep(y, height) };
      const last = this.#fresh.at(-1);
      if (last?.x === step.x && last.y === step.y) continue;
      this.#fresh.push(step);
    }
  }

  /** Make actions of the points that were collected. */
  #seal(): void {
    const stroke = this.#open;
    const points = this.#fresh;
    if (!stroke || points.length === 0) return;
    this.#fresh = [];
    const { width, height } = this.#options.store.size;
    const { id, colour, radius } = stroke;
    for (let at = 0; at < points.length; at += ACTION_POINTS_MAX) {
      const part = points.slice(at, at + ACTION_POINTS_MAX);
      const begin = { stroke: id, colour, radius, width, height };
      const action = { action: "DRAW", points: part, ...(this.#begins && { begin }) } as const;
      this.#begins = false;
      this.#actions.push(encodeAction(action, this.#pen));
    }
  }
}
