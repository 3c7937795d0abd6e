/** The colours of the game's palette that the sketches use: their indices there, and how they look. */
export const PENS = {
  black: { index: 0, ink: "#1b1626" },
  grey: { index: 1, ink: "#7d7a88" },
  white: { index: 2, ink: "#ffffff" },
  brown: { index: 3, ink: "#7a4a21" },
  red: { index: 4, ink: "#e53935" },
  orange: { index: 5, ink: "#ff8a1f" },
  yellow: { index: 6, ink: "#ffd21f" },
  lime: { index: 7, ink: "#9bd62f" },
  green: { index: 8, ink: "#1f9d4d" },
  sky: { index: 10, ink: "#43b8ff" },
  blue: { index: 11, ink: "#2456e6" },
  purple: { index: 12, ink: "#7b3fe4" },
  pink: { index: 13, ink: "#ff63b0" },
  peach: { index: 14, ink: "#ffc79a" },
} as const;

export type Pen = keyof typeof PENS;

/** Side of the game's square paper, and the paper's colour. */
export const PAPER = 400;
export const GROUND = "#e6e6ea";

/** Radii of the game's brushes, in its units. */
const NIBS = [3, 6, 10, 18, 32] as const;

/** Returns the radius of the brush a player would choose for such a line. */
export function nearestNib(radius: number): number {
  return NIBS.reduce<number>(
    (best, nib) => (Math.abs(nib - radius) < Math.abs(best - radius) ? nib : best),
    NIBS[0],
  );
}
