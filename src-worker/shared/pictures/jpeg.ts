import { joined, lettersAt, type Stripped } from "./bytes.ts";

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const QUANTIZATION = 0xdb;
const HUFFMAN = 0xc4;
const RESTARTS = 0xdd;
const ADOBE = 0xee;
/** Baseline, extended and progressive: the kinds that browsers can display. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];

/** A progressive photo has about ten scans; each makes a decoder go over all pixels. */
const SCANS_MAX = 40;

const isRestart = (kind: number) => kind >= 0xd0 && kind <= 0xd7;
const isAnyFrame = (kind: number) =>
  kind >= 0xc0 && kind <= 0xcf && ![HUFFMAN, 0xc8, 0xcc].includes(kind);

/** Whether tables of these lengths fill their segment exactly, so that nothing is hidden behind them. */
function isFilled(data: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0;
  while (at < data.length) at += lengthAt(at);
  return at === data.length && at > 0;
}

const quantizationLength = (data: Uint8Array) => (at: number) =>
  1 + ((data[at] ?? 0) >> 4 === 0 ? 64 : 128);

const huffmanLength = (data: Uint8Array) => (at: number) =>
  17 + data.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0);

/**
 * Whether the data of this segment, which excludes marker and length, contains only what its kind requires.
 */
function isPlain(kind: number, data: Uint8Array): boolean {
  if (FRAMES.includes(kind)) return data.length === 6 + 3 * (data[5] ?? 0);
  if (kind === SCAN) return data.length === 4 + 2 * (data[0] ?? 0);
  if (kind === RESTARTS) return data.length === 2;
  if (kind === QUANTIZATION) return isFilled(data, quantizationLength(data));
  return isFilled(data, huffmanLength(data));
}

/**
 * Builds a new Adobe segment with the one fact that decoders need from it, how to interpret the colours;
 * undefined if the segment is not Adobe's.
 */
function colours(data: Uint8Array): Uint8Array | undefined {
  const transform = data[11] ?? 3;
  if (lettersAt(data, 0, 5) !== "Adobe" || transform > 2) return undefined;
  const name = [0x41, 0x64, 0x6f, 0x62, 0x65];
  return Uint8Array.of(MARK, ADOBE, 0, 14, ...name, 0, 100, 0, 0, 0, 0, transform);
}

const DRAWN: readonly number[] = [...FRAMES, SCAN, QUANTIZATION, HUFFMAN, RESTARTS];

/**
 * Returns a JPEG with only the parts that are needed to draw it, without what phones add, comments and
 * reserved segments. Undefined if it is not a JPEG, is broken, has more than one frame (decoders disagree on
 * which size counts), or has so many scans that drawing it would do harm.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Stripped | undefined {
  if (bytes[0] !== MARK || bytes[1] !== START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { readonly width: number; readonly height: number } | undefined;
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARK) return undefined;
    if (kind === MARK) {
      // A marker may begin with more than one 0xff.
      at += 1;
      continue;
    }
    if (kind === END) {
      // Whatever follows the end is not part of the picture.
      kept.push(Uint8Array.of(MARK, END));
      return size && scans > 0 ? { bytes: joined(kept), ...size } : undefined;
    }
    if (at + 3 >= bytes.length) return undefined;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > bytes.length || next < at + 4) return undefined;
    const data = bytes.subarray(at + 4, next);
    if (isAnyFrame(kind)) {
      if (size || !FRAMES.includes(kind) || data.length < 6) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (kind === SCAN) scans += 1;
    if (scans > SCANS_MAX || (scans > 0 && !size)) return undefined;
    const end = kind === SCAN ? scanEnd(bytes, next) : next;
    if (DRAWN.includes(kind)) {
      if (!isPlain(kind, data)) return undefined;
      kept.push(bytes.subarray(at, end));
    } else if (kind === ADOBE) {
      const anew = colours(data);
      if (anew) kept.push(anew);
    }
    at = end;
  }
  return undefined;
}

/** Returns where the compressed pixels that start here end: before the next real marker. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] === MARK && kind !== 0 && kind !== MARK && !isRestart(kind)) return at;
  }
  return bytes.length;
}
