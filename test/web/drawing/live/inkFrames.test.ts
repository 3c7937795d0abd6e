import { describe, expect, it } from "vitest";
import {
  encodeHave,
  encodeInk,
  encodeRefused,
  type CanvasAction,
} from "../../../../src-shared/protocol/drawing.ts";
import {
  LiveSheets,
  type CanvasChange,
  type InkAnswer,
} from "../../../../src-web/drawing/live/LiveSheets.ts";

const at = (x: number, y: number) => ({ x, y });

const draw = (
  canvas: number,
  stroke: number,
  ...points: { x: number; y: number }[]
): CanvasAction => ({
  action: "DRAW",
  canvas,
  begin: { stroke, colour: 4, radius: 10, width: 400, height: 400 },
  points,
});

describe("a screen that shows the canvases", () => {
  it("adds the points of all painters to their canvases", () => {
    const sheets = new LiveSheets();
    const heard: [number, CanvasChange][] = [];
    for (const [at, board] of sheets.boards.entries())
      board.onChange((change) => heard.push([at, change]));
    const [a, b] = sheets.boards;
    sheets.hear(encodeInk("ink", 4, [draw(0, 1, at(0, 0)), draw(1, 1, at(4095, 4095))]));
    expect(sheets.sheet).toBe(4);
    expect(a?.strokes).toMatchObject([{ colour: 4, radius: 10, points: [at(0, 0)] }]);
    expect(b?.strokes[0]?.points).toEqual([at(400, 400)]);
    expect(heard.filter(([, change]) => change === "grown")).toEqual([
      [0, "grown"],
      [1, "grown"],
    ]);
  });

  it("continues a stroke where the previous frame ended", () => {
    const sheets = new LiveSheets();
    const pens = Array.from({ length: 4 }, () => ({ x: 0, y: 0 }));
    sheets.hear(encodeInk("ink", 1, [draw(2, 1, at(100, 100))], pens));
    const on: CanvasAction = { action: "DRAW", canvas: 2, points: [at(4095, 0)] };
    sheets.hear(encodeInk("ink", 1, [on], pens));
    const [stroke] = sheets.boards[2]?.strokes ?? [];
    expect(stroke?.points).toHaveLength(2);
    expect(stroke?.points[1]).toEqual(at(400, 0));
  });

  it("removes an undone stroke and all after it, and clears a canvas", () => {
    const sheets = new LiveSheets();
    const [board] = sheets.boards;
    sheets.hear(
      encodeInk("ink", 1, [draw(0, 1, at(1, 1)), draw(0, 2, at(2, 2)), draw(0, 3, at(3, 3))]),
    );
    sheets.hear(encodeInk("ink", 1, [{ action: "UNDO", stroke: 2, canvas: 0 }]));
    expect(board?.strokes.map(({ id }) => id)).toEqual([1]);
    sheets.hear(encodeInk("ink", 1, [{ action: "CLEAR", canvas: 0 }]));
    expect(board?.strokes).toEqual([]);
  });

  it("[PR28] replaces everything it has when the room sends the whole picture", () => {
    const sheets = new LiveSheets();
    sheets.hear(encodeInk("ink", 1, [draw(0, 1, at(1, 1)), draw(1, 1, at(1, 1))]));
    sheets.hear(encodeInk("whole", 1, [draw(0, 1, at(9, 9)), draw(0, 2, at(8, 8))]));
    expect(sheets.boards.map(({ strokes }) => strokes.length)).toEqual([2, 0, 0, 0]);
  });

  it("starts with empty paper when another sheet is opened, and ignores frames of the old one", () => {
    const sheets = new LiveSheets();
    let opened = 0;
    sheets.onSheet(() => opened++);
    sheets.hear(encodeInk("ink", 8, [draw(0, 1, at(1, 1))]));
    sheets.hear(encodeInk("ink", 9, [draw(1, 1, at(2, 2))]));
    sheets.hear(encodeInk("ink", 8, [draw(0, 2, at(1, 1))]));
    expect(sheets.boards.map(({ strokes }) => strokes.length)).toEqual([0, 1, 0, 0]);
    expect(opened).toBe(2);
  });

  it("says of every canvas that it is empty when another sheet is opened", () => {
    const sheets = new LiveSheets();
    sheets.hear(encodeInk("ink", 8, [draw(0, 1, at(1, 1))]));
    const heard: [number, CanvasChange][] = [];
    for (const [at, board] of sheets.boards.entries())
      board.onChange((change) => heard.push([at, change]));
    sheets.hear(encodeHave(9, 0));
    expect(heard).toContainEqual([0, "reset"]);
  });

  it("says of a canvas that it is empty when the whole picture has nothing on it", () => {
    const sheets = new LiveSheets();
    sheets.hear(encodeInk("ink", 8, [draw(0, 1, at(1, 1)), draw(1, 1, at(1, 1))]));
    const heard: [number, CanvasChange][] = [];
    for (const [at, board] of sheets.boards.entries())
      board.onChange((change) => heard.push([at, change]));
    sheets.hear(encodeInk("whole", 8, [draw(1, 1, at(1, 1))]));
    expect(heard).toEqual([
      [0, "reset"],
      [1, "reset"],
    ]);
  });

  it("scales a canvas that was drawn at another size to the same picture", () => {
    const sheets = new LiveSheets();
    const begin = { stroke: 1, colour: 0, radius: 5, width: 200, height: 100 };
    sheets.hear(
      encodeInk("ink", 1, [{ action: "DRAW", canvas: 0, begin, points: [at(4095, 4095)] }]),
    );
    expect(sheets.boards[0]?.strokes).toMatchObject([{ radius: 10, points: [at(400, 400)] }]);
  });

  it("passes the room's responses on to a painter's phone", () => {
    const sheets = new LiveSheets();
    const answers: InkAnswer[] = [];
    sheets.onAnswer((answer) => answers.push(answer));
    sheets.hear(encodeHave(2, 12));
    sheets.hear(encodeRefused(2, "not_your_turn"));
    sheets.hear(encodeInk("whole", 2, []));
    expect(answers).toEqual([
      { kind: "have", sheet: 2, have: 12 },
      { kind: "refused", sheet: 2, code: "not_your_turn" },
      { kind: "whole", sheet: 2 },
    ]);
    expect(sheets.have).toBe(12);
  });

  it("ignores bytes that are not a frame", () => {
    const sheets = new LiveSheets();
    sheets.hear(encodeInk("ink", 1, [draw(0, 1, at(1, 1))]));
    for (const bytes of [[], [2], [2, 9, 1], [2, 1, 1, 255], [9, 1, 1]]) {
      sheets.hear(Uint8Array.from(bytes));
    }
    expect(sheets.boards[0]?.strokes).toHaveLength(1);
  });
});
