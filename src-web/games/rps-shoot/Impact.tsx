import type { Shown } from "../../../src-rooms/games/rps-shoot/types.ts";
import styles from "./Impact.module.css";

const BURST =
  "M50 4L60 26L82 12L77 36L98 42L80 56L92 80L66 74L56 97L44 76L20 90L24 64L3 54L24 42L12 18L38 27Z";

/** The shape that each weapon leaves where it hits: a rock bursts, paper claps, scissors cut. */
const MARKS: Readonly<Record<Shown, readonly string[]>> = {
  ROCK: [BURST],
  PAPER: [
    "M8 22Q46 50 8 78Q26 50 8 22Z",
    "M32 10Q84 50 32 90Q58 50 32 10Z",
    "M58 -2Q124 50 58 102Q92 50 58 -2Z",
  ],
  SCISSORS: ["M10 88L90 12L24 94Z", "M12 16L92 84L6 26Z"],
  NOTHING: [],
};

/** The blow a fighter takes, shown over the figure while the hit lasts. */
export function Impact({ weapon }: { readonly weapon: Shown }) {
  return (
    <svg className={styles["impact"]} viewBox="-12 -12 124 124" aria-hidden="true">
      {MARKS[weapon].map((d) => (
        <path key={d} className={styles[weapon]} d={d} />
      ))}
    </svg>
  );
}
