import { joined, lettersAt, type Stripped } from "./bytes.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks of a still picture. All others are metadata or animation. */
const PICTURE: readonly string[] = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB"];
/** Exact and maximum lengths of chunks in bytes: a longer one would hide something. */
const EXACTLY: Readonly<Record<string, number>> = { IHDR: 13, IEND: 0, gAMA: 4, sRGB: 1 };
const AT_MOST: Readonly<Record<string, number>> = { PLTE: 3 * 256, tRNS: 256 };
const ANIMATION = "acTL";
/** Length, name and checksum around a chunk's data. */
const FRAME = 12;

/** Returns a PNG without its metadata; undefined if it is not a PNG, is broken, or is animated. */
export function pngWithoutMetadata(bytes: Uint8Array): Stripped | undefined {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE.length)];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + view.getUint32(at);
    const name = lettersAt(bytes, at + 4, at + 8);
    const isFirst = kept.length === 1;
    if (end > bytes.length || name === ANIMATION || isFirst !== (name === "IHDR")) return undefined;
    const length = end - at - FRAME;
    if (length !== (EXACTLY[name] ?? length) || length > (AT_MOST[name] ?? length))
      return undefined;
    if (PICTURE.includes(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") {
      const size = { width: view.getUint32(16), height: view.getUint32(20) };
      return { bytes: joined(kept), ...size };
    }
    at = end;
  }
  return undefined;
}
