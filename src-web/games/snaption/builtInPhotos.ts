const photos = import.meta.glob<string>("../../assets/games/snaption/snaps/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Returns the address of a built-in photo; undefined for one this build does not have. */
export function builtInPhoto(id: string): string | undefined {
  return photos[`../../assets/games/snaption/snaps/${id}.webp`];
}
