import { describe, expect, it } from "vitest";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import { GRACE_MS } from "../../../src-shared/catalog/limits.ts";
import { Hands } from "../../../src-rooms/drawing/hands.ts";
import { mayNotPaint } from "../../../src-rooms/drawing/painters.ts";
import { Sheet } from "../../../src-rooms/drawing/sheet.ts";
import type { Canvases } from "../../../src-rooms/games/game.ts";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import type { ClockSection } from "../../../src-rooms/session/model/state.ts";
import { storeOf } from "./keptInk.ts";

const LINE = [10, 60, 110, 160].map((x) => ({ x, y: 20 }));
const HOUSE: Drawing = {
  width: 400,
  height: 400,
  lines: [20, 60, 100].map((y) => ({
    points: LINE.map(({ x }) => ({ x, y })),
    brushColor: "#1b1626",
    brushRadius: 6,
  })),
};

/** One easel, with a robot's hand that begins this long after the stage, ms. */
const easel = (seat: number, beginsAt: number, mirrored = false): Canvases => ({
  sheet: 3,
  open: true,
  easels: [
    {
      painter: playerId(seat),
      inked: false,
      hand: { drawing: HOUSE, mirrored, size: 1, beginsAt },
    },
  ],
});

describe("a robot's hand", () => {
  it("[PR27] starts its drawing from the beginning on the canvas of a robot that was kicked", () => {
    const [sheet, hands] = [new Sheet(3, storeOf()), new Hands()];
    hands.paint(easel(1, 1_000), sheet, 4_000);
    expect(sheet.isInked(0)).toBe(true);
    sheet.wipe(0);
    const next = easel(2, 6_000, true);
    hands.paint(next, sheet, 6_500);
    expect(sheet.isInked(0)).toBe(true);
    expect(hands.paint(next, sheet, 60_000).nextIn).toBeUndefined();
    expect([...sheet.drawings().values()][0]?.lines).toHaveLength(3);
  });

  it("[PR29] continues where it was after the room was killed", () => {
    const store = storeOf();
    const before = new Sheet(3, store);
    new Hands().paint(easel(1, 1_000), before, 2_500);
    before.save();
    const after = new Sheet(3, store);
    after.restore(store.rows());
    new Hands().paint(easel(1, 1_000), after, 60_000);
    expect([...after.drawings().values()][0]?.lines).toHaveLength(3);
  });
});

describe("a painter's strokes", () => {
  const clock: ClockSection = {
    stage: {
      stageId: stageId(4),
      name: "DRAW",
      kind: "input",
      key: "3.DRAW",
      startedAt: 0,
      endsAt: 75_000,
    },
    warned: false,
    ready: [],
    robots: {},
  };
  const ask = (state: ClockSection, now: number) =>
    mayNotPaint(easel(1, 0), state, playerId(1), { playerId: 1, sheet: 3 }, now);

  it("[PR23] are refused as paused during a pause, even one that lasts longer than the stage would have", () => {
    const paused: ClockSection = { ...clock, paused: { reason: "host", since: 60_000 } };
    expect(ask(paused, 61_000)).toBe("game_paused");
    expect(ask(paused, 600_000)).toBe("game_paused");
  });

  it("[PR23] are accepted until the time is up, and a moment longer", () => {
    expect(ask(clock, 75_000 + GRACE_MS)).toBeUndefined();
    expect(ask(clock, 75_001 + GRACE_MS)).toBe("stage_over");
  });
});
