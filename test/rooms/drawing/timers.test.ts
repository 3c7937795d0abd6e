import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Timers } from "../../../src-rooms/drawing/timers.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Timers with two names, and when each of them fired. */
function ringing() {
  const done: [string, number][] = [];
  const timers = new Timers<"soon" | "later">(() => {
    for (const name of ["soon", "later"] as const) {
      if (!timers.isDue(name, Date.now())) continue;
      done.push([name, Date.now()]);
      timers.clear(name);
    }
    timers.arm(Date.now());
  });
  return { timers, done };
}

describe("one timer for several things", () => {
  it("fires for each at its moment, whichever was set first", () => {
    const { timers, done } = ringing();
    timers.set("later", 4_000);
    timers.arm(1_000);
    timers.set("soon", 1_200);
    timers.arm(1_000);
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual([
      ["soon", 1_200],
      ["later", 4_000],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not set again for something that is postponed, and still fires in time", () => {
    const { timers, done } = ringing();
    const set = vi.spyOn(globalThis, "setTimeout");
    timers.set("soon", 1_200);
    timers.arm(1_000);
    for (let at = 1_050; at <= 1_150; at += 50) {
      timers.set("soon", at + 200);
      timers.arm(at);
    }
    expect(set).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(done).toEqual([["soon", 1_350]]);
  });

  it("is set again when the clock was moved forward meanwhile", () => {
    const { timers, done } = ringing();
    timers.set("later", 4_000);
    timers.arm(1_000);
    vi.setSystemTime(100_000);
    timers.set("later", 100_100);
    timers.arm(100_000);
    vi.advanceTimersByTime(100);
    expect(done).toEqual([["later", 100_100]]);
  });

  it("keeps no room awake when nothing is due any more", () => {
    const { timers } = ringing();
    timers.set("soon", 1_200);
    timers.arm(1_000);
    timers.clear("soon");
    timers.arm(1_050);
    expect(vi.getTimerCount()).toBe(0);
    timers.set("later", 9_000);
    timers.arm(1_050);
    timers.clearAll();
    expect(vi.getTimerCount()).toBe(0);
  });
});
