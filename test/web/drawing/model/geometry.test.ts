import { describe, expect, it } from "vitest";
import { ZOOM_MAX, ZOOM_MIN } from "../../../../src-shared/catalog/drawing.ts";
import {
  canvasSide,
  FITTED,
  panBy,
  pinch,
  smallReplaySide,
  clampView,
  toDrawing,
  wheelFactor,
  within,
  zoomAt,
  type View,
} from "../../../../src-web/drawing/model/geometry.ts";

const WINDOW = { width: 300, height: 300 };
const DRAWING = { width: 600, height: 600 };

/** The point of the drawing under this point of the window. */
const under = (view: View, x: number, y: number) => toDrawing({ x, y }, view, WINDOW, DRAWING);

describe("the size of a canvas", () => {
  it("is 35% of the height of a wide window", () => {
    expect(canvasSide({ width: 1920, height: 1080 })).toBe(378);
    expect(canvasSide({ width: 844, height: 700 })).toBe(245);
  });

  it("is 45% of the width of a tall window", () => {
    expect(canvasSide({ width: 390, height: 844 })).toBe(176);
    expect(canvasSide({ width: 600, height: 844 })).toBe(295);
  });

  it("is at least 150", () => {
    expect(canvasSide({ width: 320, height: 568 })).toBe(150);
    expect(canvasSide({ width: 844, height: 390 })).toBe(150);
  });

  it("is 200 for a small replay that would be larger than 300", () => {
    expect([150, 300, 301, 1080].map(smallReplaySide)).toEqual([150, 300, 200, 200]);
  });
});

describe("zooming", () => {
  it("keeps the point under the fingers in place", () => {
    const zoomed = zoomAt(FITTED, 2, { x: 90, y: 210 }, WINDOW);
    expect(under(zoomed, 90, 210)).toEqual(under(FITTED, 90, 210));
    expect(zoomed.scale).toBe(2);
  });

  it("is limited to between a third and three times", () => {
    expect(zoomAt(FITTED, 100, { x: 0, y: 0 }, WINDOW).scale).toBe(ZOOM_MAX);
    expect(zoomAt(FITTED, 0.001, { x: 0, y: 0 }, WINDOW).scale).toBe(ZOOM_MIN);
  });

  it("with the wheel changes by one per cent per pixel, and by at most a quarter per event", () => {
    expect(wheelFactor(1)).toBeCloseTo(0.99, 3);
    expect(wheelFactor(-1)).toBeCloseTo(1.01, 3);
    expect(wheelFactor(4_000)).toBe(wheelFactor(25));
    expect(wheelFactor(10) * wheelFactor(-10)).toBeCloseTo(1, 9);
  });

  it("with two fingers follows their distance and their midpoint", () => {
    const before = [
      { x: 100, y: 150 },
      { x: 200, y: 150 },
    ] as const;
    const after = [
      { x: 60, y: 170 },
      { x: 260, y: 170 },
    ] as const;
    const view = pinch(FITTED, before, after, WINDOW);
    expect(view.scale).toBe(2);
    expect(under(view, 160, 170)).toEqual(under(FITTED, 150, 150));
  });

  it("works with two fingers in the same place", () => {
    const one = { x: 100, y: 100 };
    const view = pinch(FITTED, [one, one], [one, { x: 400, y: 100 }], WINDOW);
    expect(view.scale).toBe(ZOOM_MAX);
  });
});

describe("panning", () => {
  it("never moves the paper out of sight", () => {
    for (const scale of [ZOOM_MIN, 1, ZOOM_MAX]) {
      for (const far of [-10_000, 10_000]) {
        const { x, y } = panBy({ scale, x: 0, y: 0 }, far, far, WINDOW);
        expect(x).toBeLessThan(WINDOW.width);
        expect(x + WINDOW.width * scale).toBeGreaterThan(0);
        expect(y).toBe(x);
      }
    }
  });

  it("moves the view by as much as the hand moved", () => {
    const view = clampView({ scale: 2, x: -100, y: -100 }, WINDOW);
    const moved = panBy(view, 30, -20, WINDOW);
    expect(under(moved, 130, 80)).toEqual(under(view, 100, 100));
  });
});

describe("points on a canvas", () => {
  it("are in the drawing's coordinates, however large it is shown", () => {
    expect(under(FITTED, 150, 75)).toEqual({ x: 300, y: 150 });
    expect(toDrawing({ x: 50, y: 50 }, FITTED, { width: 100, height: 100 }, DRAWING)).toEqual({
      x: 300,
      y: 300,
    });
  });

  it("outside the paper are moved to its edge", () => {
    expect(within({ x: -5, y: 900 }, DRAWING)).toEqual({ x: 0, y: 600 });
  });
});
