import { describe, expect, it } from "vitest";
import { COLOURS } from "../../../../src-shared/catalog/drawing.ts";
import { PressureWidth } from "../../../../src-web/drawing/input/pressure.ts";
import { StrokeMaker, type Brushwork } from "../../../../src-web/drawing/input/strokeMaker.ts";
import { Stabiliser } from "../../../../src-web/drawing/input/stabiliser.ts";
import {
  asDrawing,
  StrokeStore,
  type StrokeChange,
} from "../../../../src-web/drawing/model/strokes.ts";

const SIZE = { width: 400, height: 400 };
const RED = { colour: 4, radius: 10 };
const at = (x: number, y: number) => ({ x, y });

function listened(store: StrokeStore): StrokeChange[] {
  const heard: StrokeChange[] = [];
  store.onChange((change) => heard.push(change));
  return heard;
}

describe("a canvas", () => {
  it("reports a stroke from its first point to its last", () => {
    const store = new StrokeStore(SIZE);
    const heard = listened(store);
    store.begin(RED, [at(1, 1)]);
    store.extend([at(2, 2), at(3, 3)]);
    store.extend([]);
    store.end();
    store.end();
    expect(heard.map(({ type }) => type)).toEqual(["begun", "grown", "ended"]);
    expect(heard[1]).toMatchObject({ from: 1, stroke: { points: [{}, {}, { x: 3 }] } });
  });

  it("undoes one movement of the hand at a time", () => {
    const store = new StrokeStore(SIZE);
    store.begin(RED, [at(1, 1)]);
    const { group } = store.begin(RED, [at(2, 2)]);
    store.begin(RED, [at(3, 3)], group);
    const heard = listened(store);
    expect(store.undo()).toBe(true);
    expect(heard.map(({ type }) => type)).toEqual(["ended", "undone", "undone"]);
    expect(store.count).toBe(1);
    expect(store.undo()).toBe(true);
    expect(store.undo()).toBe(false);
    expect(store.isEmpty).toBe(true);
  });

  it("never uses an id twice, whatever was undone, cleared or loaded", () => {
    const store = new StrokeStore(SIZE, 5);
    const first = store.begin(RED, [at(1, 1)]);
    store.undo();
    const second = store.begin(RED, [at(1, 1)]);
    store.clear();
    store.load([{ ...RED, id: 90, group: 90, points: [at(4, 4)] }]);
    const third = store.begin(RED, [at(1, 1)]);
    expect([first.id, second.id, third.id]).toEqual([5, 6, 91]);
  });

  it("does not report the clearing of an empty canvas", () => {
    const store = new StrokeStore(SIZE);
    const heard = listened(store);
    store.clear();
    expect(heard).toEqual([]);
  });

  it("is saved with colours and sizes, as the specification requires", () => {
    const store = new StrokeStore(SIZE);
    store.begin(RED, [at(1, 2), at(3, 4)]);
    store.begin({ colour: 99, radius: 3 }, [at(5, 6)]);
    expect(asDrawing(store)).toEqual({
      width: 400,
      height: 400,
      lines: [
        { points: [at(1, 2), at(3, 4)], brushColor: COLOURS[4], brushRadius: 10 },
        { points: [at(5, 6)], brushColor: "#000000", brushRadius: 3 },
      ],
    });
  });
});

describe("the string between finger and brush", () => {
  it("makes the brush follow at the string's length", () => {
    const brush = new Stabiliser(12, at(0, 0));
    expect(brush.follow(at(10, 0))).toBeUndefined();
    expect(brush.follow(at(50, 0))?.x).toBeCloseTo(38, 6);
  });

  it("smooths out a trembling hand", () => {
    const brush = new Stabiliser(12, at(100, 100));
    const moves = Array.from({ length: 40 }, (_, i) => brush.follow(at(100 + (i % 2) * 6, 100)));
    expect(moves.every((move) => move === undefined)).toBe(true);
  });

  it("leaves the path unchanged at length zero, except for invisible movements", () => {
    const brush = new Stabiliser(0, at(0, 0));
    expect(brush.follow(at(0.2, 0))).toBeUndefined();
    expect(brush.follow(at(7, 3))).toEqual(at(7, 3));
  });

  it("predicts the brush's path without moving it", () => {
    const brush = new Stabiliser(1, at(0, 0));
    brush.follow(at(20, 0));
    const before = brush.foresee([at(60, 0)]);
    expect(brush.foresee([at(60, 0)])).toEqual(before);
    expect(before[0]?.x).toBeCloseTo(59, 6);
    expect(brush.follow(at(30, 0))?.x).toBeCloseTo(29, 6);
  });
});

describe("a pen with pressure", () => {
  it("widens the line in a few steps", () => {
    const radii = Array.from({ length: 101 }, (_, i) => new PressureWidth(10, i / 100).radius);
    expect(new Set(radii).size).toBeLessThanOrEqual(6);
    expect(radii).toEqual([...radii].sort((a, b) => a - b));
    expect(radii[0]).toBeLessThan(10);
    expect(radii.at(-1)).toBeGreaterThan(10);
  });

  it("keeps its width when the hand trembles", () => {
    const width = new PressureWidth(10, 0.5);
    const trembles = Array.from({ length: 50 }, (_, i) => width.press(0.5 + (i % 2) * 0.1));
    expect(trembles.some(Boolean)).toBe(false);
    expect(width.press(1)).toBe(true);
  });
});

describe("a hand on a canvas", () => {
  const work: Brushwork = { ...RED, lazyRadius: 0, usesPressure: true };
  const press = (x: number, y: number, pressure = 0.5) => ({ x, y, pressure });
  const hand = (more: Partial<Brushwork> = {}) => {
    const store = new StrokeStore(SIZE);
    return { store, maker: new StrokeMaker(store, () => ({ ...work, ...more })) };
  };

  it("does not continue a stroke that was undone under it", () => {
    const { store, maker } = hand();
    store.begin(RED, [at(1, 1)]);
    maker.begin([press(10, 10, 0.1)], true);
    maker.extend([press(20, 10, 0.1)]);
    store.undo();
    maker.extend([press(60, 10, 1)]);
    expect(store.count).toBe(1);
    expect(maker.loose()).toBeUndefined();
    // A pen touches down while a finger rests on the canvas whose line is already gone.
    maker.abandon();
    expect(store.count).toBe(1);
  });

  it("previews a stroke without putting it on the canvas", () => {
    const { store, maker } = hand();
    maker.preview([press(10, 10)]);
    maker.preview([press(14, 10)]);
    expect(maker.loose()).toMatchObject({ isWhole: true, points: [at(10, 10), at(14, 10)] });
    expect(store.isEmpty).toBe(true);
    maker.abandon();
    expect(maker.loose()).toBeUndefined();
    expect(store.isEmpty).toBe(true);
  });

  it("draws no further than the edge of the paper", () => {
    const { store, maker } = hand();
    maker.begin([press(-50, 20), press(500, 20)], false);
    maker.end();
    expect(store.strokes[0]?.points).toEqual([at(0, 20), at(400, 20)]);
  });

  it("makes one movement of several widths when the pen's pressure changes", () => {
    const { store, maker } = hand();
    maker.begin([press(0, 0, 0.1)], true);
    maker.extend([press(10, 0, 0.1), press(20, 0, 0.9), press(30, 0, 0.9)]);
    maker.end();
    const [thin, thick] = store.strokes;
    expect(store.count).toBe(2);
    expect(thick?.radius).toBeGreaterThan(thin?.radius ?? Infinity);
    expect(thick?.points[0]).toEqual(thin?.points.at(-1));
    store.undo();
    expect(store.isEmpty).toBe(true);
  });

  it("keeps one width when pressure is switched off or not available", () => {
    for (const [more, felt] of [
      [{ usesPressure: false }, true],
      [{}, false],
    ] as const) {
      const { store, maker } = hand(more);
      maker.begin([press(0, 0, 0.1), press(20, 0, 1)], felt);
      maker.end();
      expect(store.strokes.map(({ radius }) => radius)).toEqual([10]);
    }
  });

  it("takes back a stroke that turned out to be none, even if others have seen it", () => {
    const { store, maker } = hand();
    maker.begin([press(0, 0)], false);
    maker.extend([press(50, 0)]);
    maker.abandon();
    expect(store.isEmpty).toBe(true);
  });

  it("shows the finger's predicted path in front of the real points", () => {
    const { store, maker } = hand();
    maker.begin([press(0, 0), press(10, 0), press(20, 0)], false);
    const loose = maker.loose([press(30, 0)]);
    expect(loose).toMatchObject({ isWhole: false, points: [at(10, 0), at(20, 0), at(30, 0)] });
    expect(store.strokes[0]?.points).toHaveLength(3);
  });

  it("uses the tools that are selected when the brush touches down", () => {
    const store = new StrokeStore(SIZE);
    let colour = 0;
    const maker = new StrokeMaker(store, () => ({ ...work, colour }));
    maker.begin([press(0, 0)], false);
    colour = 1;
    maker.extend([press(9, 9)]);
    maker.end();
    maker.begin([press(0, 0)], false);
    expect(store.strokes.map((stroke) => stroke.colour)).toEqual([0, 1]);
  });
});
