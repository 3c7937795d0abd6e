import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Drawing } from "../../../../src-shared/catalog/drawing.ts";
import { Replay } from "../../../../src-web/drawing/replay/Replay.tsx";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A single line from left to right. */
const DRAWING: Drawing = {
  width: 400,
  height: 400,
  lines: [
    {
      points: [0, 100, 200, 300, 400].map((x) => ({ x, y: 50 })),
      brushColor: "#000",
      brushRadius: 4,
    },
  ],
};

/** A canvas that records how far to the right a line has reached. */
class Sheet extends FakeElement {
  readonly clientWidth = 100;
  width = 0;
  height = 0;
  reached = 0;
  getContext(): object {
    const nothing = () => undefined;
    return {
      setTransform: nothing,
      fillRect: nothing,
      beginPath: nothing,
      moveTo: nothing,
      stroke: nothing,
      arc: nothing,
      fill: nothing,
      lineTo: (x: number) => (this.reached = Math.max(this.reached, x)),
    };
  }
}

it("a replay that was out of sight continues where it was", async () => {
  let look: (isIntersecting: boolean) => void = () => undefined;
  let draw: ((now: number) => void) | undefined;
  class Watcher {
    constructor(tell: (entries: readonly object[]) => void) {
      look = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  vi.stubGlobal(
    "ResizeObserver",
    class extends Watcher {
      constructor() {
        super(() => undefined);
      }
    },
  );
  vi.stubGlobal("requestAnimationFrame", (next: (now: number) => void) => {
    draw = next;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => (draw = undefined));
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  /** Runs animation frames at these times, ms. */
  const frames = (...moments: readonly number[]) => {
    for (const now of moments) {
      const next = draw;
      draw = undefined;
      next?.(now);
    }
  };
  let sheet: Sheet | undefined;
  const replay = createElement(Replay, {
    drawing: DRAWING,
    label: "a line",
    lastsMs: 400,
    delayMs: 0,
  });
  await alive(replay, (tag) => {
    const made = new Sheet(tag);
    if (tag === "canvas") sheet = made;
    return made;
  });
  look(true);
  frames(1_000, 1_200);
  const before = sheet?.reached ?? 0;
  expect(before).toBeGreaterThan(100);
  expect(before).toBeLessThan(300);
  look(false);
  frames(2_000);
  look(true);
  frames(9_000);
  expect(sheet?.reached).toBeCloseTo(before, 6);
  frames(9_100);
  expect(sheet?.reached).toBeGreaterThan(before);
  expect(sheet?.reached).toBeLessThan(400);
  frames(9_400);
  expect(sheet?.reached).toBe(400);
});
