import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { colourOf } from "../../../../src-shared/catalog/drawing.ts";
import {
  encodeInk,
  freshPens,
  type CanvasAction,
} from "../../../../src-shared/protocol/drawing.ts";
import { LiveInk } from "../../../../src-web/drawing/live/LiveInk.ts";
import { LiveSheets } from "../../../../src-web/drawing/live/LiveSheets.ts";
import type { Pen } from "../../../../src-web/drawing/model/ink.ts";

/** A screen's clock, its frames and what tells it that the box of a canvas has another size. */
let now = 0;
let frames: { id: number; draw: () => void }[] = [];
let resized: (() => void) | undefined;

beforeEach(() => {
  let count = 0;
  now = 1_000;
  frames = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    count += 1;
    frames.push({ id: count, draw });
    return count;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => {
    frames = frames.filter((frame) => frame.id !== id);
  });
  class Sizes {
    constructor(changed: () => void) {
      resized = changed;
    }
    observe(): void {}
    disconnect(): void {
      resized = undefined;
    }
  }
  vi.stubGlobal("ResizeObserver", Sizes);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the screen draw this many frames of 16 ms. */
function draw(count: number): void {
  for (let at = 0; at < count; at++) {
    now += 16;
    for (const frame of frames.splice(0)) frame.draw();
  }
}

/** Ink is plain colours. */
const plain = (style: Pen["strokeStyle"]) => (typeof style === "string" ? style : "no colour");

/** Paper in a box of the page. `lines` is what was painted since it was last wiped. */
function paper() {
  const lines: string[] = [];
  let from = "";
  const scales: number[][] = [];
  const paint = (how: string, x: number, y: number) => {
    lines.push(`${pen.lineWidth} ${plain(pen.strokeStyle)} from ${from} ${how}${x},${y}`);
    from = `${x},${y}`;
  };
  const pen: Pen & Pick<CanvasRenderingContext2D, "fillRect" | "setTransform"> = {
    lineWidth: 0,
    lineCap: "butt",
    lineJoin: "miter",
    strokeStyle: "",
    fillStyle: "",
    beginPath: () => undefined,
    moveTo: (x, y) => (from = `${x},${y}`),
    lineTo: (x, y) => paint("", x, y),
    quadraticCurveTo: (bendX, bendY, x, y) => paint(`by ${bendX},${bendY} to `, x, y),
    arc: (x, y, radius) => lines.push(`${radius} ${plain(pen.fillStyle)} at ${x},${y}`),
    stroke: () => undefined,
    fill: () => undefined,
    fillRect: () => lines.splice(0),
    setTransform: (...scale: unknown[]) => scales.push(scale.map(Number)),
  };
  const box = { width: 0, height: 0, clientWidth: 200, clientHeight: 200, getContext: () => pen };
  // SAFETY: all that a live canvas uses of an element.
  return { box, element: box as unknown as HTMLCanvasElement, lines, scales };
}

const ZIGZAG = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ x: at * 100, y: at % 2 === 0 ? 0 : 900 }));
const begin = (stroke: number) => ({ stroke, colour: 4, radius: 10, width: 400, height: 400 });
const line = (stroke: number): CanvasAction => ({
  action: "DRAW",
  canvas: 0,
  begin: begin(stroke),
  points: ZIGZAG,
});

/** A screen that shows the first canvas of a turn. */
function screen(safeColours = false) {
  const sheets = new LiveSheets();
  const pens = freshPens();
  const [board] = sheets.boards;
  if (!board) throw new Error("no canvas");
  const shown = paper();
  const ink = new LiveInk(shown.element, board, safeColours);
  const hear = (...actions: CanvasAction[]) => sheets.hear(encodeInk("ink", 1, actions, pens));
  /** What a screen paints that sees the canvas only now. */
  const whole = () => {
    const other = paper();
    new LiveInk(other.element, board, safeColours).destroy();
    return other.lines;
  };
  return { ...shown, ink, hear, whole };
}

it("a line that comes in several frames flows, and is in the end the line that is drawn at once", () => {
  const { hear, lines, whole } = screen();
  hear({ action: "DRAW", canvas: 0, begin: begin(1), points: ZIGZAG.slice(0, 5) });
  expect(lines).toEqual([]);
  draw(5);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(4);
  hear({ action: "DRAW", canvas: 0, points: ZIGZAG.slice(5) });
  draw(30);
  expect(lines).toEqual(whole());
  // The brush rests: nothing is left to do until more ink comes.
  expect(frames).toEqual([]);
});

it("every line has its end, also when the next one comes before the brush rests, and a touch is a dot", () => {
  const { hear, lines, whole } = screen();
  const dot: CanvasAction = {
    action: "DRAW",
    canvas: 0,
    begin: begin(2),
    points: [{ x: 9, y: 9 }],
  };
  hear(line(1), dot, line(3));
  draw(60);
  expect(lines).toEqual(whole());
  hear(line(4));
  draw(60);
  expect(lines).toEqual(whole());
});

it("what is undone or wiped while it still flows is gone, and does not come back", () => {
  const { hear, lines, whole } = screen();
  hear(line(1), line(2));
  draw(3);
  hear({ action: "UNDO", canvas: 0, stroke: 2 });
  draw(60);
  expect(lines).toEqual(whole());
  expect(lines.length).toBeGreaterThan(0);
  hear(line(3));
  draw(60);
  // Nothing is painted twice, which would make the soft edge of a line hard.
  expect(lines).toEqual(whole());
  hear(line(4));
  draw(3);
  hear({ action: "CLEAR", canvas: 0 });
  draw(60);
  expect(lines).toEqual([]);
  hear(line(5));
  draw(60);
  expect(lines).toEqual(whole());
  expect(lines.length).toBeGreaterThan(0);
});

it("a canvas whose box changes its size is painted again, as sharp as the box and as large", () => {
  vi.stubGlobal("devicePixelRatio", 2);
  const { box, hear, lines, scales, whole } = screen();
  hear(line(1));
  draw(60);
  Object.assign(box, { clientWidth: 300, clientHeight: 300 });
  lines.push("stretched");
  resized?.();
  expect(box).toMatchObject({ width: 600, height: 600 });
  expect(scales.at(-1)).toEqual([1.5, 0, 0, 1.5, 0, 0]);
  expect(lines).toEqual(whole());
});

it("is painted in the colours that are easier to tell apart on a screen that shows these", () => {
  for (const safeColours of [false, true]) {
    const { hear, lines } = screen(safeColours);
    hear(line(1));
    draw(60);
    expect(lines.join("\n")).toContain(colourOf(4, safeColours));
    expect(lines.join("\n")).not.toContain(colourOf(4, !safeColours));
  }
});

it("a canvas that is no longer shown draws nothing more, whether its line still flows or rests", () => {
  for (const count of [1, 60]) {
    const { ink, hear, lines } = screen();
    hear(line(1));
    draw(count);
    ink.destroy();
    expect(resized).toBeUndefined();
    const before = [...lines];
    draw(5);
    hear(line(2));
    draw(5);
    expect(lines).toEqual(before);
  }
});
