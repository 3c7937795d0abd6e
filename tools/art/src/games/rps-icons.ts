/** The four moves as one-colour glyphs, kept to a few strokes so that 24 px is enough. */
import { write } from "../lib/out.ts";

const stroke = (d: string, width: number): string => `<path d="${d}" stroke-width="${width}"/>`;
const fill = (d: string): string => `<path d="${d}" fill="currentColor" stroke="none"/>`;

/** Shared by the closed hands: what shows below the fingers and around the thumb. */
const PALM = fill(
  "M33 28.5h9v3.5c0 8-6 12.5-13.5 12.5h-7c-5.5 0-9.5-2-11.5-5.5h16.5c5 0 8-4.5 6.5-10.5z",
);

const GLYPHS: Record<string, string> = {
  rock:
    stroke("M10 16.5v6.5M19.5 12.5V23M29 12.5V23M38.2 16v7", 7.4) + stroke("M11.5 32h14", 8) + PALM,
  paper:
    stroke("M15.5 30 9.5 13.5M21.5 28 19.5 6.5M29 28 31 6.5M35 30l5.5-15.5M16 36 5.5 28.5", 6.4) +
    fill("M12.5 29.5Q24 22 37.5 28.5 39 45 25.5 45 14.5 45 12.5 29.5z"),
  scissors: stroke("M17 23 9.5 6M26 22.5 30 4.5M37.5 18v5", 7.4) + stroke("M11.5 32h14", 8) + PALM,
  nothing: `<circle cx="24" cy="24" r="18" stroke-width="6"/>${stroke("M12.5 35.5l23-23", 6)}`,
};

export const iconJobs = Object.entries(GLYPHS).map(([kind, inner]) => ({
  name: `games/rps-shoot/${kind}.svg`,
  run: async () =>
    write(
      `games/rps-shoot/${kind}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>\n`,
    ),
}));
