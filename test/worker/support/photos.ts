/** Image files written byte by byte: tiny, valid, and with a secret wherever metadata can hide. */

const text = (letters: string) => new TextEncoder().encode(letters);
const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le32 = (value: number) => be32(value).toReversed();

/** Compressed pixels with a stuffed byte and a restart marker. */
const PIXELS = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A text that must be gone once a photo was cleaned. */
export const SECRET = "48.8584N 2.2945E";

function segment(kind: number, data: readonly number[]): number[] {
  return [0xff, kind, ...be16(data.length + 2), ...data];
}

const frame = (width: number, height: number) =>
  segment(0xc0, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...PIXELS];

/** Returns a JPEG of these segments and one scan. */
function jpegOf(before: readonly number[], after: readonly number[] = []): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, ...before, ...SCAN, ...after, 0xff, 0xd9]);
}

/** JPEGs whose frames differ in size: decoders allocate by the first. */
export const twoFacedJpegs = () => [
  jpegOf(frame(65_500, 65_500), frame(10, 10)),
  jpegOf([...frame(10, 10), ...frame(65_500, 65_500)]),
  // Lossless and arithmetic frames count as well.
  jpegOf([...segment(0xc3, [8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 0x11, 0]), ...frame(10, 10)]),
];

/** A JPEG that makes a decoder go over all its pixels a thousand times. */
export const endlessJpeg = () =>
  jpegOf(frame(4_000, 4_000), Array.from({ length: 1_000 }, () => SCAN).flat());

/** JPEGs with a secret in segments that decoders need, or that nothing uses. */
export const hidingJpegs = () => {
  const secret = [...text(SECRET)];
  const size = frame(64, 48);
  return {
    kept: [
      jpegOf([...segment(0xe0, [...text("JFIF\0"), ...secret]), ...size]),
      jpegOf([...segment(0xe0, [...text("JFXX\0"), ...secret]), ...size]),
      jpegOf([...segment(0xee, [...text("Adobe"), 0, 100, 0, 0, 0, 0, 1, ...secret]), ...size]),
      ...[0xf0, 0xfd, 0xdf, 0xcc, 0x02].map((kind) => jpegOf([...segment(kind, secret), ...size])),
    ],
    refused: [
      jpegOf([...segment(0xdb, secret), ...size]),
      jpegOf([...segment(0xdd, [0, 1, ...secret]), ...size]),
      jpegOf(segment(0xc0, [8, 0, 48, 0, 64, 1, 1, 0x11, 0, ...secret])),
    ],
  };
};

/**
 * Returns a JPEG with EXIF, XMP, a comment, a colour profile, and data after its end; only the frame is
 * needed.
 */
export function jpeg(width = 64, height = 48): Uint8Array {
  const secret = [...text(SECRET)];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xe1, [...text("Exif\0\0"), ...secret]),
    ...segment(0xe1, [...text("http://ns.adobe.com/xap/1.0/\0"), ...secret]),
    ...segment(0xe2, [...text("ICC_PROFILE\0"), ...secret]),
    ...segment(0xed, [...text("Photoshop 3.0\0"), ...secret]),
    ...segment(0xfe, secret),
    ...segment(0xc0, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...PIXELS,
    0xff,
    0xd9,
    ...secret,
  ]);
}

function chunk(name: string, data: readonly number[]): number[] {
  return [...be32(data.length), ...text(name), ...data, 0, 0, 0, 0];
}

/** Returns a PNG with text, EXIF and a time. */
export function png(
  width = 64,
  height = 48,
  extra: readonly number[] = [],
): Uint8Array<ArrayBuffer> {
  const secret = [...text(SECRET)];
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk("IHDR", [...be32(width), ...be32(height), 8, 2, 0, 0, 0]),
    ...extra,
    ...chunk("tEXt", [...text("Comment\0"), ...secret]),
    ...chunk("eXIf", secret),
    ...chunk("iTXt", secret),
    ...chunk("IDAT", [1, 2, 3]),
    ...chunk("IEND", []),
    ...secret,
  ]);
}

export const animatedPng = () => png(64, 48, chunk("acTL", [...be32(2), ...be32(0)]));

function riff(name: string, data: readonly number[]): number[] {
  return [...text(name), ...le32(data.length), ...data, ...(data.length % 2 ? [0] : [])];
}

/** Returns a WebP with EXIF, XMP and a colour profile. `flags` are those of its first chunk. */
export function webp(flags = 0x3c, extra: readonly number[] = []): Uint8Array {
  const secret = [...text(SECRET)];
  const body = [
    ...text("WEBP"),
    ...riff("VP8X", [flags, 0, 0, 0, 63, 0, 0, 47, 0, 0]),
    ...riff("ICCP", secret),
    ...extra,
    ...riff("VP8L", [0x2f, 63, 0xc0, 0x0b, 0, 1, 2]),
    ...riff("EXIF", secret),
    ...riff("XMP ", secret),
  ];
  return Uint8Array.from([...text("RIFF"), ...le32(body.length), ...body, ...secret]);
}

/** Returns a WebP whose header says ten pixels a side while its picture has sixteen thousand. */
export const twoFacedWebp = () => {
  const body = [
    ...text("WEBP"),
    ...riff("VP8X", [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]),
    ...riff("VP8L", [0x2f, 0xff, 0xff, 0xff, 0x0f, 1]),
  ];
  return Uint8Array.from([...text("RIFF"), ...le32(body.length), ...body]);
};

export const animatedWebp = () => webp(0x02, riff("ANIM", [0, 0, 0, 0, 0, 0]));

/** Whether a file still contains its secret. */
export function tells(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes).includes(SECRET);
}
