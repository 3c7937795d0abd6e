import { useEffect } from "react";

// Outside of assets/games, where the addresses of all sheets would be part of every game's bundle.
const sheets = import.meta.glob<string>("../../assets/kungfu/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Returns the address of a character's sprite sheet; undefined for characters that never fight. */
export function kungFuSheet(avatarSrc: string): string | undefined {
  return sheets[`../../assets/kungfu/${avatarSrc}`];
}

/** Preloads the sheets of the next fighters while everybody is still betting. */
export function useSheetsAhead(left: string | undefined, right: string | undefined): void {
  useEffect(() => {
    for (const avatarSrc of [left, right]) {
      const sheet = avatarSrc && kungFuSheet(avatarSrc);
      if (sheet) new Image().src = sheet;
    }
  }, [left, right]);
}
