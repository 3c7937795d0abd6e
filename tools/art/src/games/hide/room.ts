/** Walls and floor of a room in which HIDE_AND_PEEK is played. */
import { W } from "./light.ts";
import { each, flat, mark, tone, upTo } from "./pen.ts";

/** Where the wall meets the floor, px. */
export const SKIRTING = 500;

/** Where the window is: its middle and its size, px. */
export const WINDOW = { x: 960, y: 190, width: 250, height: 230 } as const;

/** A wall with a hole for the window. */
export function wall(fill: string): string {
  const { x, y, width, height } = WINDOW;
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return tone(`M-20 -20H${W + 20}V${SKIRTING + 4}H-20ZM${l} ${t}V${b}H${r}V${t}Z`, fill, 1);
}

/** The frame of the window. */
export function frame(paint: string): string {
  const { x, y, width, height } = WINDOW;
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return (
    mark(`M${l} ${t}H${r}V${b}H${l}Z`, undefined, 30) +
    mark(`M${l} ${t}H${r}V${b}H${l}ZM${x} ${t}V${b}M${l} ${y}H${r}`, paint, 17) +
    flat(l - 28, b + 6, width + 56, 24, paint, 1, 8) +
    mark(`M${l - 28} ${b + 32}H${r + 28}`, "#000", 6, 0.25)
  );
}

/** Boards, wider towards the front. */
export function boards(fill: string, seam: string): string {
  return (
    flat(0, SKIRTING, W, 600, fill) +
    flat(0, SKIRTING, W, 70, "#000", 0.12) +
    each([566, 650, 760, 900], (y) => mark(`M0 ${y}H${W}`, seam, 5, 0.45)) +
    each(upTo(16), (at) =>
      mark(
        `M${50 + at * 128} ${[572, 656, 766, 906][at % 4]}v${[72, 98, 128, 180][at % 4]}`,
        seam,
        5,
        0.4,
      ),
    )
  );
}
