import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reduceMotionWhenSlow } from "../../../../src-web/app/tv/reduceMotion.ts";

/** A television that renders a frame every `frameMs`, and a page on which animations can start. */
class Television {
  frameMs = 16;
  readonly marks = new Set<string>();
  readonly #page = new EventTarget();

  constructor(asksForLess = false) {
    const { marks } = this;
    vi.stubGlobal("window", { matchMedia: () => ({ matches: asksForLess }) });
    vi.stubGlobal("document", {
      documentElement: { dataset: {}, setAttribute: (name: string) => marks.add(name) },
      addEventListener: this.#page.addEventListener.bind(this.#page),
      removeEventListener: this.#page.removeEventListener.bind(this.#page),
    });
    vi.stubGlobal("requestAnimationFrame", (step: () => void) => setTimeout(step, this.frameMs));
  }

  /** Starts an animation and lets two seconds pass. */
  async move(): Promise<void> {
    this.#page.dispatchEvent(new Event("animationstart"));
    await vi.advanceTimersByTimeAsync(2_000);
  }
}

describe("a television that cannot keep up with animations", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("skips all movement from its second slow moment on", async () => {
    const tv = new Television();
    reduceMotionWhenSlow();
    tv.frameMs = 90;
    await tv.move();
    expect([...tv.marks]).toEqual([]);
    await tv.move();
    expect([...tv.marks]).toEqual(["data-calm"]);
  });

  it("keeps its animations when it keeps up again, even after a game that loaded slowly", async () => {
    const tv = new Television();
    reduceMotionWhenSlow();
    tv.frameMs = 200;
    await tv.move();
    tv.frameMs = 16;
    for (let moment = 0; moment < 5; moment++) await tv.move();
    expect([...tv.marks]).toEqual([]);
  });

  it("is calm from the start for people who prefer reduced motion", () => {
    const tv = new Television(true);
    reduceMotionWhenSlow();
    expect([...tv.marks]).toEqual(["data-calm"]);
  });
});
