/** The logo of AB Thinking: two letters in a cloud, and a thought that floats away. */
import { INK, ellipse, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const TOP: readonly Dance[] = [
  { dy: 4, turn: -7 },
  { dy: -4, turn: 6 },
];
const LOW: readonly Dance[] = [
  { dy: 2, turn: -4 },
  { dy: 8, turn: 3 },
  { dy: 0, turn: -3 },
  { dy: 6, turn: 3 },
  { dy: 0, turn: -2 },
  { dy: 6, turn: 3 },
  { dy: 0, turn: -3 },
  { dy: 4, turn: 5 },
];

export const AB_LOGO = { width: 760, height: 480 } as const;

const CLOUD =
  "M96 250C40 236 34 150 100 132C108 66 196 40 244 84C290 16 412 14 452 84C516 44 616 72 622 146C704 158 722 268 650 300C668 380 560 436 486 398C436 452 316 452 270 402C192 440 88 396 106 318C80 306 74 268 96 250Z";

export function abLogo(): string {
  const top = letters("AB", 248, 224, 262, 6, TOP);
  const low = letters("Thinking", 62, 400, 160, 1, LOW);
  const upper = lettering({
    id: "a",
    d: top.list.flatMap((l) => l.contours).join(""),
    fill: "#f2c14e",
    lip: "#b8801c",
  });
  const lower = lettering({
    id: "t",
    d: low.list.flatMap((l) => l.contours).join(""),
    fill: "#9aa5ff",
    lip: "#4a55c8",
    cream: 40,
    ink: 15,
  });
  const bubbles = [
    [664, 96, 26],
    [712, 48, 16],
  ] as const;
  return logo(
    AB_LOGO.width,
    AB_LOGO.height,
    "AB Thinking",
    `<defs>${upper.defs}${lower.defs}</defs>` +
      path(CLOUD, { fill: "#2a2560", stroke: "#fff7e6", width: 14 }) +
      path(CLOUD, { fill: "#2a2560", stroke: INK, width: 5 }) +
      bubbles
        .map(([x, y, r]) => ellipse(x, y, r, r, `fill="#2a2560" stroke="#fff7e6" stroke-width="8"`))
        .join("") +
      path("M150 96A34 34 0 1 0 182 150A28 28 0 1 1 150 96Z", { fill: "#fff6d8" }) +
      path("M560 128L568 148L588 156L568 164L560 184L552 164L532 156L552 148Z", {
        fill: "#fff6d8",
      }) +
      upper.border +
      lower.border +
      upper.word +
      lower.word,
  );
}
