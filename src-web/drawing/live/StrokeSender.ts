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

/** Most bytes of actions in one frame, well below what the room accepts. */
const FRAME_BYTES_MAX = 8 * 1024;

/** What a sender needs of its canvas and its connection. */
export interface StrokeSenderOptions {
  readonly store: StrokeStore;
  readonly playerId: number;
  readonly sheet: number;
  /** How many actions of this sheet the room had when the canvas was opened. */
  readonly have: number;
  /** Passes a frame to the connection; false when there is none at the moment. */
  readonly send: (frame: Uint8Array<ArrayBuffer>) => boolean;
  /** Called when nothing was acknowledged for `RESEND_AFTER_MS` and everything is sent again. */
  readonly onSilence?: () => void;
  /** Current time of a monotonic clock, ms. */
  readonly now: () => number;
}

/**
 * Sends the room what is drawn on a canvas: about 20 frames per second at most, each action kept and sent
 * again until it is acknowledged. The owner of the timer calls `tick`.
 */
export class StrokeSender {
  readonly #options: StrokeSenderOptions;
  readonly #stop: () => void;
  readonly #pen: Pen = { x: 0, y: 0 };
  /** Actions that are not acknowledged, in order; the first has number `#first`. */
  #actions: Uint8Array[] = [];
  #first: number;
  /** How many of them were sent over the current connection. */
  #sent = 0;
  #sentAt = -Infinity;
  /** Whether the room knows that nothing follows for now. */
  #isStill = true;
  /** When the room last acknowledged something, or when the first of the sent actions went out. */
  #heardAt = 0;
  /** Nothing is sent before this time, since the game is paused. */
  #restsUntil = -Infinity;
  /** The unfinished stroke, and its points that are in no action yet. */
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

  /** Whether the room has everything. */
  get isDone(): boolean {
    return this.#actions.length === 0 && this.#fresh.length === 0;
  }

  /** Sends what is due. Call it as often as a frame may be sent. */
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

  /**
   * After a reconnect, or when the game continues: frames that were on their way may be lost, so everything
   * is sent again.
   */
  sayAgain(): void {
    this.#sent = 0;
    this.#restsUntil = -Infinity;
  }

  /**
   * Handles a refusal by the room: except during a pause, everything that is not acknowledged is dropped.
   * Returns whether the room will send the canvas as it has it.
   */
  refuse(code: InkRefusal): boolean {
    if (code === "game_paused") {
      // Everything is sent again when the game continues; until then only every `RESEND_AFTER_MS`, since a
      // pause may be long.
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
        // The canvas now shows what the room sent: there is nothing to send back.
        this.#fresh = [];
        this.#open = undefined;
        return;
    }
    // Immediately, unless the last frame is too recent; the rest is sent by a later tick.
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

  /** Turns the collected points into actions. */
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
