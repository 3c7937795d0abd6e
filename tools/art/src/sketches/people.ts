import type { Pencil } from "./pencil.ts";
import type { Pen } from "./pens.ts";

/** Draws eyes and a mouth around x,y, for a head of this size. */
export function face(
  p: Pencil,
  x: number,
  y: number,
  size: number,
  mood: "glad" | "sad" = "glad",
): void {
  p.spots("black", size / 9, [x - size * 0.36, y - size * 0.1, x + size * 0.36, y - size * 0.1]);
  const bend = mood === "glad" ? 0.2 : -0.2;
  p.wire("black", 2.5, [
    x - size * 0.35,
    y + size * (0.5 - bend / 2),
    x,
    y + size * (0.5 + bend),
    x + size * 0.35,
    y + size * (0.5 - bend / 2),
  ]);
}

/** Draws head and shoulders, large; what belongs on the head and in the face is added on top. */
export function bust(
  p: Pencil,
  top: Pen,
  skin: Pen = "peach",
  mood: "glad" | "sad" = "glad",
): void {
  p.ball(skin, 150, 142, 62, 68);
  p.behind();
  p.blob(top, [62, 292, 74, 236, 120, 210, 180, 210, 226, 236, 238, 292, 150, 298]);
  p.before();
  face(p, 150, 142, 62);
  if (mood === "sad") p.wire("black", 2, [120, 118, 132, 124]);
}

interface Figure {
  /** Colours of the clothes above and below the waist. */
  readonly top: Pen;
  readonly legs: Pen;
  readonly x?: number;
  /**
   * Where the hands are: left x, y, right x, y. Each x is measured from the middle of the figure, each y from
   * the top of the sheet.
   */
  readonly hands?: readonly [number, number, number, number];
  readonly skin?: Pen;
}

/** Draws a standing person: head at y 74, shoulders at 118, feet at 280. */
export function figure(p: Pencil, { top, legs, x = 150, hands, skin = "peach" }: Figure): void {
  const [lx, ly, rx, ry] = hands ?? [-62, 190, 62, 190];
  p.ball(skin, x, 74, 34, 37);
  p.behind();
  p.box(top, [x - 32, 114, x + 32, 114, x + 36, 198, x - 36, 198]);
  p.before();
  p.bar(top, 8, [x - 32, 122, x + lx * 0.9, ly]);
  p.bar(top, 8, [x + 32, 122, x + rx * 0.9, ry]);
  p.spots(skin, 8, [x + lx, ly, x + rx, ry]);
  p.bar(legs, 11, [x - 18, 206, x - 20, 268]);
  p.bar(legs, 11, [x + 18, 206, x + 20, 268]);
  p.bar("black", 7, [x - 20, 280, x - 36, 282]);
  p.bar("black", 7, [x + 20, 280, x + 36, 282]);
  face(p, x, 74, 34);
}

interface Beast {
  readonly coat: Pen;
  /** Length of the legs. */
  readonly legs?: number;
  /** Where the head is, and how large. */
  readonly head?: readonly [x: number, y: number, rx: number, ry: number];
  readonly body?: readonly [rx: number, ry: number];
}

/** Draws an animal on four legs that looks to the left; what distinguishes it is added on top. */
export function beast(
  p: Pencil,
  { coat, legs = 60, head = [66, 104, 36, 28], body = [88, 46] }: Beast,
): void {
  const [hx, hy, hrx, hry] = head;
  const [rx, ry] = body;
  p.ball(coat, hx, hy, hrx, hry);
  p.behind();
  p.ball(coat, 168, 160, rx, ry);
  const ground = 160 + ry * 0.7;
  for (const share of [-0.7, -0.35, 0.35, 0.7]) {
    p.bar(coat, 9, [168 + rx * share, ground, 168 + rx * share, ground + legs]);
  }
  p.before();
  p.bar(coat, 16, [hx + hrx * 0.5, hy + hry * 0.3, 168 - rx * 0.6, 150]);
  p.spots("black", 4, [hx - hrx * 0.25, hy - hry * 0.25]);
}
