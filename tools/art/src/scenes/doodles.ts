/** Faint line drawings scattered over a ground: the scribbles on the table. */
import { chance, n1 } from "../lib/svg.ts";

/** Each about 60 px wide around 0,0. */
const MARKS: readonly string[] = [
  "M0 -28L8 -9L28 -8L12 5L18 25L0 14L-18 25L-12 5L-28 -8L-8 -9Z",
  "M-30 -16Q-30 -26 -20 -26H20Q30 -26 30 -16V8Q30 18 20 18H-4L-18 30V18H-20Q-30 18 -30 8ZM-14 -4H-13M0 -4H1M14 -4H15",
  "M-6 24A9 8 0 1 1 -7 23V-24L22 -30V16A9 8 0 1 1 21 15",
  "M0 26C-46 -4 -26 -34 0 -14C26 -34 46 -4 0 26Z",
  "M-24 -24H24V24H-24ZM-10 -10H-9M10 10H11M0 0H1M10 -10H11M-10 10H-9",
  "M-30 6Q-22 -12 -14 6T2 6T18 6T34 6",
  "M0 -28A28 28 0 1 1 -1 -28M-10 -8V-4M10 -8V-4M-14 8Q0 24 14 8",
  "M-10 -14Q-10 -28 2 -28Q16 -28 16 -14Q16 -4 2 2V10M2 24V25",
  "M-26 20L-20 -20L-6 0L0 -26L6 0L20 -20L26 20Z",
  "M6 -30L-16 4H0L-6 30L18 -6H2Z",
  "M-24 -18L24 18M24 -18L-24 18",
  "M0 0Q8 -8 10 2Q10 16 -4 14Q-20 10 -16 -8Q-8 -28 14 -20Q34 -8 26 16",
];

export interface Doodles {
  width: number;
  height: number;
  seed: number;
  colour: string;
  opacity: number;
  /** Middle and radii (0..1) of the part that stays empty for text. */
  clear: readonly [number, number, number, number];
  /** Round places, in pixels, that something else already fills. */
  avoid?: readonly (readonly [x: number, y: number, r: number])[];
  step?: number;
  size?: number;
}

export function doodles({
  width,
  height,
  seed,
  colour,
  opacity,
  clear,
  avoid = [],
  step = 128,
  size = 1,
}: Doodles): string {
  const random = chance(seed);
  let marks = "";
  for (let row = 0, y = step * 0.4; y < height; y += step * 0.86, row++) {
    for (let x = step * (row % 2 ? 0.3 : 0.8); x < width; x += step * 1.1) {
      const [px, py] = [x + (random() - 0.5) * step * 0.5, y + (random() - 0.5) * step * 0.4];
      const mark = MARKS[Math.floor(random() * MARKS.length)]!;
      const turn = Math.round((random() - 0.5) * 60);
      const scale = (0.7 + random() * 0.5) * size;
      const far =
        ((px / width - clear[0]) / clear[2]) ** 2 + ((py / height - clear[1]) / clear[3]) ** 2;
      const taken = avoid.some(([ax, ay, r]) => Math.hypot(px - ax, py - ay) < r);
      if (far > 1 && !taken)
        marks += `<path d="${mark}" transform="translate(${n1(px)} ${n1(py)}) rotate(${turn}) scale(${n1(scale)})"/>`;
    }
  }
  return `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${marks}</g>`;
}
