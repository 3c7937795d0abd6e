/** The logo of Canvas Clash: two brushes cross behind two lines of letters, and an a that looks up in awe. */
import { INK, ellipse, path, place } from "../lib/svg.ts";
import { letters, type Dance, type Letter } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const TOP: readonly Dance[] = [
  { dy: 8, turn: -8 },
  { dy: 0, turn: 3 },
  { dy: 4, turn: -3 },
  { dy: -4, turn: 4 },
  { dy: 6, turn: -4, scale: 1.04 },
  { dy: 4, turn: 8 },
];
const LOW: readonly Dance[] = [
  { dy: 0, turn: 6 },
  { dy: 8, turn: -4 },
  { dy: 2, turn: 4, scale: 1.04 },
  { dy: 8, turn: -5 },
  { dy: 0, turn: 7 },
];

export const CANVAS_LOGO = { width: 860, height: 480 } as const;

/** A brush that has just been pulled upwards through the picture; its tip is at 0,0. */
const brush = (colour: string, gleam: string): string =>
  path("M-17 92V372Q0 396 17 372V92Z", { fill: "#fff7e6", stroke: "#fff7e6", width: 26 }) +
  path("M-30 -2Q-44 60 -26 98H26Q44 60 30 -2Q8 -52 -8 -64Q0 -40 -30 -2Z", {
    fill: "#fff7e6",
    stroke: "#fff7e6",
    width: 26,
  }) +
  path("M-13 120V370Q0 388 13 370V120Z", { fill: "#c98a4b", stroke: INK, width: 8 }) +
  path("M-24 88H24V134H-24Z", { fill: "#b9c6cf", stroke: INK, width: 8 }) +
  path("M-24 104H24M-24 118H24", { stroke: INK, width: 4 }) +
  path("M-26 2Q-40 56 -25 90H25Q40 56 27 2Q8 -44 -6 -54Q0 -34 -26 2Z", {
    fill: colour,
    stroke: INK,
    width: 8,
  }) +
  path("M-16 22Q-24 52 -15 74", { stroke: gleam, width: 8, opacity: 0.8 });

/** A broad stroke of paint. */
const pull = (d: string, colour: string, edge: string): string =>
  path(d, { stroke: "#fff7e6", width: 118 }) +
  path(d, { stroke: INK, width: 100 }) +
  path(d, { stroke: edge, width: 88 }) +
  `<g transform="translate(0 -8)">${path(d, { stroke: colour, width: 70 })}</g>`;

/** Returns the longest contour of a letter: the font does not put the outer contour of an "a" first. */
const outer = ({ contours }: Letter): string =>
  contours.reduce((long, one) => (one.length > long.length ? one : long), "");

/** An eye in the middle of a letter, looking up at what is being made. */
const eye = (x: number, y: number): string =>
  ellipse(x, y, 29, 32, `fill="#fff" stroke="${INK}" stroke-width="7"`) +
  ellipse(x + 5, y - 7, 14, 17, `fill="${INK}"`) +
  ellipse(x + 10, y - 14, 5, 6, 'fill="#fff"');

export function canvasLogo(): string {
  const top = letters("Canvas", 70, 214, 214, 4, TOP);
  const low = letters("Clash", 172, 402, 228, 4, LOW);
  const a = low.list[2]!;
  const upper = lettering({
    id: "c",
    d: top.list.flatMap((l) => l.contours).join(""),
    fill: "#5ad4ff",
    lip: "#1587c4",
  });
  const lower = lettering({
    id: "d",
    d: low.list.flatMap((l) => (l === a ? [outer(l)] : l.contours)).join(""),
    fill: "#ffa94d",
    lip: "#d96a14",
  });
  return logo(
    CANVAS_LOGO.width,
    CANVAS_LOGO.height,
    "Canvas Clash",
    `<defs>${upper.defs}${lower.defs}</defs>` +
      pull("M96 392Q250 300 430 250T770 96", "#ff5fa2", "#c42a72") +
      pull("M92 112Q270 190 430 240T768 386", "#7ed957", "#3f9a2c") +
      place(brush("#ff5fa2", "#ffc2dc"), 806, 62, 42, 0.78) +
      place(brush("#7ed957", "#d6f7c4"), 54, 66, -42, 0.78) +
      upper.border +
      lower.border +
      upper.word +
      lower.word +
      eye(a.x - 4, a.y + 16),
  );
}
