/** Shoes. The ankle is at 0,0, the toe points right. */
import { INK, ellipse, path } from "../lib/svg.ts";

export interface Shoe {
  kind: "sneaker" | "boot" | "loafer" | "hightop" | "slipper" | "clog";
  colour: string;
  /** Colour of the sole, laces or trim. */
  trim?: string;
}

const SOLE = (trim: string, y = 24): string =>
  path(`M-20 ${y}H48`, { stroke: INK, width: 17 }) +
  path(`M-20 ${y}H48`, { stroke: trim, width: 9 });

const LOW = "M-22 24C-26 4 -18 -8 -10 -10C-2 -4 8 -4 14 -9C22 2 44 2 52 14C54 18 54 22 52 24Z";
const HIGH =
  "M-22 24C-24 0 -20 -18 -18 -26H16C16 -16 18 -6 22 -2C36 0 48 6 52 14C54 18 54 22 52 24Z";
const ROUND = "M-20 26C-26 6 -16 -6 -2 -8C8 -12 22 -14 36 -8C54 0 58 20 50 26Z";

const shine = path("M26 6Q38 6 44 14", { stroke: "#fff", width: 4.5, opacity: 0.65 });
const laces = (trim: string): string => path("M4 2L14 9M10 -4L21 3", { stroke: trim, width: 4.5 });

export function shoe({ kind, colour, trim = "#fff7e6" }: Shoe): string {
  const body = (d: string): string => path(d, { fill: colour, stroke: INK, width: 5 });
  switch (kind) {
    case "sneaker":
      return body(LOW) + laces(trim) + shine + SOLE(trim);
    case "hightop":
      return (
        body(HIGH) + ellipse(-4, -8, 7, 7, `fill="${trim}"`) + laces(trim) + shine + SOLE(trim)
      );
    case "boot":
      return (
        body(HIGH) +
        path("M-22 -25H20", { stroke: INK, width: 17 }) +
        path("M-22 -25H20", { stroke: trim, width: 8 }) +
        shine +
        SOLE("#4a3348")
      );
    case "loafer":
      return (
        body(LOW) +
        path("M0 4Q14 12 26 2", { stroke: trim, width: 6 }) +
        shine +
        path("M-20 24H50", { stroke: INK, width: 9 })
      );
    case "slipper":
      return (
        body(ROUND) +
        ellipse(38, 0, 11, 11, `fill="${trim}" stroke="${INK}" stroke-width="5"`) +
        shine
      );
    case "clog":
      return (
        body(ROUND) +
        [
          [16, 2],
          [30, 4],
          [22, 12],
        ]
          .map(([x, y]) => ellipse(x!, y!, 3.4, 3.4, `fill="${INK}"`))
          .join("") +
        SOLE(trim, 26)
      );
  }
}
