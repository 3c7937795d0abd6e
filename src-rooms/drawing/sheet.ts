import { drawingId, type Drawing } from "../catalog/drawing.ts";
import { ByteReader, ByteWriter } from "../protocol/bytes.ts";
import {
  ACTION,
  CANVAS_SHIFT,
  CANVASES_MAX,
  DRAWING_VERSION,
  KIND,
  type InkRefusal,
} from "../protocol/drawing.ts";
import { CanvasLog } from "./canvasLog.ts";
import { drawingOf, strokesOf, wholeFrame, type Strokes } from "./compact.ts";
import type { InkStore, StoredFlush } from "./inkStore.ts";
import { spanOf, type Span } from "./strokesFrame.ts";

/** Where an `ink` frame's actions begin. */
function actionsOf(frame: Uint8Array): Uint8Array {
  const reader = new ByteReader(frame, 2);
  reader.varint();
  return frame.subarray(reader.at);
}

function sheetOf(frame: Uint8Array): number {
  return new ByteReader(frame, 2).varint();
}

/** The canvases of one turn: what is on them, and what screens and storage have not got yet. */
export class Sheet {
  readonly number: number;
  readonly #store: InkStore;
  readonly #logs = Array.from({ length: CANVASES_MAX }, () => new CanvasLog());
  /** Actions taken of each source so far, and those of them that are new since the last flush. */
  readonly #have = new Map<number, number>();
  readonly #fresh = new Map<number, number>();
  readonly #pending = new ByteWriter(512);
  readonly #headLength: number;

  constructor(number: number, store: InkStore) {
    this.number = number;
    this.#store = store;
    this.#pending.byte(KIND.ink);
    this.#pending.byte(DRAWING_VERSION);
    this.#pending.varint(number);
    this.#headLength = this.#pending.length;
  }

  /** Go on where a room left off that slept or crashed. */
  restore(flushes: readonly StoredFlush[]): void {
    for (const { frame, have } of flushes) {
      if (sheetOf(frame) !== this.number) continue;
      const actions = actionsOf(frame);
      for (let at = 0; at < actions.length;) {
        const span = spanOf(actions, at);
        if (!span) break;
        this.#logs[span.canvas]?.take(actions, span);
        at = span.to;
      }
      for (const [source, count] of have) this.#have.set(source, count);
    }
  }

  isInked(canvas: number): boolean {
    return this.#logs[canvas]?.inked ?? false;
  }

  have(source: number): number {
    return this.#have.get(source) ?? 0;
  }

  get isWaiting(): boolean {
    return this.#pending.length > this.#headLength;
  }

  /** Take an action of a source onto a canvas, or say why not. */
  take(source: number, canvas: number, bytes: Uint8Array, span: Span): InkRefusal | undefined {
    const refused = this.#logs[canvas]?.take(bytes, span);
    if (refused) return refused;
    this.#pending.byte((bytes[span.from] ?? 0) | (canvas << CANVAS_SHIFT));
    this.#pending.append(bytes.subarray(span.from + 1, span.to));
    const count = this.have(source) + 1;
    this.#have.set(source, count);
    this.#fresh.set(source, count);
    return undefined;
  }

  /** Somebody else begins here. */
  wipe(canvas: number): void {
    const log = this.#logs[canvas];
    if (!log?.inked) return;
    log.clear();
    this.#pending.byte(ACTION.CLEAR | (canvas << CANVAS_SHIFT));
  }

  /** Store what is new; answers with the frame that tells it, undefined when nothing is. */
  flush(): Uint8Array<ArrayBuffer> | undefined {
    if (!this.isWaiting) return undefined;
    const frame = this.#pending.done();
    this.#store.append({ frame, have: this.#fresh });
    this.#fresh.clear();
    this.#pending.truncate(this.#headLength);
    return frame;
  }

  #strokes(): Strokes {
    const waiting = this.isWaiting ? [this.#pending.done()] : [];
    const frames = this.#store.flushes().map(({ frame }) => frame);
    const own = [...frames, ...waiting].filter((frame) => sheetOf(frame) === this.number);
    return strokesOf(own.map(actionsOf));
  }

  /** Everything so far as one frame, or one canvas of it. */
  whole(only?: number): Uint8Array<ArrayBuffer> {
    return wholeFrame(this.number, this.#strokes(), only);
  }

  /** What is on the canvases, in the saved shape, by the drawing's id. */
  drawings(): Map<string, Drawing> {
    const drawings = new Map<string, Drawing>();
    this.#strokes().forEach((strokes, canvas) => {
      const drawing = drawingOf(strokes);
      if (drawing) drawings.set(drawingId(this.number, canvas), drawing);
    });
    return drawings;
  }
}
