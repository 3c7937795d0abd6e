/** Bytes of an ICO's head with one entry. */
const HEAD = 22;

/**
 * A PNG as the one picture of an ICO file, which every browser since 2008 reads:
 * https://en.wikipedia.org/wiki/ICO_(file_format). `size`: its width and height, px, at most 256.
 */
export function favicon(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(HEAD + png.length);
  const head = new DataView(file.buffer);
  head.setUint16(2, 1, true); // an icon
  head.setUint16(4, 1, true); // one picture
  head.setUint8(6, size % 256); // 0 is 256
  head.setUint8(7, size % 256);
  head.setUint16(10, 1, true); // colour planes
  head.setUint16(12, 32, true); // bits a pixel
  head.setUint32(14, png.length, true);
  head.setUint32(18, HEAD, true);
  file.set(png, HEAD);
  return file;
}
