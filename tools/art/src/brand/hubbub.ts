/** The wordmark. Its last letter is a speech bubble that grins. */
import { INK, path } from "../lib/svg.ts";
import { letters, type Dance } from "./letters.ts";
import { lettering, logo } from "./lettering.ts";

const DANCES: readonly Dance[] = [
  { dy: 4, turn: -5 },
  { dy: 12, turn: 3 },
  { dy: -4, turn: -3 },
  { dy: 6, turn: 4 },
  { dy: 14, turn: -4 },
  { dy: -6, turn: 4, scale: 1.12 },
];

export const HUBBUB = { width: 1072, height: 296 } as const;

export function hubbub(): string {
  const { list } = letters("Hubbub", 46, 222, 264, 6, DANCES);
  const last = list.at(-1)!;
  // The bowl is filled in (its counter is dropped) and gets a tail: the letter becomes the bubble.
  // The tail runs the same way round as the font's outer contours, or the overlap would be a hole.
  const [bx, by] = [last.x + 4, last.y + 22];
  const tail = `M${bx - 24} ${by + 58}L${bx + 62} ${by + 14}L${bx + 70} ${by + 104}Z`;
  const d = list.flatMap((l) => (l === last ? [l.contours[0]!, tail] : l.contours)).join("");
  const word = lettering({ id: "h", d, fill: "#ffd23f", lip: "#f09a1a" });
  const eyes = `M${bx - 20} ${by - 30}V${by - 16}M${bx + 28} ${by - 31}V${by - 17}`;
  const mouth = `M${bx - 40} ${by + 8}Q${bx + 5} ${by + 18} ${bx + 48} ${by + 6}Q${bx + 42} ${by + 48} ${bx + 5} ${by + 48}Q${bx - 34} ${by + 48} ${bx - 40} ${by + 8}Z`;
  const face =
    path(eyes, { stroke: INK, width: 17 }) +
    path(mouth, { fill: "#8f1d3a", stroke: INK, width: 8 }) +
    path(`M${bx - 14} ${by + 40}Q${bx + 6} ${by + 24} ${bx + 24} ${by + 39}`, {
      fill: "#ff6b7f",
      stroke: "#ff6b7f",
      width: 7,
    });
  return logo(
    HUBBUB.width,
    HUBBUB.height,
    "Hubbub",
    `<defs>${word.defs}</defs>${word.border}${word.word}${face}`,
  );
}
