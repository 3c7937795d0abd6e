import { describe, expect, it } from "vitest";
import type { Drawing } from "../../../../src-shared/catalog/drawing.ts";
import { flatten, piecesBetween, timeline } from "../../../../src-web/drawing/replay/replay.ts";

const RED = { brushColor: "#ff0000", brushRadius: 4 };
const BLUE = { brushColor: "#0000ff", brushRadius: 9 };

const HOUSE: Drawing = {
  width: 200,
  height: 200,
  lines: [
    {
      ...RED,
      points: [
        { x: 10, y: 100 },
        { x: 110, y: 100 },
      ],
    },
    { ...BLUE, points: [{ x: 50, y: 50 }] },
    {
      ...RED,
      points: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 100, y: 100 },
        { x: 100, y: 200 },
      ],
    },
  ],
};

describe("the time of a replay", () => {
  it("goes line by line, takes longer for long lines, and pauses between them", () => {
    const { tracks, lasts } = timeline(HOUSE);
    const [line, dot, curve] = tracks;
    if (!line || !dot || !curve) throw new Error("a line is missing");
    expect(line.from).toBe(0);
    expect(dot.from).toBeGreaterThan(line.to);
    expect(curve.from).toBeGreaterThan(dot.to);
    expect(curve.to - curve.from).toBeGreaterThan(line.to - line.from);
    expect(lasts).toBe(curve.to);
  });

  it("does not depend on the size of the drawing", () => {
    const twice: Drawing = {
      width: 400,
      height: 400,
      lines: HOUSE.lines.map((line) => ({
        ...line,
        points: line.points.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })),
      })),
    };
    expect(timeline(twice).lasts).toBeCloseTo(timeline(HOUSE).lasts, 6);
  });

  it("is zero for an empty drawing", () => {
    const empty = timeline({ width: 10, height: 10, lines: [] });
    expect(empty.lasts).toBe(0);
    expect(piecesBetween(empty, -1, 1_000)).toEqual([]);
  });
});

describe("the part drawn in one moment", () => {
  const time = timeline(HOUSE);
  const [line] = time.tracks;
  if (!line) throw new Error("no line");

  it("is the brush's path since the moment before", () => {
    const half = line.to / 2;
    const [first] = piecesBetween(time, -1, half);
    expect(first?.points.at(0)).toEqual({ x: 10, y: 100 });
    expect(first?.points.at(-1)?.x).toBeCloseTo(60, 6);
    const [second] = piecesBetween(time, half, line.to);
    expect(second?.points.at(0)?.x).toBeCloseTo(60, 6);
    expect(second?.points.at(-1)).toEqual({ x: 110, y: 100 });
    expect(second).toMatchObject(RED);
  });

  it("leaves no gaps and repeats nothing, whatever the length of the steps", () => {
    for (const stepMs of [1, 16, 40, 333, 5_000]) {
      let way = 0;
      let dots = 0;
      for (let now = -1; now < time.lasts; now += stepMs) {
        for (const { points } of piecesBetween(time, now, Math.min(time.lasts, now + stepMs))) {
          const [start] = points;
          for (const [at, point] of points.entries()) {
            const before = points[at - 1] ?? point;
            way += Math.hypot(point.x - before.x, point.y - before.y);
          }
          if (points.every(({ x, y }) => x === start?.x && y === start.y)) dots++;
        }
      }
      const whole = time.tracks.reduce((sum, { along }) => sum + (along.at(-1) ?? 0), 0);
      expect(way, `${stepMs} ms`).toBeCloseTo(whole, 3);
      expect(dots, `${stepMs} ms`).toBeGreaterThan(0);
    }
  });

  it("is the whole drawing when everything is requested at once", () => {
    const all = piecesBetween(time, -1, time.lasts);
    expect(all.map(({ points }) => points.at(-1))).toEqual(
      HOUSE.lines.map(({ points }) => points.at(-1)),
    );
  });
});

describe("a curve", () => {
  it("begins and ends where its line does and stays near the line's points", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    const flat = flatten(points);
    expect(flat.at(0)).toEqual(points[0]);
    expect(flat.at(-1)).toEqual(points[2]);
    expect(flat.length).toBeGreaterThan(points.length);
    for (const { x, y } of flat) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeLessThanOrEqual(100);
    }
  });

  it("is straight for two points", () => {
    expect(
      flatten([
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ]),
    ).toHaveLength(2);
  });
});
