import { joined, type Stripped } from "./bytes.ts";

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** JFIF's density, and Adobe's word about colours: decoders need them, and they tell nothing. */
const HARMLESS_APPS: readonly number[] = [0xe0, 0xee];
const COMMENT = 0xfe;

const isApp = (kind: number) => kind >= 0xe0 && kind <= 0xef;
const isRestart = (kind: number) => kind >= 0xd0 && kind <= 0xd7;
/** Start of frame: carries the size. C4, C8 and CC are tables. */
const isFrame = (kind: number) =>
  kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;

/** A JPEG without its metadata; undefined when it is none, or broken. */
export function jpegWithoutMetadata(bytes: Uint8Array): Stripped | undefined {
  if (bytes[0] !== MARK || bytes[1] !== START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 1 < bytes.length) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARK) return undefined;
    if (kind === END) {
      // Whatever follows the end is no picture.
      kept.push(bytes.subarray(at, at + 2));
      return size.width > 0 ? { bytes: joined(kept), ...size } : undefined;
    }
    if (at + 3 >= bytes.length) return undefined;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > bytes.length || next < at + 4) return undefined;
    if (isFrame(kind) && at + 9 <= bytes.length) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    const isMetadata = kind === COMMENT || (isApp(kind) && !HARMLESS_APPS.includes(kind));
    const end = kind === SCAN ? scanEnd(bytes, next) : next;
    if (!isMetadata) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Where the compressed pixels that begin here end: before the next real marker. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] === MARK && kind !== 0 && kind !== MARK && !isRestart(kind)) return at;
  }
  return bytes.length;
}
