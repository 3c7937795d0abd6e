/** The pens of the sketches: index in the file, and ink. */
export const PENS = {
  black: { index: 0, ink: "#1d1d1f" },
  white: { index: 1, ink: "#ffffff" },
  grey: { index: 2, ink: "#9aa0a6" },
  brown: { index: 3, ink: "#8a5a2b" },
  skin: { index: 4, ink: "#f2c79b" },
  red: { index: 5, ink: "#e2373f" },
  orange: { index: 6, ink: "#f58a1f" },
  yellow: { index: 7, ink: "#fbd22b" },
  lime: { index: 8, ink: "#8fd14f" },
  green: { index: 9, ink: "#2f9e44" },
  sky: { index: 10, ink: "#5cc4f0" },
  blue: { index: 11, ink: "#2867d6" },
  purple: { index: 12, ink: "#8247c9" },
  pink: { index: 13, ink: "#f58fb8" },
} as const;

export type Pen = keyof typeof PENS;
