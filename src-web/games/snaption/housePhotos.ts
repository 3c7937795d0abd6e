const photos = import.meta.glob<string>("../../assets/games/snaption/snaps/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of a photo of the house; undefined for one this build does not have. */
export function housePhoto(id: string): string | undefined {
  return photos[`../../assets/games/snaption/snaps/${id}.webp`];
}
