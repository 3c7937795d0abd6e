import type { PhotoFile } from "../../../src-rooms/room/photos.ts";
import { jpegWithoutMetadata } from "./jpeg.ts";
import { pngWithoutMetadata } from "./png.ts";
import { webpWithoutMetadata } from "./webp.ts";

/** Most pixels of the longer side. Phones send 1280; a decompression bomb would be far above this. */
const SIDE_MAX = 4_096;

const KINDS = [
  { type: "image/jpeg", read: jpegWithoutMetadata },
  { type: "image/png", read: pngWithoutMetadata },
  { type: "image/webp", read: webpWithoutMetadata },
] as const;

/** The types a picture may have. */
export const PHOTO_TYPES = KINDS.map(({ type }) => type);

/**
 * Returns the photo in these bytes, whose type is detected from the bytes and not taken from what they claim
 * to be. Locations, cameras, names and anything after the picture are removed. Undefined unless it is a still
 * JPEG, PNG or WebP of a sensible size. `sideMax`: most pixels of the longer side.
 */
export function photoOf(bytes: Uint8Array, sideMax = SIDE_MAX): PhotoFile | undefined {
  for (const { type, read } of KINDS) {
    const found = read(bytes);
    if (!found) continue;
    const isSensible = [found.width, found.height].every((side) => side > 0 && side <= sideMax);
    return isSensible ? { type, bytes: found.bytes } : undefined;
  }
  return undefined;
}
