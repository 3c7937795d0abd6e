import { describe, expect, it } from "vitest";
import {
  KUNG_FU,
  KUNG_FU_COUNT,
  kungFuFrames,
} from "../../../../src-web/games/rps-shoot/kungFuFrames.ts";
import { shootStep } from "../../../../src-web/games/rps-shoot/timeline.ts";

const MOVES = ["ROCK", "PAPER", "SCISSORS"] as const;
const RESULTS = ["WIN", "LOSE", "TIE"] as const;
const at = (revealed: number, shaking = false) =>
  kungFuFrames(MOVES, RESULTS, "WIN", { ...shootStep(0), revealed, shaking });

describe("a fighter's pictures", () => {
  it("are twelve, each in a place of its own", () => {
    expect(KUNG_FU_COUNT).toBe(12);
    expect(Object.values(KUNG_FU).toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
  });

  it("breathe before the first throw and wind up for each", () => {
    expect(at(0)).toEqual([KUNG_FU.stance, KUNG_FU.breath]);
    expect(at(0, true)).toEqual([KUNG_FU.windUp, KUNG_FU.stance]);
  });

  it("show the throw, and that it hurts who lost it", () => {
    expect(at(1)).toEqual([KUNG_FU.rock, KUNG_FU.rock]);
    expect(at(2)).toEqual([KUNG_FU.paper, KUNG_FU.hit]);
    expect(at(3)).toEqual([KUNG_FU.scissors, KUNG_FU.scissors]);
  });

  it("end in joy, in shame, or in a shrug", () => {
    const over = { ...shootStep(0), revealed: 3, shaking: false, slam: true };
    expect(kungFuFrames(MOVES, RESULTS, "WIN", over)).toEqual([KUNG_FU.win, KUNG_FU.winJump]);
    expect(kungFuFrames(MOVES, RESULTS, "LOSE", over)).toEqual([KUNG_FU.stagger, KUNG_FU.lose]);
    expect(kungFuFrames(MOVES, RESULTS, "TIE", over)).toEqual([KUNG_FU.stance, KUNG_FU.shrug]);
  });
});
