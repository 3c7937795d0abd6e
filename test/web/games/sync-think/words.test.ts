import { describe, expect, it } from "vitest";
import { linesOf } from "../../../../src-web/games/sync-think/words.ts";

describe("how a word is set", () => {
  it("stands in one line as long as that can be read", () => {
    expect(linesOf("OBOE")).toEqual({ letters: 4, lines: 1 });
    expect(linesOf("Marmeladenglas")).toEqual({ letters: 14.6, lines: 1 });
  });

  it("is broken in the middle where it is too long for one", () => {
    expect(linesOf("Konstantynopolitanka")).toEqual({ letters: 11, lines: 2 });
  });

  it("is broken where its words allow it, so that both lines fit", () => {
    expect(linesOf("umbrella stand")).toEqual({ letters: 8.3, lines: 2 });
    // The shorter half alone is eleven letters; no line of this holds so few.
    expect(linesOf("ein sehr altes Rad")).toEqual({ letters: 9, lines: 2 });
    expect(linesOf("toile d’araignée")).toEqual({ letters: 10, lines: 2 });
  });

  it("has a third line where two would be too small to read", () => {
    expect(linesOf("bardzo zdziwiony pająk")).toEqual({ letters: 9.3, lines: 3 });
    expect(linesOf("stojak na parasole 11")).toEqual({ letters: 11, lines: 2 });
  });
});
