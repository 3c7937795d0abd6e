export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points of a drawn line, as the edge of an area to colour in. */
export type Outline = readonly Point[];

/** Converts x, y, x, y … to points. */
export function area(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    points.push({ x: flat[at] ?? 0, y: flat[at + 1] ?? 0 });
  }
  return points;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, at) => sum + distance(points[at - 1] ?? point, point), 0);
}

/** How thick a closed shape is on the whole: the radius of a circle, the width of a long strip. */
export function thicknessOf(outline: Outline): number {
  const twice = outline.reduce((sum, { x, y }, at) => {
    const next = outline[(at + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / Math.max(1, lengthOf(outline));
}

/** Resamples a line in equal steps. */
export function walked(points: readonly Point[], step: number): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const total = lengthOf(points);
  const steps = Math.max(1, Math.round(total / step));
  const result: Point[] = [first];
  let segment = 1;
  let before = 0;
  for (let at = 1; at < steps; at += 1) {
    const wanted = (total * at) / steps;
    for (;;) {
      const [a, b] = [points[segment - 1] ?? last, points[segment] ?? last];
      const size = distance(a, b);
      if (before + size >= wanted || segment >= points.length - 1) {
        const share = size === 0 ? 0 : (wanted - before) / size;
        result.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
        break;
      }
      before += size;
      segment += 1;
    }
  }
  return [...result, last];
}

/** Returns a smooth line through all points (Catmull-Rom), finely sampled. */
export function smooth(points: readonly Point[], isClosed: boolean): Point[] {
  const count = points.length;
  const at = (index: number): Point => {
    const wanted = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wanted] ?? { x: 0, y: 0 };
  };
  const result: Point[] = [];
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let part = 0; part < 12; part += 1) {
      const t = part / 12;
      const along = (k: "x" | "y"): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      result.push({ x: along("x"), y: along("y") });
    }
  }
  return [...result, at(isClosed ? 0 : count - 1)];
}

export function isInside(outline: Outline, point: Point): boolean {
  let inside = false;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    const crosses =
      a.y > point.y !== b.y > point.y &&
      point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;
    if (crosses) inside = !inside;
  });
  return inside;
}

export function distanceToEdge(outline: Outline, point: Point): number {
  return Math.min(
    ...outline.map((a, at) => {
      const b = outline[(at + 1) % outline.length] ?? a;
      const size = distance(a, b) ** 2;
      const raw =
        size === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / size;
      const t = Math.min(1, Math.max(0, raw));
      return distance(point, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }),
  );
}
