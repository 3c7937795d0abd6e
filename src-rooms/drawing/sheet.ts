import { drawingId, type Drawing } from "../../src-shared/catalog/drawing.ts";
import { ByteReader, ByteWriter } from "../../src-shared/protocol/bytes.ts";
import {
  ACTION,
  CANVAS_SHIFT,
  CANVASES_MAX,
  DRAWING_VERSION,
  KIND,
  type InkRefusal,
} from "../../src-shared/protocol/drawing.ts";
import type { Sketch } from "../games/sketch.ts";
import { CanvasLog } from "./canvasLog.ts";
import { drawingOf, strokesOf, wholeFrame, type Strokes } from "./compact.ts";
import type { InkStore, StoredInk } from "./inkStore.ts";
import { Slab } from "./slab.ts";
import { spanOf, type Span } from "./strokesFrame.ts";

/** Who is told of ink: big screens within milliseconds, phones that watch a few times a second. */
export type Audience = "screens" | "phones";
export const AUDIENCES: readonly Audience[] = ["screens", "phones"];

/** Where an `ink` frame's actions begin. */
function actionsOf(frame: Uint8Array): Uint8Array {
  const reader = new ByteReader(frame, 2);
  reader.varint();
  return frame.subarray(reader.at);
}

function sheetOf(frame: Uint8Array): number {
  return new ByteReader(frame, 2).varint();
}

/**
 * The canvases of one turn: what is on them, and what screens, phones and storage have not got yet. Screens get
 * theirs within milliseconds, storage every third second: a row costs more than a hundred frames.
 */
export class Sheet {
  readonly number: number;
  readonly #store: InkStore;
  readonly #logs = Array.from({ length: CANVASES_MAX }, () => new CanvasLog());
  /** Actions taken of each source so far, those that are stored, and those that are not yet. */
  readonly #have = new Map<number, number>();
  readonly #stored = new Map<number, number>();
  readonly #fresh = new Map<number, number>();
  /** `ink` frames for big screens and for phones that watch, and one for storage, each with its head. */
  readonly #pending: Readonly<Record<Audience, ByteWriter>> = {
    screens: new ByteWriter(512),
    phones: new ByteWriter(1_024),
  };
  readonly #unstored = new ByteWriter(2_048);
  readonly #headLength: number;
  readonly #slab = new Slab();
  /** Whole frames as last made, by the canvas they show; gone with the next ink. */
  readonly #wholes = new Map<number | undefined, Uint8Array<ArrayBuffer>>();

  constructor(number: number, store: InkStore) {
    this.number = number;
    this.#store = store;
    for (const writer of this.#writers()) {
      writer.byte(KIND.ink);
      writer.byte(DRAWING_VERSION);
      writer.varint(number);
    }
    this.#headLength = this.#unstored.length;
  }

  #writers(): readonly ByteWriter[] {
    return [this.#pending.screens, this.#pending.phones, this.#unstored];
  }

  /** Go on where a room left off that slept or crashed. */
  restore(rows: readonly StoredInk[]): void {
    for (const { frame, have } of rows) {
      if (sheetOf(frame) !== this.number) continue;
      const actions = actionsOf(frame);
      for (let at = 0; at < actions.length;) {
        const span = spanOf(actions, at);
        if (!span) break;
        this.#logs[span.canvas]?.take(actions, span);
        at = span.to;
      }
      for (const [source, count] of have) {
        this.#have.set(source, count);
        this.#stored.set(source, count);
      }
    }
  }

  isInked(canvas: number): boolean {
    return this.#logs[canvas]?.inked ?? false;
  }

  /** What each of the first so many canvases looks like from afar. */
  sketches(canvases: number): Sketch[] {
    return this.#logs.slice(0, canvases).map((log) => log.sketch);
  }

  have(source: number): number {
    return this.#have.get(source) ?? 0;
  }

  /** Actions of a source that would survive a crash. */
  stored(source: number): number {
    return this.#stored.get(source) ?? 0;
  }

  /** There is something that they have not got. */
  isWaiting(audience: Audience): boolean {
    return this.#pending[audience].length > this.#headLength;
  }

  /** There is something that storage has not got. */
  get isUnstored(): boolean {
    return this.#unstored.length > this.#headLength;
  }

  /** Take an action of a source onto a canvas, or say why not. */
  take(source: number, canvas: number, bytes: Uint8Array, span: Span): InkRefusal | undefined {
    const refused = this.#logs[canvas]?.take(bytes, span);
    if (refused) return refused;
    this.#wholes.clear();
    const head = (bytes[span.from] ?? 0) | (canvas << CANVAS_SHIFT);
    const rest = bytes.subarray(span.from + 1, span.to);
    for (const writer of this.#writers()) {
      writer.byte(head);
      writer.append(rest);
    }
    const count = this.have(source) + 1;
    this.#have.set(source, count);
    this.#fresh.set(source, count);
    return undefined;
  }

  /** Somebody else begins here, or nobody does. Stored at once: no phone would say it again to a room that was killed. */
  wipe(canvas: number): void {
    const log = this.#logs[canvas];
    if (!log?.inked) return;
    log.clear();
    this.#wholes.clear();
    for (const writer of this.#writers()) {
      writer.byte(ACTION.CLEAR | (canvas << CANVAS_SHIFT));
    }
    this.save();
  }

  /** The frame that tells them what is new; undefined when nothing is. */
  flush(audience: Audience): Uint8Array<ArrayBuffer> | undefined {
    if (!this.isWaiting(audience)) return undefined;
    const writer = this.#pending[audience];
    const frame = this.#slab.keep(writer.written);
    writer.truncate(this.#headLength);
    return frame;
  }

  /** Store what is new, as one row. */
  save(): void {
    if (!this.isUnstored) return;
    this.#store.append({ frame: this.#unstored.done(), have: this.#fresh });
    for (const [source, count] of this.#fresh) this.#stored.set(source, count);
    this.#fresh.clear();
    this.#unstored.truncate(this.#headLength);
  }

  #strokes(): Strokes {
    const frames = this.#store.rows().map(({ frame }) => frame);
    const own = [...frames, this.#unstored.done()].filter(
      (frame) => sheetOf(frame) === this.number,
    );
    return strokesOf(own.map(actionsOf));
  }

  /** Everything so far as one frame, or one canvas of it. */
  whole(only?: number): Uint8Array<ArrayBuffer> {
    const known = this.#wholes.get(only);
    if (known) return known;
    const frame = wholeFrame(this.number, this.#strokes(), only);
    this.#wholes.set(only, frame);
    return frame;
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
