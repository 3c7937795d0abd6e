import { COLOURS } from "../catalog/drawing.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";

/**
 * The binary frames of drawing (PROTOCOL.md, 'Drawing'). All begin with two bytes, kind and version;
 * `v` is an unsigned varint (7 bits per byte, low ones first), `z` a zig-zag encoded varint.
 *
 * ```text
 * kind 1  strokes   phone > room   1 1  v playerId  v sheet  v first  action...
 * kind 2  ink       room > screen  2 1  v sheet  action...
 * kind 3  whole     room > screen  3 1  v sheet  action...     replaces everything before it
 * kind 4  have      room > phone   4 1  v sheet  v have        acknowledges all actions up to this one
 * kind 5  refused   room > phone   5 1  v sheet  byte code     index into INK_REFUSALS
 *
 * action  byte head: bits 0-1 type (DRAW 1, CLEAR 2, UNDO 3), bit 2 begins a stroke, bits 3-4 canvas
 *   DRAW, beginning   v stroke  byte colour  byte radius  v width  v height  v count  count * (z dx  z dy)
 *   DRAW, going on    v count  count * (z dx  z dy)
 *   CLEAR             nothing more
 *   UNDO              v stroke     removes this stroke and all later ones of the canvas
 * ```
 *
 * A `strokes` frame without an action reports that nothing follows for now, so that the room passes on what
 * it has without waiting for more.
 *
 * Points are steps of a grid of 4096 by 4096 over the canvas. Each is written as its distance from the
 * point before it, the first of a stroke from 0, 0; a stroke continues where the previous frame ended.
 * In a phone's frame the canvas is always 0, so that nobody learns who paints where.
 *
 * A sheet is the set of canvases of one turn; its number increases as long as the room exists. A phone's
 * actions on one sheet are numbered from 1; `first` is the number of the first one in the frame. The room
 * accepts each number once and in order, so a phone may send unacknowledged actions again.
 */
export const DRAWING_VERSION = 1;

/** The kinds of frames: their first byte. */
export const KIND = { strokes: 1, ink: 2, whole: 3, have: 4, refused: 5 } as const;
/** The types of actions: the lowest two bits of an action's head. */
export const ACTION = { DRAW: 1, CLEAR: 2, UNDO: 3 } as const;

/** Steps of the grid on each side. */
export const STEPS = 4096;
/** Most canvases side by side; a canvas is 0 to 3, shown as A to D. */
export const CANVASES_MAX = 4;
/** Most points of one action, so that a frame stays small and does not keep a room busy. */
export const ACTION_POINTS_MAX = 512;
/** Most points of one canvas: many times what a busy hand paints in the longest turn. */
export const CANVAS_POINTS_MAX = 50_000;
/**
 * How long a phone collects points before it sends a frame, ms: about 20 frames a second, while a screen of
 * 60 Hz reports a finger every 16.7 ms. Most of what a frame costs a room is the cost of receiving it at all
 * (docs/benchmarks.md, W1).
 */
export const STROKE_FRAME_MS = 48;
/**
 * Age of a phone's last frame after which, with nothing more to send, it reports that nothing follows for
 * now, ms.
 */
export const STILL_AFTER_MS = 2 * STROKE_FRAME_MS;
/** How long a phone waits for an acknowledgement before it sends an action again, ms. */
export const RESEND_AFTER_MS = 4_000;

/** Why the room refused an action. */
export const INK_REFUSALS = [
  /** This seat is not painting now. */
  "not_your_turn",
  /** Another sheet is in use by now, or the time to paint is over. */
  "stage_over",
  /** A point off the paper, an unknown colour, or a stroke that never began. */
  "invalid_move",
  /** The canvas is full. */
  "too_much_ink",
  "game_paused",
] as const;
/** A reason for which the room refuses an action. */
export type InkRefusal = (typeof INK_REFUSALS)[number];

/** A position on the grid, 0 to 4095 in each direction. */
export interface Step {
  readonly x: number;
  readonly y: number;
}

/** Position of a canvas's brush: the next point is written as its distance from here. */
export interface Pen {
  x: number;
  y: number;
}

/** What a stroke looks like. */
export interface StrokeBegin {
  /** Increases with each stroke of a canvas. */
  readonly stroke: number;
  /** Index into the palette of 17. */
  readonly colour: number;
  /** In units of the drawing, in steps of a half: 0.5 to 127.5. */
  readonly radius: number;
  /** In units of the drawing, 1 to 4096. */
  readonly width: number;
  readonly height: number;
}

/** Something a painter does on their own canvas. */
export type InkAction =
  | { readonly action: "DRAW"; readonly begin?: StrokeBegin; readonly points: readonly Step[] }
  | { readonly action: "CLEAR" }
  | { readonly action: "UNDO"; readonly stroke: number };

/** An action and the canvas it is on. */
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

/** The bit of a head that says that a stroke begins, and where the number of the canvas starts in it. */
export const BEGIN_BIT = 4;
export const CANVAS_SHIFT = 3;
const HEAD_MAX = (CANVASES_MAX - 1) * 8 + BEGIN_BIT + ACTION.UNDO;
/** Longest side of the paper that a stroke may name, px. */
export const SIDE_MAX = 4096;

/** Converts a coordinate from units of the drawing to grid steps; `side` is the drawing's width or height. */
export function toStep(place: number, side: number): number {
  return Math.min(STEPS - 1, Math.max(0, Math.round((place / side) * (STEPS - 1))));
}

/** Converts a grid step to units of the drawing, rounded to hundredths. */
export function fromStep(step: number, side: number): number {
  return Math.round((step / (STEPS - 1)) * side * 100) / 100;
}

/** Returns pens for the four canvases of one reader. */
export function freshPens(): Pen[] {
  return Array.from({ length: CANVASES_MAX }, () => ({ x: 0, y: 0 }));
}

/** Writes one action and moves the pen to its last point. */
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

/** Encodes one action of a phone, to be kept until it is acknowledged. */
export function encodeAction(action: InkAction, pen: Pen): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  writeAction(out, action, pen);
  return out.done();
}

/**
 * Encodes a phone's frame of consecutive actions, each from `encodeAction`; without actions it reports that
 * nothing follows for now.
 */
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

/** Encodes a frame for screens, from actions on any canvases. */
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

/** Encodes an acknowledgement: the room has stored this phone's actions up to number `have`. */
export function encodeHave(sheet: number, have: number): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(8);
  out.byte(KIND.have);
  out.byte(DRAWING_VERSION);
  out.varint(sheet);
  out.varint(have);
  return out.done();
}

/** Encodes why the room refused a phone's actions. */
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
  // A point takes at least two bytes, so a larger count cannot be true.
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

/** Reads one action and moves the pen of its canvas; undefined when the bytes are not an action. */
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
 * Reads any frame; undefined when the bytes are not a complete frame of this version. `pens` belong to the
 * reader, one per canvas, and carry over from frame to frame; a `whole` frame resets them.
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
