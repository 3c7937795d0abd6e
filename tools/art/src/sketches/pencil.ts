/**
 * A hand with a felt pen. It is given where the lines should go and draws them as a hand does: a little off,
 * running past the start of its circles, colouring in with a zigzag that leaves gaps.
 */

import { type Hand, HANDS } from "./hands.ts";
import { nearestNib, PAPER, type Pen } from "./pens.ts";
import {
  area,
  distance,
  distanceToEdge,
  isInside,
  lengthOf,
  type Outline,
  type Point,
  smooth,
  thicknessOf,
  walked,
} from "./ways.ts";

export interface Stroke {
  readonly pen: Pen;
  readonly radius: number;
  readonly points: readonly Point[];
}

/** Subjects are described on a sheet with sides of 300; strokes are given in the game's units. */
const SHEET = 300;
const SCALE = PAPER / SHEET;

/** Outline of things whose own colour would not show, for a hand that outlines things in their own colour. */
const DARKER: Partial<Record<Pen, Pen>> = { white: "grey", peach: "brown", yellow: "orange" };
/** Distance between two points of a curve, and of a straight line: a straight one needs fewer. */
const CURVE_STEP = 9;
const LINE_STEP = 22;

interface Colouring {
  /** Radius of the felt pen that colours in. */
  readonly radius?: number;
  /** Direction of its strokes in degrees. */
  readonly slope?: number;
  /** Shapes that it leaves out. */
  readonly around?: readonly Outline[];
}

export class Pencil {
  readonly strokes: Stroke[] = [];
  #pen: Pen = "black";
  #radius = 3;
  #seed: number;
  readonly #hand: Hand;
  /** Closed shapes drawn so far, and those of them that hide what is drawn next. */
  readonly #shapes: Outline[] = [];
  #near: readonly Outline[] = [];

  constructor(name: string, hand: Hand = HANDS.steady) {
    this.#hand = hand;
    this.#seed =
      Array.from(name).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) | 0;
  }

  /** Takes another pen. */
  ink(pen: Pen, radius = 3): void {
    this.#pen = pen;
    this.#radius = radius;
  }

  /** Draws everything that follows behind the closed shapes drawn so far. */
  behind(): void {
    this.#near = [...this.#shapes];
  }

  /** Draws everything that follows in front again. */
  before(): void {
    this.#near = [];
  }

  /** Draws an oval in a colour. */
  ball(pen: Pen, x: number, y: number, rx: number, ry = rx, turn = 0): Outline {
    this.#outline(pen);
    return this.#filled(pen, this.oval(x, y, rx, ry, turn));
  }

  /** Draws a shape with corners in a colour. */
  box(pen: Pen, flat: readonly number[]): Outline {
    this.#outline(pen);
    return this.#filled(pen, this.shape(flat));
  }

  /** Draws an upright rectangle in a colour, from its top left corner. */
  slab(pen: Pen, x: number, y: number, wide: number, high: number): Outline {
    return this.box(pen, [x, y, x + wide, y, x + wide, y + high, x, y + high]);
  }

  /** Draws a rounded shape in a colour. */
  blob(pen: Pen, flat: readonly number[]): Outline {
    this.#outline(pen);
    return this.#filled(pen, this.loop(flat));
  }

  /** Draws a smooth line in a colour. */
  wire(pen: Pen, radius: number, flat: readonly number[]): void {
    this.ink(pen, radius);
    this.curve(flat);
  }

  /** Draws a line with straight segments in a colour. */
  bar(pen: Pen, radius: number, flat: readonly number[]): void {
    this.ink(pen, radius);
    this.line(flat);
  }

  /** Draws dots in a colour: x, y, x, y … */
  spots(pen: Pen, radius: number, flat: readonly number[]): void {
    this.ink(pen, radius);
    for (const { x, y } of area(flat)) this.dot(x, y);
  }

  #outline(pen: Pen): void {
    const { outline, nib } = this.#hand;
    this.ink(outline ?? DARKER[pen] ?? pen, 3 * nib);
  }

  #filled(pen: Pen, outline: Outline): Outline {
    const room = thicknessOf(outline);
    const radius = (room > 62 ? 11 : Math.min(8, Math.max(2.5, room / 3.2))) * this.#hand.marker;
    const slope = -35 + this.#hand.slope;
    this.colour(outline, pen, { radius, slope, around: this.#near });
    this.#shapes.push(outline);
    return outline;
  }

  /** Draws straight from point to point: x, y, x, y … */
  line(flat: readonly number[]): Outline {
    const corners = area(flat);
    const way = corners.slice(1).flatMap((to, at) => {
      const from = corners[at] ?? to;
      const part = walked([from, to], LINE_STEP);
      return at === 0 ? part : part.slice(1);
    });
    return this.#draw(way);
  }

  /** Draws a closed shape with straight edges. */
  shape(flat: readonly number[]): Outline {
    return this.line([...flat, flat[0] ?? 0, flat[1] ?? 0]);
  }

  /** Draws smoothly through all points. */
  curve(flat: readonly number[]): Outline {
    return this.#draw(this.#evenly(smooth(area(flat), false)));
  }

  /** Draws smoothly through all points and back, a little beyond the start. */
  loop(flat: readonly number[]): Outline {
    return this.#draw(this.#evenly(this.#overshot(smooth(area(flat), true))));
  }

  /** Draws part of an oval, in degrees clockwise from the east. */
  arc(x: number, y: number, rx: number, ry: number, from: number, to: number, turn = 0): Outline {
    return this.#draw(this.#evenly(this.#round(x, y, rx, ry, from, to, turn)));
  }

  /** Draws a complete oval, starting at the top left as most people do. */
  oval(x: number, y: number, rx: number, ry = rx, turn = 0): Outline {
    const start = -120 + this.#chance() * 40;
    const beyond = Math.min(14, 300 / (rx + ry));
    return this.#draw(this.#evenly(this.#round(x, y, rx, ry, start, start + 360 + beyond, turn)));
  }

  dot(x: number, y: number, radius = this.#radius): void {
    this.#leave(this.#pen, radius, [{ x, y }]);
  }

  /** Colours a shape in, back and forth, as completely as a quick hand does. */
  colour(outline: Outline, pen: Pen, colouring: Colouring = {}): void {
    const { slope = -35, around = [] } = colouring;
    const radius = nearestNib((colouring.radius ?? 7) * SCALE) / SCALE;
    const angle = (slope * Math.PI) / 180;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const spots = outline.map(({ x, y }) => ({ along: x * ux + y * uy, down: -x * uy + y * ux }));
    const [alongs, downs] = [spots.map((spot) => spot.along), spots.map((spot) => spot.down)];
    const isFree = (point: Point): boolean =>
      isInside(outline, point) &&
      distanceToEdge(outline, point) > radius + 0.8 &&
      around.every((hole) => !isInside(hole, point) && distanceToEdge(hole, point) > radius + 2);
    const chains: { from: number; to: number; points: Point[]; isOpen: boolean }[] = [];
    let isBack = false;
    const row = radius * this.#hand.row;
    for (let down = Math.min(...downs) + radius; down < Math.max(...downs); down += row) {
      const spans: [number, number][] = [];
      let open: number | undefined;
      for (let along = Math.min(...alongs); along <= Math.max(...alongs) + 2; along += 2) {
        const free = isFree({ x: along * ux - down * uy, y: along * uy + down * ux });
        if (free) open ??= along;
        if (!free && open !== undefined) {
          spans.push([open, along - 2]);
          open = undefined;
        }
      }
      const continued = new Set<(typeof chains)[number]>();
      for (const [from, to] of spans) {
        const ends = isBack ? [to, from] : [from, to];
        const steps = Math.abs(to - from) > 70 ? [ends[0], (from + to) / 2, ends[1]] : ends;
        const points = steps.map((step = 0) => {
          const sway = down + (this.#chance() - 0.5) * radius * 0.5;
          return { x: step * ux - sway * uy, y: step * uy + sway * ux };
        });
        const chain = chains.find(
          (one) => one.isOpen && !continued.has(one) && one.from <= to && one.to >= from,
        );
        if (chain === undefined) {
          const begun = { from, to, points, isOpen: true };
          chains.push(begun);
          continued.add(begun);
        } else {
          Object.assign(chain, { from, to });
          chain.points.push(...points);
          continued.add(chain);
        }
      }
      for (const chain of chains) chain.isOpen = continued.has(chain);
      isBack = !isBack;
    }
    // A spot the felt pen hardly fits into is left white, unless there is nothing else to colour.
    const roomy = chains.filter(({ points }) => points.length > 2 || lengthOf(points) > radius * 3);
    for (const { points } of roomy.length > 0 ? roomy : chains) {
      this.#leave(pen, radius, points);
    }
  }

  #round(
    x: number,
    y: number,
    rx: number,
    ry: number,
    from: number,
    to: number,
    turn: number,
  ): Point[] {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return Array.from({ length: 61 }, (_, at) => {
      const angle = ((from + ((to - from) * at) / 60) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
    });
  }

  #overshot(points: readonly Point[]): Point[] {
    const beyond = points.filter((_, at) => lengthOf(points.slice(0, at + 1)) < 7);
    return [...points, ...beyond];
  }

  /** Resamples a line evenly; small things need their points closer together to stay round. */
  #evenly(points: readonly Point[]): Point[] {
    const step = Math.min(CURVE_STEP, Math.max(3, lengthOf(points) / 12));
    return walked(points, step);
  }

  /**
   * Draws a line with a slow sway: two waves per axis, their phases by chance. Some hands tremble as well.
   */
  #draw(points: readonly Point[]): Outline {
    const stray = Math.min(this.#hand.stray, lengthOf(points) / 60);
    const { tremble } = this.#hand;
    const shiver = (): number => (tremble === 0 ? 0 : (2 * this.#chance() - 1) * tremble);
    const wave = (size: number): ((way: number) => number) => {
      const [phase, length] = [this.#chance() * 7, size * (0.7 + this.#chance() * 0.6)];
      return (way) => Math.sin(phase + (way * 2 * Math.PI) / length);
    };
    const [x1, x2, y1, y2] = [wave(130), wave(47), wave(130), wave(47)];
    let way = 0;
    const drawn = points.map((point, at) => {
      way += distance(points[at - 1] ?? point, point);
      return {
        x: point.x + stray * (x1(way) + 0.5 * x2(way)) + shiver(),
        y: point.y + stray * (y1(way) + 0.5 * y2(way)) + shiver(),
      };
    });
    for (const part of this.#visible(drawn)) this.#leave(this.#pen, this.#radius, part);
    return drawn;
  }

  /** Returns the parts of a line that are not hidden behind something. */
  #visible(points: readonly Point[]): Point[][] {
    if (this.#near.length === 0) return [[...points]];
    const parts: Point[][] = [];
    let part: Point[] | undefined;
    for (const point of points) {
      if (this.#near.some((shape) => isInside(shape, point))) {
        part = undefined;
      } else if (part === undefined) {
        part = [point];
        parts.push(part);
      } else part.push(point);
    }
    return parts.filter((one) => one.length > 1);
  }

  /** Adds a stroke to the drawing, in the game's units. */
  #leave(pen: Pen, radius: number, points: readonly Point[]): void {
    const onPaper = (value: number): number =>
      Math.round(Math.min(PAPER, Math.max(0, value * SCALE)));
    this.strokes.push({
      pen,
      radius: nearestNib(radius * SCALE),
      points: points.map(({ x, y }) => ({ x: onPaper(x), y: onPaper(y) })),
    });
  }

  /** mulberry32: the same subject is drawn the same way each time. */
  #chance(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
