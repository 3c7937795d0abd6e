/** The logo of Snaption: a word on a print that just came out of the camera, and an o who looks at you. */
import { INK, ellipse, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const WORD: readonly Dance[] = [
  { dy: 6, turn: -6, scale: 1.06 },
  { dy: -2, turn: 3 },
  { dy: 5, turn: -3 },
  { dy: -4, turn: 4 },
  { dy: 2, turn: -4 },
  { dy: -6, turn: 3 },
  { dy: 2, turn: -2, scale: 1.06 },
  { dy: 6, turn: 6 },
];

/** The print: paper with a wide lower border, a little askew. */
const PAPER =
  "M84 52L912 24Q934 24 935 46L950 430Q950 452 928 453L100 476Q78 476 77 454L62 74Q62 53 84 52Z";
const IMAGE = "M112 86L890 60L900 356L120 382Z";

/** A camera's lens in the middle of the o. */
const lens = (x: number, y: number): string =>
  ellipse(x, y, 41, 41, `fill="#15101f" stroke="${INK}" stroke-width="8"`) +
  ellipse(x, y, 30, 30, 'fill="#2f6fa8"') +
  ellipse(x, y, 19, 19, 'fill="#15101f"') +
  ellipse(x - 11, y - 13, 9, 9, 'fill="#fff"') +
  ellipse(x + 10, y + 12, 5, 5, 'fill="#9fdcff"');

/** The flash that goes off above the lens. */
const flash = (x: number, y: number): string => {
  const points = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const r = at % 2 ? 24 : 58;
    return `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`;
  });
  const star = `M${points.join("L")}Z`;
  return (
    path(star, { fill: "#fff7e6", stroke: INK, width: 16 }) +
    path(star, { fill: "#ffe066" }) +
    ellipse(x, y, 15, 15, 'fill="#fffbe8"')
  );
};

export function snaptionLogo(): string {
  const word = letters("Snaption", 78, 318, 222, 0, WORD);
  const o = word.list[6]!;
  const drawn = lettering({
    id: "n",
    d: word.list
      .flatMap((letter) => (letter === o ? [letter.contours[0]!] : letter.contours))
      .join(""),
    fill: "#ff6b8b",
    lip: "#b52c50",
  });
  return logo(
    1010,
    500,
    "Snaption",
    `<defs>${drawn.defs}</defs>` +
      path(PAPER, { fill: "#fff7e6", stroke: "#0a0512", width: 34 }) +
      path(PAPER, { fill: "#fff7e6", stroke: INK, width: 9 }) +
      path(IMAGE, { fill: "#5a2440", stroke: INK, width: 8 }) +
      path("M114 250L320 150L470 262L640 120L896 270L900 356L120 382Z", { fill: "#83345a" }) +
      drawn.border +
      drawn.word +
      lens(o.x, o.y) +
      flash(o.x + 66, o.y - 148),
  );
}
