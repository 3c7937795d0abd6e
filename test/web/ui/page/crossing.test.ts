import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  arrive,
  awaitArrival,
  crossingNow,
  isUnderWay,
  setOut,
  turnBack,
} from "../../../../src-web/ui/page/crossing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  turnBack();
  vi.useRealTimers();
});

it("the transition into a room covers the page until the room is shown, and then fades", () => {
  setOut("pear.webp");
  awaitArrival();
  vi.advanceTimersByTime(2_000);
  expect(crossingNow()).toEqual({ kind: "under-way", avatarSrc: "pear.webp" });
  arrive();
  vi.advanceTimersByTime(0);
  expect(crossingNow()).toEqual({ kind: "arrived", avatarSrc: "pear.webp" });
  vi.advanceTimersByTime(250);
  expect(crossingNow()).toEqual({ kind: "none" });
});

it("the transition lasts long enough to be read, even when the room is faster", () => {
  setOut("pear.webp");
  awaitArrival();
  vi.advanceTimersByTime(300);
  arrive();
  vi.advanceTimersByTime(1_100);
  expect(isUnderWay()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(crossingNow().kind).toBe("arrived");
});

it("the transition shows a character that changes on the way, and keeps the time of the first tap", () => {
  setOut("pear.webp");
  vi.advanceTimersByTime(1_400);
  setOut("taco.webp");
  arrive();
  vi.advanceTimersByTime(100);
  expect(crossingNow()).toEqual({ kind: "arrived", avatarSrc: "taco.webp" });
});

it("the transition ends immediately after a refusal, and after ten seconds without a room", () => {
  setOut("pear.webp");
  turnBack();
  expect(crossingNow().kind).toBe("none");
  setOut("pear.webp");
  awaitArrival();
  vi.advanceTimersByTime(9_900);
  expect(isUnderWay()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isUnderWay()).toBe(false);
});

it("a screen that opens without a transition does not end one", () => {
  arrive();
  expect(crossingNow().kind).toBe("none");
});
