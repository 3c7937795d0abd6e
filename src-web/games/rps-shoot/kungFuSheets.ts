import { useEffect } from "react";

// They lie outside of assets/games, or the addresses of all fighters would weigh on every game's program.
const sheets = import.meta.glob<string>("../../assets/kungfu/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of a character's sheet of moves; undefined for who never fights. */
export function kungFuSheet(avatarSrc: string): string | undefined {
  return sheets[`../../assets/kungfu/${avatarSrc}`];
}

/** Fetches the sheets of those who fight next, while everybody still bets. */
export function useSheetsAhead(left: string | undefined, right: string | undefined): void {
  useEffect(() => {
    for (const avatarSrc of [left, right]) {
      const sheet = avatarSrc && kungFuSheet(avatarSrc);
      if (sheet) new Image().src = sheet;
    }
  }, [left, right]);
}
