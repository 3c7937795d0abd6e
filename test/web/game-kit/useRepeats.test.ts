import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRepeats } from "../../../src-web/game-kit/useRepeats.ts";
import { alive, leaveAll } from "../support/alive.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A duel in miniature: 2 s to read it, a vote after half a second, the winner a second later, for 4 s. */
async function example() {
  const shown: { now?: ReturnType<typeof useRepeats> } = {};
  function Duel() {
    shown.now = useRepeats([500, 1_500], { readMs: 2_000, standMs: 4_000 });
    return null;
  }
  const duel = await alive(createElement(Duel));
  const at = () => [shown.now?.turn, shown.now?.passed];
  return {
    at,
    pass: (ms: number) => duel.after(() => vi.advanceTimersByTime(ms)),
    tap: (button: "advance" | "again") => duel.after(() => shown.now?.[button]()),
  };
}

it("an example can be read first, shows each step on its time, and begins anew by itself", async () => {
  const { at, pass } = await example();
  await pass(2_499);
  expect(at()).toEqual([0, 0]);
  await pass(1);
  expect(at()).toEqual([0, 1]);
  await pass(999);
  expect(at()).toEqual([0, 1]);
  await pass(1);
  expect(at()).toEqual([0, 2]);
  await pass(3_999);
  expect(at()).toEqual([0, 2]);
  await pass(1);
  expect(at()).toEqual([1, 0]);
  await pass(2_500);
  expect(at()).toEqual([1, 1]);
});

it("a tap shows the next step at once, which then has all of its time", async () => {
  const { at, pass, tap } = await example();
  await pass(2_000);
  await tap("advance");
  expect(at()).toEqual([0, 1]);
  await pass(999);
  expect(at()).toEqual([0, 1]);
  await tap("advance");
  await tap("advance");
  expect(at()).toEqual([1, 0]);
});

it("a look at it again begins with its beginning, even there", async () => {
  const { at, pass, tap } = await example();
  await pass(2_000);
  await tap("again");
  expect(at()).toEqual([1, 0]);
  await pass(2_499);
  expect(at()).toEqual([1, 0]);
  await pass(1);
  expect(at()).toEqual([1, 1]);
});
