const urls = import.meta.glob<string>("../../assets/moods/*.webp", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** Returns a character's picture in another mood; undefined for characters that have none. */
export function moodUrl(src: string, mood: "blink" | "cheer"): string | undefined {
  return urls[`../../assets/moods/${src.replace(/\.webp$/, "")}-${mood}.webp`];
}
