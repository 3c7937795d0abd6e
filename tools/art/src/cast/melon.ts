/** Half a slice of watermelon. Drawn, because the pips of the icon sets sit where the eyes go. */
import { INK, linear, path } from "../lib/svg.ts";

const half = (r: number, y: number): string =>
  `M${256 - r} ${y}H${256 + r}A${r} ${r} 0 0 1 ${256 - r} ${y}Z`;

const PIPS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [122, 176, 24],
  [150, 236, 16],
  [196, 290, 8],
  [316, 290, -8],
  [362, 236, -16],
  [390, 176, -24],
];

const pip = ([x, y, turn]: (typeof PIPS)[number]): string =>
  `<path d="M0 -15C9 -5 10 11 0 13C-10 11 -9 -5 0 -15Z" fill="#3a1024" transform="translate(${x} ${y}) rotate(${turn})"/>`;

export const melon =
  `<defs>${linear("flesh", [
    [0, "#ff7a86"],
    [0.5, "#ff4566"],
    [1, "#e0295a"],
  ])}${linear("rind", [
    [0, "#4cc35a"],
    [1, "#1f8a4a"],
  ])}</defs>` +
  path(half(206, 128), { fill: "url(#rind)", stroke: INK, width: 5 }) +
  path(
    "M70 180Q84 170 92 196M120 262Q138 258 142 282M206 318Q220 308 232 328M300 326Q312 306 324 314M378 276Q382 252 398 254M424 196Q430 170 444 178",
    { stroke: "#14683a", width: 12, opacity: 0.8 },
  ) +
  path(half(180, 128), { fill: "#eafbd0" }) +
  path(half(164, 128), { fill: "url(#flesh)" }) +
  PIPS.map(pip).join("");
