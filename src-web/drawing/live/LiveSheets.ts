import { PAPER } from "../../../src-shared/catalog/drawing.ts";
import {
  CANVASES_MAX,
  decodeInk,
  freshPens,
  fromStep,
  type CanvasAction,
  type InkRefusal,
  type StrokeBegin,
} from "../../../src-shared/protocol/drawing.ts";
import type { Point, Size } from "../model/geometry.ts";
import type { Stroke } from "../model/strokes.ts";

/** How a canvas changed: by more ink, or completely. */
export type CanvasChange = "grown" | "reset";

interface LiveStroke extends Stroke {
  readonly points: Point[];
  /** Size of the canvas it was drawn on, in that canvas's own units. */
  readonly from: Size;
}

/** One painter's canvas as received from the room, in units of `PAPER`. */
export class LiveCanvasInk {
  readonly size = PAPER;
  #strokes: LiveStroke[] = [];
  readonly #listeners = new Set<(change: CanvasChange) => void>();

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  onChange = (listener: (change: CanvasChange) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Applies one action to the canvas; call `tell` afterwards. */
  apply(action: CanvasAction): CanvasChange {
    if (action.action === "CLEAR") {
      this.#strokes = [];
      return "reset";
    }
    if (action.action === "UNDO") {
      this.#strokes = this.#strokes.filter(({ id }) => id < action.stroke);
      return "reset";
    }
    if (action.begin) this.#strokes.push(begun(action.begin));
    const stroke = this.#strokes.at(-1);
    if (!stroke) return "grown";
    const { width, height } = stroke.from;
    // Drawn on a canvas of another size: scaled to this one.
    const [wide, tall] = [PAPER.width / width, PAPER.height / height];
    for (const { x, y } of action.points) {
      stroke.points.push({ x: fromStep(x, width) * wide, y: fromStep(y, height) * tall });
    }
    return "grown";
  }

  wipe(): void {
    this.#strokes = [];
  }

  tell(change: CanvasChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function begun({ stroke, colour, radius, width, height }: StrokeBegin): LiveStroke {
  return {
    id: stroke,
    group: stroke,
    colour,
    radius: radius * (PAPER.width / width),
    points: [],
    from: { width, height },
  };
}

/** The room's response to a painter's phone. */
export type InkAnswer =
  | { readonly kind: "have"; readonly sheet: number; readonly have: number }
  | { readonly kind: "refused"; readonly sheet: number; readonly code: InkRefusal }
  /** A whole frame arrived: this is what the room has. */
  | { readonly kind: "whole"; readonly sheet: number };

/**
 * All canvases of the open sheet, from the room's binary frames. One per connection, shared by everything
 * that shows them.
 */
export class LiveSheets {
  readonly boards: readonly LiveCanvasInk[] = Array.from(
    { length: CANVASES_MAX },
    () => new LiveCanvasInk(),
  );
  #sheet = 0;
  #have = 0;
  readonly #pens = freshPens();
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Set<(answer: InkAnswer) => void>();

  /** Number of the open sheet; 0 before the first one. */
  get sheet(): number {
    return this.#sheet;
  }

  /** How many of this phone's own actions on the open sheet the room has. */
  get have(): number {
    return this.#have;
  }

  /** For `useSyncExternalStore`: called when another sheet was opened. */
  onSheet = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onAnswer(listener: (answer: InkAnswer) => void): () => void {
    this.#answers.add(listener);
    return () => this.#answers.delete(listener);
  }

  /** Handles a binary frame. Bytes in any other format are ignored. */
  hear = (bytes: Uint8Array): void => {
    const frame = decodeInk(bytes, this.#pens);
    if (!frame || frame.kind === "strokes" || frame.sheet < this.#sheet) return;
    this.#open(frame.sheet);
    if (frame.kind === "have") {
      this.#have = frame.have;
      return this.#answer(frame);
    }
    if (frame.kind === "refused") return this.#answer(frame);
    const changes = new Map<LiveCanvasInk, CanvasChange>();
    if (frame.kind === "whole") {
      for (const board of this.boards) {
        if (board.strokes.length > 0) changes.set(board, "reset");
        board.wipe();
      }
    }
    for (const action of frame.actions) {
      const board = this.boards[action.canvas];
      if (!board) continue;
      const change = board.apply(action);
      if (changes.get(board) !== "reset") changes.set(board, change);
    }
    for (const [board, change] of changes) board.tell(change);
    if (frame.kind === "whole") this.#answer({ kind: "whole", sheet: frame.sheet });
  };

  #answer(answer: InkAnswer): void {
    for (const listener of this.#answers) listener(answer);
  }

  #open(sheet: number): void {
    if (sheet === this.#sheet) return;
    this.#sheet = sheet;
    this.#have = 0;
    for (const board of this.boards) {
      board.wipe();
      board.tell("reset");
    }
    for (const listener of this.#listeners) listener();
  }
}
