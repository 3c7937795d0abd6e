/** The logo of Hide and Peek: two eyes that look out of the word. */
import { ellipse, INK, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const TOP: readonly Dance[] = [
  { dy: 4, turn: -6 },
  { dy: -6, turn: 2 },
  { dy: 2, turn: -2 },
  { dy: -4, turn: 6 },
];
const LOW: readonly Dance[] = [
  { dy: 4, turn: -5 },
  { dy: 0, turn: 4, scale: 1.04 },
  { dy: 0, turn: -4, scale: 1.04 },
  { dy: 6, turn: 6 },
];

/** The small "and" between the two lines. */
const BETWEEN: readonly Dance[] = [{ dy: 0, turn: -4 }];

const eye = (x: number, y: number, side: number): string =>
  ellipse(x, y, 30, 33, `fill="#fff" stroke="${INK}" stroke-width="7"`) +
  ellipse(x + side * 10, y + 4, 13, 17, `fill="${INK}"`) +
  ellipse(x + side * 10 + 4, y - 4, 5, 5, 'fill="#fff"');

export function hideLogo(): string {
  const top = letters("Hide", 96, 206, 236, 6, TOP);
  const low = letters("Peek", 120, 420, 236, 6, LOW);
  const upper = lettering({
    id: "h",
    d: top.list.flatMap((one) => one.contours).join(""),
    fill: "#7ed957",
    lip: "#3c9a3a",
  });
  const between = letters("and", 566, 236, 84, 2, BETWEEN);
  const [, e1, e2] = low.list;
  const lower = lettering({
    id: "p",
    d: low.list
      .flatMap((one) => (one === e1 || one === e2 ? [one.contours[0] ?? ""] : one.contours))
      .join(""),
    fill: "#ff7a5c",
    lip: "#c4432c",
  });
  const middle = lettering({
    id: "a",
    d: between.list.flatMap((one) => one.contours).join(""),
    fill: "#ffd23f",
    lip: "#d69a12",
    cream: 26,
    ink: 11,
    drop: 7,
  });
  const bush =
    "M60 300C20 220 90 120 190 130C230 50 380 40 430 100C520 50 660 90 660 180C740 210 740 330 670 370C680 450 560 480 500 440C430 490 300 480 260 440C180 480 60 440 80 370C40 360 40 320 60 300Z";
  return logo(
    760,
    480,
    "Hide and Peek",
    `<defs>${upper.defs}${middle.defs}${lower.defs}</defs>` +
      path(bush, { fill: "#17452a", stroke: "#fff7e6", width: 14 }) +
      path(bush, { fill: "#17452a", stroke: INK, width: 5 }) +
      upper.border +
      middle.border +
      lower.border +
      upper.word +
      middle.word +
      lower.word +
      (e1 ? eye(e1.x, e1.y, 1) : "") +
      (e2 ? eye(e2.x, e2.y, 1) : ""),
  );
}
