import { describe, expect, it } from "vitest";
import { drawBody, drawLine, drawTail, type Pen } from "../../../../src-web/drawing/model/ink.ts";

/** A pen that records what it draws. */
function clerk(): { readonly pen: Pen; readonly moves: string[]; at: string } {
  const notes = { moves: [] as string[], at: "" };
  const n = (value: number) => String(Math.round(value * 10) / 10);
  const pen: Pen = {
    lineWidth: 0,
    lineCap: "butt",
    lineJoin: "miter",
    strokeStyle: "",
    fillStyle: "",
    beginPath: () => undefined,
    moveTo: (x, y) => {
      notes.at = `${n(x)},${n(y)}`;
    },
    lineTo: (x, y) => {
      notes.moves.push(`${notes.at} to ${n(x)},${n(y)}`);
      notes.at = `${n(x)},${n(y)}`;
    },
    quadraticCurveTo: (cx, cy, x, y) => {
      notes.moves.push(`${notes.at} by ${n(cx)},${n(cy)} to ${n(x)},${n(y)}`);
      notes.at = `${n(x)},${n(y)}`;
    },
    arc: (x, y, radius) => {
      notes.moves.push(`dot ${n(x)},${n(y)} r${n(radius)}`);
    },
    stroke: () => undefined,
    fill: () => undefined,
  };
  return { pen, ...notes };
}

const BRUSH = { brushColor: "#123456", brushRadius: 6 };
const ZIGZAG = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ x: at * 10, y: at % 2 === 0 ? 0 : 20 }));

describe("ink", () => {
  it("is a dot as wide as the brush for a single touch", () => {
    const { pen, moves } = clerk();
    drawLine(pen, [{ x: 5, y: 6 }], BRUSH);
    expect(moves).toEqual(["dot 5,6 r6"]);
    expect(pen.fillStyle).toBe("#123456");
  });

  it("is as wide as twice the radius, with round ends", () => {
    const { pen } = clerk();
    drawLine(pen, ZIGZAG, BRUSH);
    expect(pen).toMatchObject({ lineWidth: 12, lineCap: "round", strokeStyle: "#123456" });
  });

  it("is the same line whether it is drawn point by point or all at once", () => {
    const whole = clerk();
    drawLine(whole.pen, ZIGZAG, BRUSH);
    for (const portion of [1, 2, 3, 5]) {
      const parts = clerk();
      let piece = 0;
      for (let count = portion; ; count += portion) {
        piece = drawBody(parts.pen, ZIGZAG.slice(0, count), BRUSH, piece);
        if (count >= ZIGZAG.length) break;
      }
      drawTail(parts.pen, ZIGZAG, BRUSH);
      expect(parts.moves, `${portion} at a time`).toEqual(whole.moves);
    }
  });

  it("is nothing without points", () => {
    const { pen, moves } = clerk();
    drawLine(pen, [], BRUSH);
    expect(moves).toEqual([]);
  });
});
