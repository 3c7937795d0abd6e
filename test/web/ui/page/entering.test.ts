import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  arrive,
  awaitRoom,
  enteringNow,
  isEntering,
  beginEntering,
  cancelEntering,
} from "../../../../src-web/ui/page/entering.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cancelEntering();
  vi.useRealTimers();
});

it("the transition into a room covers the page until the room is shown, and then fades", () => {
  beginEntering("pear.webp");
  awaitRoom();
  vi.advanceTimersByTime(2_000);
  expect(enteringNow()).toEqual({ kind: "entering", avatarSrc: "pear.webp" });
  arrive();
  vi.advanceTimersByTime(0);
  expect(enteringNow()).toEqual({ kind: "arrived", avatarSrc: "pear.webp" });
  vi.advanceTimersByTime(250);
  expect(enteringNow()).toEqual({ kind: "none" });
});

it("the transition lasts long enough to be read, even when the room is faster", () => {
  beginEntering("pear.webp");
  awaitRoom();
  vi.advanceTimersByTime(300);
  arrive();
  vi.advanceTimersByTime(1_100);
  expect(isEntering()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(enteringNow().kind).toBe("arrived");
});

it("the transition shows a character that changes on the way, and keeps the time of the first tap", () => {
  beginEntering("pear.webp");
  vi.advanceTimersByTime(1_400);
  beginEntering("taco.webp");
  arrive();
  vi.advanceTimersByTime(100);
  expect(enteringNow()).toEqual({ kind: "arrived", avatarSrc: "taco.webp" });
});

it("the transition ends immediately after a refusal, and after ten seconds without a room", () => {
  beginEntering("pear.webp");
  cancelEntering();
  expect(enteringNow().kind).toBe("none");
  beginEntering("pear.webp");
  awaitRoom();
  vi.advanceTimersByTime(9_900);
  expect(isEntering()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isEntering()).toBe(false);
});

it("a screen that opens without a transition does not end one", () => {
  arrive();
  expect(enteringNow().kind).toBe("none");
});
