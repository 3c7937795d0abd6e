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

it("covers the way in until the room stands, and then fades", () => {
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

it("can be read where the room is quicker than an eye", () => {
  setOut("pear.webp");
  awaitArrival();
  vi.advanceTimersByTime(300);
  arrive();
  vi.advanceTimersByTime(1_100);
  expect(isUnderWay()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(crossingNow().kind).toBe("arrived");
});

it("shows whoever somebody becomes on the way, from the same tap on", () => {
  setOut("pear.webp");
  vi.advanceTimersByTime(1_400);
  setOut("taco.webp");
  arrive();
  vi.advanceTimersByTime(100);
  expect(crossingNow()).toEqual({ kind: "arrived", avatarSrc: "taco.webp" });
});

it("uncovers a refusal at once, and a room that does not come after ten seconds", () => {
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

it("takes a screen that nobody was on the way to for no arrival", () => {
  arrive();
  expect(crossingNow().kind).toBe("none");
});
