import { describe, expect, it } from "vitest";
import { type AbShared } from "../../../../src-rooms/games/ab-thinking/types.ts";
import { REVEAL_MS } from "../../../../src-rooms/games/ab-thinking/facts.ts";
import { finest, mindReader } from "../../../../src-web/games/ab-thinking/awards.ts";
import { planGrid } from "../../../../src-web/games/ab-thinking/grid.ts";
import { numberOfKey } from "../../../../src-web/games/ab-thinking/numberKeys.ts";
import { payOf } from "../../../../src-web/games/ab-thinking/pay.ts";
import { REVEAL_MARKS, revealStep } from "../../../../src-web/games/ab-thinking/timeline.ts";
import { votesAfter } from "../../../../src-web/games/ab-thinking/votes.ts";
import { AbTable } from "../../../support/ab/table.ts";

describe("the board", () => {
  it("makes cards as large as the box allows", () => {
    expect(planGrid(4, 1_700, 600, 20)).toEqual({ columns: 4, rows: 1, card: 400 });
    expect(planGrid(4, 360, 560, 10)).toEqual({ columns: 2, rows: 2, card: 175 });
    expect(planGrid(12, 1_700, 600, 20)).toMatchObject({ columns: 6, rows: 2 });
  });

  it("always fits, and has no empty row", () => {
    for (let count = 3; count <= 12; count++) {
      for (const [width, height] of [
        [1_728, 590],
        [358, 480],
        [440, 300],
        [290, 240],
      ] as const) {
        const { columns, rows, card } = planGrid(count, width, height, 8);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * card + (columns - 1) * 8).toBeLessThanOrEqual(width);
        expect(rows * card * 1.5 + (rows - 1) * 8).toBeLessThanOrEqual(height + 2);
        const last = count - columns * (rows - 1);
        expect(last, `${count} cards in ${columns} columns`).toBeGreaterThan(0);
      }
    }
  });

  it("shows nothing in a box without a size", () => {
    expect(planGrid(6, 0, 0, 8).card).toBe(0);
  });
});

describe("number keys", () => {
  it("select the cards in the order of the keyboard, on every layout", () => {
    expect(["Digit1", "Digit9", "Digit0", "Minus", "Equal", "Numpad3"].map(numberOfKey)).toEqual([
      1, 9, 10, 11, 12, 3,
    ]);
    expect(numberOfKey("KeyA")).toBeUndefined();
    expect(numberOfKey("NumpadAdd")).toBeUndefined();
  });
});

describe("taps on the board", () => {
  it("move the vote when there is only one", () => {
    expect(votesAfter([], "a", 1)).toEqual(["a"]);
    expect(votesAfter(["a"], "b", 1)).toEqual(["b"]);
    expect(votesAfter(["a"], "a", 1)).toEqual(["a"]);
  });

  it("add a second vote, move it, and take one of two back", () => {
    expect(votesAfter(["a"], "b", 2)).toEqual(["a", "b"]);
    expect(votesAfter(["a", "b"], "c", 2)).toEqual(["a", "c"]);
    expect(votesAfter(["a", "b"], "a", 2)).toEqual(["b"]);
  });
});

describe("the reveal", () => {
  it("fits into its stage and only moves forward", () => {
    expect(REVEAL_MARKS).toEqual([...REVEAL_MARKS].sort((a, b) => a - b));
    // The points must stay visible for a while.
    expect(REVEAL_MARKS.at(-1)).toBeLessThan(REVEAL_MS - 2_500);
  });

  it("shows votes, the card, its owners and the points one after the other", () => {
    const steps = REVEAL_MARKS.map((_, at) => Object.values(revealStep(at + 1)).filter(Boolean));
    expect(steps.map((shown) => shown.length)).toEqual([1, 2, 3, 4]);
    expect(Object.values(revealStep(0)).some(Boolean)).toBe(false);
  });
});

/**
 * A reveal at a table of five in which this many voters find the storyteller's card; the others vote for
 * Bo's.
 */
function revealed(finders: number, settings: Record<string, unknown> = {}) {
  const { table, players } = AbTable.with(5, settings);
  table.toVotes();
  const { teller } = table;
  const voters = players.filter((id) => id !== teller);
  const [bo, ...others] = voters;
  if (bo === undefined) throw new Error("too few");
  others.forEach((id, at) => table.vote(id, at < finders ? teller : bo));
  table.vote(bo, finders > others.length ? teller : (others[0] ?? teller));
  table.until("REVEAL");
  const view: AbShared = table.view;
  return { view, teller, bo, others, scores: table.scores() };
}

describe("the points of a turn on a phone", () => {
  it("agree with the rules about every total", () => {
    for (let finders = 0; finders <= 4; finders++) {
      for (const scoring of ["small", "large"]) {
        const settings = { abThinkingSettings: { scoring } };
        const { view, teller, bo, others, scores } = revealed(finders, settings);
        for (const id of [teller, bo, ...others]) {
          expect(payOf(view, id).total, `${finders} found it`).toBe(scores[id]);
        }
      }
    }
  });

  it("are explained", () => {
    const some = revealed(1);
    expect(payOf(some.view, some.teller).reason).toBe("tellerClear");
    expect(some.others.map((id) => payOf(some.view, id).reason)).toEqual([
      "found",
      "missed",
      "missed",
    ]);
    expect(payOf(some.view, some.bo)).toMatchObject({ reason: "missed", votes: 2 });
    const none = revealed(0);
    expect(payOf(none.view, none.teller).reason).toBe("tellerNobody");
    expect(payOf(none.view, none.bo)).toMatchObject({ reason: "missedNobody", votes: 3 });
    const all = revealed(4);
    expect(payOf(all.view, all.teller).reason).toBe("tellerAll");
    expect(payOf(all.view, all.bo).reason).toBe("foundAll");
  });

  it("include the point for a single right vote only where there are two votes", () => {
    const large = revealed(1, { abThinkingSettings: { scoring: "large" } });
    expect(large.others.map((id) => payOf(large.view, id).single)).toEqual([true, false, false]);
    const small = revealed(1);
    expect(small.others.map((id) => payOf(small.view, id).single)).toEqual([false, false, false]);
  });
});

describe("the highlights of a game", () => {
  // SAFETY: the ids belong to a made-up story.
  const told = (finders: readonly number[], text?: string, silent = false) =>
    ({
      turn: 1,
      storyteller: 9,
      cardId: text ?? "spoken",
      clue: { silent, ...(text !== undefined && { text }) },
      finders,
    }) as never;

  it("include the written clue that the fewest players understood, but at least one", () => {
    const turns = [
      told([1, 2, 3], "easy"),
      told([2], "fine"),
      told([], "wild"),
      told([1]),
      told([1], "by the house", true),
    ];
    expect(finest(turns)?.cardId).toBe("fine");
    expect(finest([told([])])).toBeUndefined();
  });

  it("include the player who found most cards, if more than one", () => {
    expect(mindReader([told([1, 2], "a"), told([2], "b")])).toEqual({ id: 2, count: 2 });
    expect(mindReader([told([1], "a"), told([2], "b")])).toBeUndefined();
  });
});
