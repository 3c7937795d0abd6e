import type { PhotoFile } from "../../../src-rooms/room/photos.ts";
import { jpegWithoutMetadata } from "./jpeg.ts";
import { pngWithoutMetadata } from "./png.ts";
import { webpWithoutMetadata } from "./webp.ts";

/** Pixels of the longer side. Phones send 1280; a bomb would be far above this. */
const SIDE_MAX = 4_096;

const KINDS = [
  { type: "image/jpeg", read: jpegWithoutMetadata },
  { type: "image/png", read: pngWithoutMetadata },
  { type: "image/webp", read: webpWithoutMetadata },
] as const;

/** What a picture may be. */
export const PHOTO_TYPES = KINDS.map(({ type }) => type);

/**
 * The photo in these bytes, by what they are and not by what they say they are: without places,
 * cameras, names and anything that follows the picture. Undefined for what is no still JPEG, PNG or
 * WebP of a sensible size. `sideMax`: pixels its longer side may have.
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
