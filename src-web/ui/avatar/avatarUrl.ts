import { UNKNOWN_AVATAR_SRC } from "../../../src-shared/catalog/avatars.ts";

const urls = import.meta.glob<string>("../../assets/avatars/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Returns the address of an avatar's picture, or of the 'unknown' character if there is none. */
export function avatarUrl(src: string): string | undefined {
  return urls[`../../assets/avatars/${src}`] ?? urls[`../../assets/avatars/${UNKNOWN_AVATAR_SRC}`];
}
