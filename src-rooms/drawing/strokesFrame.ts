import { COLOURS, ERASER } from "../../src-shared/catalog/drawing.ts";
import { PLACES } from "../games/sketch.ts";
import { ByteReader } from "../../src-shared/protocol/bytes.ts";
import {
  ACTION,
  BEGIN_BIT,
  CANVAS_SHIFT,
  CANVASES_MAX,
  DRAWING_VERSION,
  KIND,
  SIDE_MAX,
  STEPS,
  type Pen,
} from "../../src-shared/protocol/drawing.ts";

/** Where an action lies in a frame: its bytes are copied, its points never become objects. */
export interface Span {
  /** `ACTION.DRAW`, `CLEAR` or `UNDO`. */
  readonly what: number;
  readonly begins: boolean;
  /** 0 in a phone's frame. */
  readonly canvas: number;
  readonly from: number;
  readonly to: number;
  /** Number of the stroke that a DRAW begins or that an UNDO names; else 0. */
  readonly stroke: number;
  /** DRAW: number of points, and where the bytes of the first one begin. */
  readonly count: number;
  readonly pointsFrom: number;
  /** Radius of an eraser stroke that begins, as a share of the paper's width; else 0. */
  readonly rubs: number;
  /**
   * Whether the values are valid: number, colour, radius, width and height of a stroke that begins, or the
   * stroke of an UNDO.
   */
  readonly isSound: boolean;
}

/** A phone's frame with its actions located but not decoded. */
export interface StrokesFrame {
  readonly playerId: number;
  readonly sheet: number;
  /** Number of the first action. */
  readonly first: number;
  /** Empty: nothing follows for now. */
  readonly spans: readonly Span[];
}

/** Skips this many varints; -1 when the bytes end before. */
function skipVarints(bytes: Uint8Array, at: number, count: number): number {
  let left = count;
  let place = at;
  while (left > 0) {
    const byte = bytes[place++];
    if (byte === undefined) return -1;
    if (byte < 0x80) left -= 1;
  }
  return place;
}

/** Returns the action that begins here; undefined when the bytes are not one. */
export function spanOf(bytes: Uint8Array, from: number): Span | undefined {
  const reader = new ByteReader(bytes, from);
  const byte = reader.byte();
  const canvas = byte >> CANVAS_SHIFT;
  const head = byte & (BEGIN_BIT | 3);
  const what = head & 3;
  const begins = head === (ACTION.DRAW | BEGIN_BIT);
  const none = {
    what,
    begins,
    canvas,
    from,
    stroke: 0,
    count: 0,
    pointsFrom: 0,
    rubs: 0,
    isSound: true,
  };
  if (canvas < 0 || canvas >= CANVASES_MAX) return undefined;
  if (head === ACTION.CLEAR) return { ...none, to: reader.at };
  if (head === ACTION.UNDO) {
    const stroke = reader.varint();
    return stroke < 0 ? undefined : { ...none, stroke, isSound: stroke > 0, to: reader.at };
  }
  if (!begins && head !== ACTION.DRAW) return undefined;
  let stroke = 0;
  let rubs = 0;
  let isSound = true;
  if (begins) {
    stroke = reader.varint();
    const [colour, radius] = [reader.byte(), reader.byte()];
    const [width, height] = [reader.varint(), reader.varint()];
    isSound = stroke > 0 && colour < COLOURS.length && radius > 0;
    isSound &&= width > 0 && width <= SIDE_MAX && height > 0 && height <= SIDE_MAX;
    // Radii are sent in steps of a half.
    if (colour === ERASER && isSound) rubs = radius / 2 / width;
  }
  const count = reader.varint();
  if (count < 0) return undefined;
  const to = skipVarints(bytes, reader.at, 2 * count);
  if (to < 0) return undefined;
  return { what, begins, canvas, from, to, stroke, count, pointsFrom: reader.at, rubs, isSound };
}

/** Reads a phone's frame; undefined unless the bytes are one from first to last. */
export function strokesFrame(bytes: Uint8Array): StrokesFrame | undefined {
  if (bytes[0] !== KIND.strokes || bytes[1] !== DRAWING_VERSION) return undefined;
  const reader = new ByteReader(bytes, 2);
  const playerId = reader.varint();
  const sheet = reader.varint();
  const first = reader.varint();
  if (playerId < 1 || sheet < 1 || first < 1) return undefined;
  const spans: Span[] = [];
  for (let at = reader.at; at < bytes.length;) {
    const span = spanOf(bytes, at);
    if (!span || span.canvas !== 0) return undefined;
    spans.push(span);
    at = span.to;
  }
  return { playerId, sheet, first, spans };
}

/** Steps of the grid on each side of a place. */
const PLACE = STEPS / PLACES;

/**
 * Follows a stroke's points with the pen; false when one is off the paper, and then the pen stays where it
 * was. Appends the places it passes to `places`.
 */
export function follow(
  bytes: Uint8Array,
  { pointsFrom, count, begins }: Pick<Span, "pointsFrom" | "count" | "begins">,
  pen: Pen,
  places: number[],
): boolean {
  const reader = new ByteReader(bytes, pointsFrom);
  let x = begins ? 0 : pen.x;
  let y = begins ? 0 : pen.y;
  const before = places.length;
  let last = places.at(-1);
  for (let point = 0; point < count; point++) {
    x += reader.zigzag();
    y += reader.zigzag();
    // The comparisons are also false for NaN.
    if (!(x >= 0 && x < STEPS && y >= 0 && y < STEPS)) {
      places.length = before;
      return false;
    }
    const place = PLACES * Math.floor(y / PLACE) + Math.floor(x / PLACE);
    if (place !== last) places.push(place);
    last = place;
  }
  pen.x = x;
  pen.y = y;
  return true;
}
