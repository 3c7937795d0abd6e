import { joined, lettersAt, type Stripped } from "./bytes.ts";

const HEADER = 12;
/** What a still picture is made of. */
const PICTURE: readonly string[] = ["VP8X", "VP8 ", "VP8L", "ALPH"];
const ANIMATION: readonly string[] = ["ANIM", "ANMF"];
/** Of a VP8X chunk's flags only 'has transparency' stays: colours, EXIF, XMP and animation are gone. */
const TRANSPARENT = 0x10;
const MOVES = 0x02;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A WebP without its metadata; undefined when it is none, broken, or animated. */
export function webpWithoutMetadata(bytes: Uint8Array): Stripped | undefined {
  if (lettersAt(bytes, 0, 4) !== "RIFF" || lettersAt(bytes, 8, HEADER) !== "WEBP") return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = view.getUint32(4, true) + 8;
  if (whole > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let size: Size | undefined;
  let at = HEADER;
  while (at + 8 <= whole) {
    const name = lettersAt(bytes, at, at + 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > whole || ANIMATION.includes(name)) return undefined;
    if (PICTURE.includes(name)) {
      const chunk = bytes.slice(at, end);
      if (name === "VP8X") {
        if ((chunk[8] ?? 0) & MOVES) return undefined;
        chunk[8] = (chunk[8] ?? 0) & TRANSPARENT;
      }
      size ??= sizeOf(name, new DataView(chunk.buffer, 8));
      kept.push(chunk);
    }
    at = end;
  }
  if (!size || !kept.some((chunk) => /^VP8[ L]$/u.test(lettersAt(chunk, 0, 4)))) return undefined;
  const body = joined([bytes.slice(0, HEADER), ...kept]);
  new DataView(body.buffer).setUint32(4, body.length - 8, true);
  return { bytes: body, ...size };
}

/** Width and height, as each kind of chunk writes them. */
function sizeOf(name: string, data: DataView): Size | undefined {
  if (name === "VP8X" && data.byteLength >= 10) {
    const three = (at: number) => data.getUint16(at, true) + (data.getUint8(at + 2) << 16);
    return { width: three(4) + 1, height: three(7) + 1 };
  }
  if (name === "VP8 " && data.byteLength >= 10) {
    return {
      width: data.getUint16(6, true) & 0x3fff,
      height: data.getUint16(8, true) & 0x3fff,
    };
  }
  if (name === "VP8L" && data.byteLength >= 5) {
    const bits = data.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}
