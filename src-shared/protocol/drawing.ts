import { COLOURS } from "../catalog/drawing.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";

/**
 * The binary frames of drawing (PROTOCOL.md, 'Drawing'). All begin with two bytes, kind and version;
 * `v` is an unsigned varint (7 bits a byte, low ones first), `z` the same of a zig-zag number.
 *
 * ```text
 * kind 1  strokes   phone > room   1 1  v playerId  v sheet  v first  action...
 * kind 2  ink       room > screen  2 1  v sheet  action...
 * kind 3  whole     room > screen  3 1  v sheet  action...     forget what was there: this is all
 * kind 4  have      room > phone   4 1  v sheet  v have        acknowledged: all actions up to this one
 * kind 5  refused   room > phone   5 1  v sheet  byte code     index into INK_REFUSALS
 *
 * action  byte head: bits 0-1 what (DRAW 1, CLEAR 2, UNDO 3), bit 2 a new stroke begins, bits 3-4 canvas
 *   DRAW, beginning   v stroke  byte colour  byte radius  v width  v height  v count  count * (z dx  z dy)
 *   DRAW, going on    v count  count * (z dx  z dy)
 *   CLEAR             nothing more
 *   UNDO              v stroke     this stroke and all later ones of the canvas go
 * ```
 *
 * A `strokes` frame without an action says that nothing follows for now: nobody waits for more before they pass on what
 * they have.
 *
 * Points are steps of a grid of 4096 by 4096 over the canvas. Each is written as its distance from the
 * point before it, the first of a stroke from 0, 0: a stroke goes on where the frame before it ended.
 * The canvas is 0 in a phone's frame: a phone draws on its own, and nobody learns who paints where.
 *
 * A sheet is the set of canvases of one turn; its number grows as long as the room lives. A phone's
 * actions on one sheet are numbered from 1; `first` is the number of the first one in the frame. The
 * room takes each number once and in order, so a phone may send again what was not acknowledged.
 */
export const DRAWING_VERSION = 1;

export const KIND = { strokes: 1, ink: 2, whole: 3, have: 4, refused: 5 } as const;
export const ACTION = { DRAW: 1, CLEAR: 2, UNDO: 3 } as const;

/** Steps of the grid on each side. */
export const STEPS = 4096;
/** Canvases side by side; a canvas is 0 to 3, shown as A to D. */
export const CANVASES_MAX = 4;
/** Points one action may add, so that a frame stays small and no room is kept busy. */
export const ACTION_POINTS_MAX = 512;
/** Points one canvas may hold: many times what a busy hand paints in the longest turn. */
export const CANVAS_POINTS_MAX = 50_000;
/**
 * A phone collects for so long before it sends, ms: 20 frames a second, where a screen of 60 Hz reports a finger each
 * 16.7 ms. A frame costs a room most by coming at all (docs/benchmarks.md, W1).
 */
export const STROKE_FRAME_MS = 48;
/** A phone whose last frame is so old, with nothing more to send, says that nothing follows for now, ms. */
export const STILL_AFTER_MS = 2 * STROKE_FRAME_MS;
/** A phone sends again what was not acknowledged for so long, ms. */
export const RESEND_AFTER_MS = 4_000;

/** Why the room did not take an action. */
export const INK_REFUSALS = [
  /** This seat does not paint now. */
  "not_your_turn",
  /** Another sheet is painted on by now, or the time to paint is over. */
  "stage_over",
  /** Off the paper, an unknown colour, a stroke that never began. */
  "invalid_move",
  /** The canvas is full. */
  "too_much_ink",
  "game_paused",
] as const;
export type InkRefusal = (typeof INK_REFUSALS)[number];

/** A place on the grid, 0 to 4095 each way. */
export interface Step {
  readonly x: number;
  readonly y: number;
}

/** Where a canvas's brush is: the next point is written as its distance from here. */
export interface Pen {
  x: number;
  y: number;
}

/** What a stroke looks like. */
export interface StrokeBegin {
  /** Grows with each stroke of a canvas. */
  readonly stroke: number;
  /** Index into the palette of 17. */
  readonly colour: number;
  /** Units of the drawing, in halves: 0.5 to 127.5. */
  readonly radius: number;
  /** Units of the drawing, 1 to 4096. */
  readonly width: number;
  readonly height: number;
}

export type InkAction =
  | { readonly action: "DRAW"; readonly begin?: StrokeBegin; readonly points: readonly Step[] }
  | { readonly action: "CLEAR" }
  | { readonly action: "UNDO"; readonly stroke: number };

/** An action on one of the canvases. */
export type CanvasAction = InkAction & { readonly canvas: number };

export type InkFrame =
  | {
      readonly kind: "strokes";
      readonly playerId: number;
      readonly sheet: number;
      readonly first: number;
      readonly actions: readonly InkAction[];
    }
  | {
      readonly kind: "ink" | "whole";
      readonly sheet: number;
      readonly actions: readonly CanvasAction[];
    }
  | { readonly kind: "have"; readonly sheet: number; readonly have: number }
  | { readonly kind: "refused"; readonly sheet: number; readonly code: InkRefusal };

export const BEGIN_BIT = 4;
export const CANVAS_SHIFT = 3;
const HEAD_MAX = (CANVASES_MAX - 1) * 8 + BEGIN_BIT + ACTION.UNDO;
const SIDE_MAX = 4096;

/** A place in units of the drawing as a step of the grid; `side` is the drawing's width or height. */
export function toStep(place: number, side: number): number {
  return Math.min(STEPS - 1, Math.max(0, Math.round((place / side) * (STEPS - 1))));
}

/** A step of the grid in units of the drawing, to hundredths. */
export function fromStep(step: number, side: number): number {
  return Math.round((step / (STEPS - 1)) * side * 100) / 100;
}

/** Pens of the four canvases of one reader. */
export function freshPens(): Pen[] {
  return Array.from({ length: CANVASES_MAX }, () => ({ x: 0, y: 0 }));
}

/** Write one action; the pen goes where its last point is. */
export function writeAction(out: ByteWriter, action: InkAction, pen: Pen, canvas = 0): void {
  const on = canvas << CANVAS_SHIFT;
  switch (action.action) {
    case "CLEAR":
      return out.byte(ACTION.CLEAR | on);
    case "UNDO":
      out.byte(ACTION.UNDO | on);
      return out.varint(action.stroke);
    case "DRAW": {
      const { begin, points } = action;
      out.byte(ACTION.DRAW | (begin ? BEGIN_BIT : 0) | on);
      if (begin) {
        out.varint(begin.stroke);
        out.byte(begin.colour);
        out.byte(Math.min(255, Math.max(1, Math.round(begin.radius * 2))));
        out.varint(begin.width);
        out.varint(begin.height);
        pen.x = 0;
        pen.y = 0;
      }
      out.varint(points.length);
      for (const { x, y } of points) {
        out.zigzag(x - pen.x);
        out.zigzag(y - pen.y);
        pen.x = x;
        pen.y = y;
      }
    }
  }
}

/** One action of a phone as bytes, to be kept until it is acknowledged. */
export function encodeAction(action: InkAction, pen: Pen): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  writeAction(out, action, pen);
  return out.done();
}

/** A phone's frame of actions that follow one another, each from `encodeAction`; none: nothing follows for now. */
export function encodeStrokes(
  { playerId, sheet, first }: { playerId: number; sheet: number; first: number },
  actions: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.byte(KIND.strokes);
  out.byte(DRAWING_VERSION);
  out.varint(playerId);
  out.varint(sheet);
  out.varint(first);
  for (const action of actions) out.append(action);
  return out.done();
}

/** A frame for screens, from actions on any canvases. */
export function encodeInk(
  kind: "ink" | "whole",
  sheet: number,
  actions: readonly CanvasAction[],
  pens = freshPens(),
): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(256);
  out.byte(KIND[kind]);
  out.byte(DRAWING_VERSION);
  out.varint(sheet);
  for (const action of actions) {
    const pen = pens[action.canvas];
    if (pen) writeAction(out, action, pen, action.canvas);
  }
  return out.done();
}

export function encodeHave(sheet: number, have: number): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(8);
  out.byte(KIND.have);
  out.byte(DRAWING_VERSION);
  out.varint(sheet);
  out.varint(have);
  return out.done();
}

export function encodeRefused(sheet: number, code: InkRefusal): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(8);
  out.byte(KIND.refused);
  out.byte(DRAWING_VERSION);
  out.varint(sheet);
  out.byte(INK_REFUSALS.indexOf(code));
  return out.done();
}

function readBegin(from: ByteReader): StrokeBegin | undefined {
  const stroke = from.varint();
  const colour = from.byte();
  const radius = from.byte() / 2;
  const width = from.varint();
  const height = from.varint();
  const isPlain = stroke > 0 && colour >= 0 && colour < COLOURS.length && radius > 0;
  const isSized = width > 0 && width <= SIDE_MAX && height > 0 && height <= SIDE_MAX;
  return isPlain && isSized ? { stroke, colour, radius, width, height } : undefined;
}

function isOnPaper({ x, y }: Pen): boolean {
  return x >= 0 && x < STEPS && y >= 0 && y < STEPS;
}

function readPoints(from: ByteReader, pen: Pen): Step[] | undefined {
  const count = from.varint();
  // A point takes two bytes at least: no more can come, whatever the frame says.
  if (count < 1 || 2 * count > from.bytes.length - from.at) return undefined;
  const points: Step[] = [];
  for (let point = 0; point < count; point++) {
    pen.x += from.zigzag();
    pen.y += from.zigzag();
    if (!isOnPaper(pen)) return undefined;
    points.push({ x: pen.x, y: pen.y });
  }
  return points;
}

/** Read one action; undefined when the bytes are not one. Moves the pen of its canvas. */
export function readAction(from: ByteReader, pens: readonly Pen[]): CanvasAction | undefined {
  const head = from.byte();
  if (head < 0 || head > HEAD_MAX) return undefined;
  const canvas = head >> CANVAS_SHIFT;
  const what = head & 3;
  const begins = (head & BEGIN_BIT) !== 0;
  if (what === ACTION.CLEAR && !begins) return { action: "CLEAR", canvas };
  if (what === ACTION.UNDO && !begins) {
    const stroke = from.varint();
    return stroke > 0 ? { action: "UNDO", stroke, canvas } : undefined;
  }
  const pen = pens[canvas];
  if (what !== ACTION.DRAW || !pen) return undefined;
  const begin = begins ? readBegin(from) : undefined;
  if (begins && !begin) return undefined;
  if (begin) {
    pen.x = 0;
    pen.y = 0;
  }
  const points = readPoints(from, pen);
  return points && { action: "DRAW", canvas, points, ...(begin && { begin }) };
}

function readActions(from: ByteReader, pens: readonly Pen[]): CanvasAction[] | undefined {
  const actions: CanvasAction[] = [];
  while (!from.isAtEnd) {
    const action = readAction(from, pens);
    if (!action) return undefined;
    actions.push(action);
  }
  return actions;
}

/**
 * Read any frame; undefined when the bytes are not a whole frame of this version. `pens` are the
 * reader's own, one a canvas, and go on from frame to frame; a `whole` frame puts them back by itself.
 */
export function decodeInk(bytes: Uint8Array, pens: Pen[] = freshPens()): InkFrame | undefined {
  const from = new ByteReader(bytes);
  const kind = from.byte();
  if (from.byte() !== DRAWING_VERSION) return undefined;
  if (kind === KIND.strokes) {
    const [playerId, sheet, first] = [from.varint(), from.varint(), from.varint()];
    const actions = readActions(from, pens);
    if (playerId < 1 || sheet < 1 || first < 1 || !actions) return undefined;
    if (actions.some(({ canvas }) => canvas !== 0)) return undefined;
    const own = actions.map(({ canvas: _canvas, ...action }): InkAction => action);
    return { kind: "strokes", playerId, sheet, first, actions: own };
  }
  const sheet = from.varint();
  if (sheet < 0) return undefined;
  switch (kind) {
    case KIND.ink:
    case KIND.whole: {
      if (kind === KIND.whole) pens.splice(0, pens.length, ...freshPens());
      const actions = readActions(from, pens);
      return actions && { kind: kind === KIND.ink ? "ink" : "whole", sheet, actions };
    }
    case KIND.have: {
      const have = from.varint();
      return have >= 0 && from.isAtEnd ? { kind: "have", sheet, have } : undefined;
    }
    case KIND.refused: {
      const code = INK_REFUSALS[from.byte()];
      return code && from.isAtEnd ? { kind: "refused", sheet, code } : undefined;
    }
    default:
      return undefined;
  }
}
