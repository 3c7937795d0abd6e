import { describe, expect, it } from "vitest";
import { PALM_PX } from "../../../../src-web/drawing/input/gesture.ts";
import {
  canBeFilled,
  crossingAt,
  crossings,
  moveCursor,
  placeOf,
  setsDown,
  STAMP_SIZES,
  stampPath,
  stampPoints,
  STAMPS,
  type StampChoice,
} from "../../../../src-web/drawing/pad/stamps.ts";

const PAPER = { width: 400, height: 400 };
const MIDDLE = { x: 200, y: 200 };
const plain: StampChoice = { stamp: "circle", size: 48, turn: 0, filled: false, radius: 4 };

describe("a stamp", () => {
  it.each(STAMPS)("%s becomes one line of the chosen size around its position", (stamp) => {
    for (const size of STAMP_SIZES) {
      const points = stampPoints({ ...plain, stamp, size }, MIDDLE, PAPER);
      const far = Math.max(...points.map(({ x, y }) => Math.hypot(x - 200, y - 200)));
      expect(points.length).toBeGreaterThan(0);
      expect(far).toBeLessThanOrEqual(size * 1.5);
      if (stamp !== "dot") expect(far).toBeGreaterThan(size * 0.5);
    }
  });

  it.each(STAMPS)("%s has few enough points for one small frame", (stamp) => {
    for (const filled of [false, true]) {
      const choice = { ...plain, stamp, filled, size: 140, radius: 4 };
      expect(stampPoints(choice, MIDDLE, PAPER).length).toBeLessThan(1_500);
    }
  });

  it("stays on the paper, wherever it is set down", () => {
    for (const at of [
      { x: 0, y: 0 },
      { x: 400, y: 10 },
    ]) {
      for (const { x, y } of stampPoints({ ...plain, size: 140 }, at, PAPER)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(400);
        expect(y).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("is turned clockwise", () => {
    const [start] = stampPoints({ ...plain, stamp: "line", turn: 90 }, MIDDLE, PAPER);
    expect(start?.x).toBeCloseTo(200, 6);
    expect(start?.y).toBeCloseTo(200 - 48, 6);
  });

  it("can be filled without gaps when it encloses an area", () => {
    for (const stamp of STAMPS.filter(canBeFilled)) {
      const choice = { ...plain, stamp, filled: true, size: 84, radius: 10 };
      const points = stampPoints(choice, MIDDLE, PAPER);
      const nearest = Math.min(...points.map(({ x, y }) => Math.hypot(x - 200, y - 200)));
      expect(nearest, stamp).toBeLessThan(2 * choice.radius);
    }
    expect(stampPoints({ ...plain, stamp: "line", filled: true }, MIDDLE, PAPER)).toEqual(
      stampPoints({ ...plain, stamp: "line" }, MIDDLE, PAPER),
    );
  });

  it.each(STAMPS)("%s has an icon for its button", (stamp) => {
    expect(stampPath(stamp)).toMatch(/^M-?[\d.]+ -?[\d.]+[HL]/);
  });
});

describe("a tap", () => {
  const finger = { isPrimary: true, button: 0, width: 30, height: 24 };

  it("sets a stamp down when made with a finger, a pen or the main button", () => {
    expect(setsDown(finger)).toBe(true);
    expect(setsDown({ ...finger, width: 1, height: 1 })).toBe(true);
  });

  it("sets nothing down when it is a second finger, the side of a hand or another button", () => {
    expect(setsDown({ ...finger, isPrimary: false })).toBe(false);
    expect(setsDown({ ...finger, height: PALM_PX + 1 })).toBe(false);
    expect(setsDown({ ...finger, button: 2 })).toBe(false);
  });
});

describe("the keyboard's cursor", () => {
  it("moves from crossing to crossing and stays on the paper", () => {
    expect(crossings(PAPER)).toEqual({ columns: 15, rows: 15 });
    expect(moveCursor({ column: 1, row: 8 }, -1, 1, PAPER)).toEqual({ column: 1, row: 9 });
    expect(moveCursor({ column: 15, row: 15 }, 4, 4, PAPER)).toEqual({ column: 15, row: 15 });
  });

  it("is on a grid of 25", () => {
    expect(placeOf({ column: 3, row: 10 })).toEqual({ x: 75, y: 250 });
    expect(crossingAt({ x: 88, y: 251 }, PAPER)).toEqual({ column: 4, row: 10 });
    expect(crossingAt({ x: 0, y: 400 }, PAPER)).toEqual({ column: 1, row: 15 });
  });
});
