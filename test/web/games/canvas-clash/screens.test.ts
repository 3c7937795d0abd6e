import { describe, expect, it } from "vitest";
import { type CanvasShared } from "../../../../src-rooms/games/canvas-clash/types.ts";
import { REVEAL_MS } from "../../../../src-rooms/games/canvas-clash/facts.ts";
import { fitSquares } from "../../../../src-web/drawing/model/squares.ts";
import { readTools } from "../../../../src-web/drawing/pad/useTools.ts";
import { canvasList, canvasName } from "../../../../src-web/games/canvas-clash/canvases.ts";
import { ownWord } from "../../../../src-web/games/canvas-clash/ownWord.ts";
import { REVEAL_MARKS, revealStep } from "../../../../src-web/games/canvas-clash/timeline.ts";
import { barLength, letterCounts, wordsOf } from "../../../../src-web/games/canvas-clash/word.ts";

describe("the word bar", () => {
  it("has a place for each letter, hidden or shown, word by word", () => {
    expect(wordsOf("_C_ C_EAM")).toEqual([
      [undefined, "C", undefined],
      ["C", undefined, "E", "A", "M"],
    ]);
  });

  it("counts letters and leaves out other signs", () => {
    expect(letterCounts(wordsOf("ICE-___ _Ö"))).toEqual([6, 2]);
    expect(letterCounts(wordsOf("___'_"))).toEqual([4]);
  });

  it("knows how long it is", () => {
    expect(barLength(wordsOf("_C_ C_EAM"))).toBe(9);
    expect(barLength(wordsOf(""))).toBe(1);
  });
});

describe("the painter's word", () => {
  const hand = { word: "cat", words: { en: "cat", de: "Katze", dk: "kat" } };

  it("is in the phone's language if there is a translation", () => {
    expect(ownWord(hand, "de")).toEqual({ text: "Katze", lang: "de" });
    expect(ownWord(hand, "dk")).toEqual({ text: "kat", lang: "da" });
  });

  it("is in the room's language otherwise", () => {
    expect(ownWord(hand, "pl")).toEqual({ text: "cat", lang: undefined });
  });
});

describe("canvases", () => {
  it("are listed in order and have a letter, a shape and a colour each", () => {
    const canvases = { 2: { id: "1-2" }, 0: { id: "1-0" }, 1: { id: "1-1" } };
    const shared = { canvases } as unknown as CanvasShared;
    expect(canvasList(shared).map(({ index, id }) => [index, id])).toEqual([
      [0, "1-0"],
      [1, "1-1"],
      [2, "1-2"],
    ]);
    const names = [0, 1, 2, 3].map(canvasName);
    for (const part of ["letter", "badge", "colour"] as const) {
      expect(new Set(names.map((name) => name[part])).size).toBe(4);
    }
    expect(canvasList(undefined)).toEqual([]);
  });

  it("are as large as the box allows", () => {
    expect(fitSquares(2, { width: 1_600, height: 600 }, 20)).toEqual({ columns: 2, side: 600 });
    expect(fitSquares(2, { width: 358, height: 560 }, 6)).toEqual({ columns: 1, side: 277 });
    expect(fitSquares(4, { width: 1_728, height: 520 }, 30)).toEqual({ columns: 4, side: 409 });
    expect(fitSquares(4, { width: 358, height: 400 }, 6)).toEqual({ columns: 2, side: 176 });
  });

  it("fill their rows evenly when that makes them no smaller", () => {
    expect(fitSquares(4, { width: 520, height: 300 }, 10)).toEqual({ columns: 2, side: 145 });
  });

  it("never have a negative size", () => {
    expect(fitSquares(3, { width: 0, height: 0 }, 10).side).toBe(0);
  });
});

describe("the reveal", () => {
  it("fits into its stage and only moves forward", () => {
    expect(REVEAL_MARKS).toEqual([...REVEAL_MARKS].sort((a, b) => a - b));
    // The points must stay visible for two seconds.
    expect(REVEAL_MARKS.at(-1)).toBeLessThan(REVEAL_MS - 2_000);
  });

  it("shows the word, the painters, the credits and the points in this order", () => {
    const parts = (passed: number) => Object.values(revealStep(passed)).filter(Boolean).length;
    expect([0, 1, 2, 3, 4].map(parts)).toEqual([0, 1, 2, 3, 4]);
    expect(revealStep(1)).toEqual({ word: true, painters: false, credits: false, points: false });
  });
});

describe("stored drawing tools", () => {
  it("are restored, except for the colour", () => {
    const kept = JSON.stringify({ colour: 7, radius: 18, grid: true, lazyRadius: 12 });
    expect(readTools(kept)).toMatchObject({ colour: 0, radius: 18, grid: true, lazyRadius: 12 });
  });

  it("start with the specification's brush and string", () => {
    expect(readTools(null)).toMatchObject({ radius: 10, lazyRadius: 1, usesPressure: true });
  });

  it("are reset when they are damaged", () => {
    for (const kept of ["", "{", "null", "7", '"x"', '{"radius":"wide","grid":3,"nobody":1}']) {
      expect(readTools(kept)).toEqual(readTools(null));
    }
  });
});
