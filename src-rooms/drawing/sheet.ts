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

/** Who receives ink: big screens within milliseconds, phones that watch a few times a second. */
export type Audience = "screens" | "phones";
export const AUDIENCES: readonly Audience[] = ["screens", "phones"];

/** Returns an `ink` frame's actions, without its head. */
function actionsOf(frame: Uint8Array): Uint8Array {
  const reader = new ByteReader(frame, 2);
  reader.varint();
  return frame.subarray(reader.at);
}

function sheetOf(frame: Uint8Array): number {
  return new ByteReader(frame, 2).varint();
}

/**
 * The canvases of one turn: what is on them, and what screens, phones and storage have not received yet.
 * Screens receive ink within milliseconds, storage every three seconds: a row costs more than a hundred
 * frames.
 */
export class Sheet {
  readonly number: number;
  readonly #store: InkStore;
  readonly #logs = Array.from({ length: CANVASES_MAX }, () => new CanvasLog());
  /**
   * By source: how many actions were taken so far, how many of them are stored, and the new counts that are
   * not stored yet.
   */
  readonly #have = new Map<number, number>();
  readonly #stored = new Map<number, number>();
  readonly #fresh = new Map<number, number>();
  /**
   * `ink` frames being written, each with its head: for big screens and for phones that watch. `#unstored` is
   * the one for storage.
   */
  readonly #pending: Readonly<Record<Audience, ByteWriter>> = {
    screens: new ByteWriter(512),
    phones: new ByteWriter(1_024),
  };
  readonly #unstored = new ByteWriter(2_048);
  readonly #headLength: number;
  readonly #slab = new Slab();
  /** Complete frames as last built, by the canvas they show; dropped when more ink arrives. */
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

  /** Restores the sheet after the room hibernated or crashed. */
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

  /** Returns what a glance at each of the first canvases shows. */
  sketches(canvases: number): Sketch[] {
    return this.#logs.slice(0, canvases).map((log) => log.sketch);
  }

  have(source: number): number {
    return this.#have.get(source) ?? 0;
  }

  /** How many actions of a source would survive a crash. */
  stored(source: number): number {
    return this.#stored.get(source) ?? 0;
  }

  /** Whether there is ink that this audience has not received. */
  isWaiting(audience: Audience): boolean {
    return this.#pending[audience].length > this.#headLength;
  }

  /** Whether there is ink that is not stored. */
  get isUnstored(): boolean {
    return this.#unstored.length > this.#headLength;
  }

  /** Takes an action of a source onto a canvas, or returns why it is refused. */
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

  /**
   * Empties a canvas whose painter changed or left. Stored immediately: no phone would send this again to a
   * room that was killed.
   */
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

  /** Returns a frame with the ink that this audience has not received; undefined when there is none. */
  flush(audience: Audience): Uint8Array<ArrayBuffer> | undefined {
    if (!this.isWaiting(audience)) return undefined;
    const writer = this.#pending[audience];
    const frame = this.#slab.keep(writer.written);
    writer.truncate(this.#headLength);
    return frame;
  }

  /** Stores new ink as one row. */
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

  /** Returns everything so far as one frame, or only one canvas. */
  whole(only?: number): Uint8Array<ArrayBuffer> {
    const known = this.#wholes.get(only);
    if (known) return known;
    const frame = wholeFrame(this.number, this.#strokes(), only);
    this.#wholes.set(only, frame);
    return frame;
  }

  /** Returns what is on the canvases in the saved shape, by the drawing's id. */
  drawings(): Map<string, Drawing> {
    const drawings = new Map<string, Drawing>();
    this.#strokes().forEach((strokes, canvas) => {
      const drawing = drawingOf(strokes);
      if (drawing) drawings.set(drawingId(this.number, canvas), drawing);
    });
    return drawings;
  }
}
