/** The logo of Requip: a word on a speech bubble, and a q who is not what it says it is. */
import { INK, ellipse, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const WORD: readonly Dance[] = [
  { dy: 6, turn: -6 },
  { dy: -4, turn: 3 },
  { dy: 4, turn: -3, scale: 1.08 },
  { dy: -2, turn: 4 },
  { dy: -8, turn: -3 },
  { dy: 4, turn: 6 },
];

const BUBBLE =
  "M62 130Q56 54 140 48L800 30Q884 30 890 112L896 300Q896 380 812 384L420 396L300 470L312 400L140 404Q66 404 62 326Z";

/** A robot's eye in the middle of the q, with its antenna. */
const robotEye = (x: number, y: number): string =>
  path(`M${x} ${y - 96}V${y - 138}`, { stroke: INK, width: 16 }) +
  path(`M${x} ${y - 96}V${y - 138}`, { stroke: "#fff7e6", width: 5 }) +
  ellipse(x, y - 148, 17, 17, `fill="#ff5c5c" stroke="${INK}" stroke-width="8"`) +
  ellipse(x, y, 38, 38, `fill="#1c1533" stroke="${INK}" stroke-width="8"`) +
  ellipse(x, y, 21, 21, 'fill="#ff5c5c"') +
  ellipse(x - 7, y - 8, 7, 7, 'fill="#fff"');

export function requipLogo(): string {
  const word = letters("Requip", 94, 280, 244, 2, WORD);
  const q = word.list[2]!;
  const drawn = lettering({
    id: "q",
    d: word.list
      .flatMap((letter) => (letter === q ? [letter.contours[0]!] : letter.contours))
      .join(""),
    fill: "#58e6d9",
    lip: "#1f9d96",
  });
  return logo(
    960,
    490,
    "Requip",
    `<defs>${drawn.defs}</defs>` +
      path(BUBBLE, { fill: "#5b34c4", stroke: "#0a0512", width: 40 }) +
      path(BUBBLE, { fill: "#5b34c4", stroke: "#fff7e6", width: 30 }) +
      path(BUBBLE, { fill: "#7a55ea", stroke: INK, width: 9 }) +
      drawn.border +
      drawn.word +
      robotEye(q.x - 12, q.y - 26),
  );
}
