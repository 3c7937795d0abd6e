import { joined, lettersAt, type Stripped } from "./bytes.ts";

const HEADER = 12;
const ANIMATION: readonly string[] = ["ANIM", "ANMF"];
/**
 * The only flag of a VP8X chunk that is kept, 'has transparency': colour profile, EXIF, XMP and animation are
 * removed.
 */
const TRANSPARENT = 0x10;
const MOVES = 0x02;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A chunk's name and data, unchanged. */
interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

/**
 * Returns a WebP with only the parts that are needed to draw it; undefined if it is not a WebP, is broken, or
 * is animated.
 */
export function webpWithoutMetadata(bytes: Uint8Array): Stripped | undefined {
  const chunks = chunksOf(bytes);
  if (!chunks || chunks.some(({ name }) => ANIMATION.includes(name))) return undefined;
  const pictures = chunks.filter(({ name }) => name === "VP8 " || name === "VP8L");
  const [picture] = pictures;
  const size = picture && sizeOf(picture);
  // Decoders allocate memory by the size in the picture itself, whatever the file's header says.
  if (!picture || !size || pictures.length > 1) return undefined;
  const extended = chunks.filter(({ name }) => name === "VP8X");
  const [canvas] = extended;
  if (!canvas) return written([picture], size);
  const isSame = canvas.data.length === 10 && isCanvas(canvas.data, size);
  const flags = canvas.data[0] ?? 0;
  if (extended.length > 1 || !isSame || flags & MOVES) return undefined;
  const alpha = chunks.filter(({ name }) => name === "ALPH" && picture.name === "VP8 ").slice(0, 1);
  const head = canvas.data.slice();
  head.set([flags & TRANSPARENT, 0, 0, 0]);
  return written([{ name: "VP8X", data: head }, ...alpha, picture], size);
}

/** Returns all chunks of the file; undefined if it is not a WebP or a chunk exceeds it. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  if (bytes.length < HEADER || lettersAt(bytes, 0, 4) !== "RIFF") return undefined;
  if (lettersAt(bytes, 8, HEADER) !== "WEBP") return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = view.getUint32(4, true) + 8;
  if (whole > bytes.length) return undefined;
  const chunks: Chunk[] = [];
  let at = HEADER;
  while (at + 8 <= whole) {
    const from = at + 8;
    const length = view.getUint32(at + 4, true);
    const end = from + length + (length % 2);
    if (end > whole) return undefined;
    chunks.push({
      name: lettersAt(bytes, at, at + 4),
      data: bytes.subarray(from, from + length),
    });
    at = end;
  }
  return chunks;
}

/** Builds a file of these chunks, with a new header, lengths and padding. */
function written(chunks: readonly Chunk[], size: Size): Stripped {
  const parts = chunks.flatMap(({ name, data }) => {
    const head = new Uint8Array(8);
    head.set(new TextEncoder().encode(name));
    new DataView(head.buffer).setUint32(4, data.length, true);
    return [head, data, new Uint8Array(data.length % 2)];
  });
  const body = joined([new TextEncoder().encode("RIFF\0\0\0\0WEBP"), ...parts]);
  new DataView(body.buffer).setUint32(4, body.length - 8, true);
  return { bytes: body, ...size };
}

function isCanvas(data: Uint8Array, { width, height }: Size): boolean {
  const three = (at: number) =>
    (data[at] ?? 0) + ((data[at + 1] ?? 0) << 8) + ((data[at + 2] ?? 0) << 16);
  return three(4) + 1 === width && three(7) + 1 === height;
}

/** Returns width and height as stated in the picture itself; undefined if it is not valid. */
function sizeOf({ name, data }: Chunk): Size | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (name === "VP8 ") {
    const isKeyFrame = data.length >= 10 && ((data[0] ?? 1) & 1) === 0;
    if (!isKeyFrame || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return undefined;
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  }
  if (data.length < 5 || data[0] !== 0x2f) return undefined;
  const bits = view.getUint32(1, true);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
