import { describe, expect, it } from "vitest";
import { GRID, PAPER } from "../../../../src-shared/catalog/drawing.ts";
import {
  PEN_STEP,
  pressPen,
  restingPen,
  type KeyPenState,
} from "../../../../src-web/drawing/input/penKeys.ts";
import { StrokeStore } from "../../../../src-web/drawing/model/strokes.ts";

/** Presses keys in turn; the prefix `Shift+` stands for the shift key. */
function typed(keys: readonly string[], from: KeyPenState = restingPen(PAPER)) {
  const store = new StrokeStore(PAPER);
  let pen = from;
  for (const key of keys) {
    const isFar = key.startsWith("Shift+");
    const pressed = pressPen(pen, key.replace("Shift+", ""), isFar, PAPER);
    if (!pressed) continue;
    ({ pen } = pressed);
    if (pressed.deed === "begin") store.begin({ colour: 0, radius: 6 }, [pen.at]);
    if (pressed.deed === "extend") store.extend([pen.at]);
    if (pressed.deed === "end") store.end();
  }
  return { pen, lines: store.strokes.map(({ points }) => points) };
}

const MIDDLE = { x: 200, y: 200 };

describe("a pen that is moved with keys", () => {
  it("leaves no ink while it is lifted", () => {
    const { pen, lines } = typed(["ArrowRight", "Shift+ArrowDown"]);
    expect(lines).toEqual([]);
    expect(pen).toEqual({ at: { x: 200 + PEN_STEP, y: 200 + GRID }, isDown: false });
  });

  it("draws one line from where it is set down to where it is lifted", () => {
    const { pen, lines } = typed([" ", "ArrowRight", "ArrowUp", " ", "ArrowUp"]);
    expect(lines).toEqual([[MIDDLE, { x: 208, y: 200 }, { x: 208, y: 192 }]]);
    expect(pen.isDown).toBe(false);
  });

  it("makes a dot when it is set down and lifted", () => {
    expect(typed(["Enter", "Enter"]).lines).toEqual([[MIDDLE]]);
  });

  it("stays on the paper", () => {
    const { pen } = typed(Array.from({ length: 40 }, () => "Shift+ArrowLeft"));
    expect(pen.at).toEqual({ x: 0, y: 200 });
  });

  it("is lifted by Escape, which it ignores otherwise", () => {
    const down = { at: MIDDLE, isDown: true };
    expect(pressPen(down, "Escape", false, PAPER)).toEqual({
      pen: { at: MIDDLE, isDown: false },
      deed: "end",
    });
    expect(pressPen(restingPen(PAPER), "Escape", false, PAPER)).toBeUndefined();
  });

  it.each(["Tab", "a", "z", "F5"])("ignores the key %s", (key) => {
    expect(pressPen({ at: MIDDLE, isDown: true }, key, false, PAPER)).toBeUndefined();
  });
});
