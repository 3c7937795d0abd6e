import { describe, expect, it } from "vitest";
import { HOLD_BACK_MS } from "../../../../src-shared/catalog/drawing.ts";
import {
  AT_REST,
  inputState,
  PALM_PX,
  PEN_REST_MS,
  step,
  type Gesture,
  type PointerInput,
  type PointerKind,
  type Sample,
  type Stroke,
} from "../../../../src-web/drawing/input/gesture.ts";

/** A canvas that records what it is told to do. */
class Canvas {
  gesture: Gesture = AT_REST;
  readonly done: Stroke[] = [];
  now = 10_000;

  #put(input: PointerInput): this {
    const { gesture, strokes } = step(this.gesture, input);
    this.gesture = gesture;
    this.done.push(...strokes);
    return this;
  }

  #sample(x: number, y: number): Sample {
    return { x, y, at: this.now, pressure: 0.5 };
  }

  down(
    id: number,
    kind: PointerKind,
    x: number,
    y: number,
    more: { contact?: number; pan?: boolean } = {},
  ): this {
    const { contact = 20, pan = false } = more;
    return this.#put({ type: "down", id, kind, sample: this.#sample(x, y), contact, pan });
  }

  move(id: number, ...places: readonly (readonly [number, number])[]): this {
    return this.#put({ type: "move", id, samples: places.map(([x, y]) => this.#sample(x, y)) });
  }

  up(id: number): this {
    return this.#put({ type: "up", id, at: this.now });
  }

  cancel(id: number): this {
    return this.#put({ type: "cancel", id, at: this.now });
  }

  wait(ms: number): this {
    this.now += ms;
    return this.#put({ type: "tick", at: this.now });
  }

  say(type: "disable" | "enable"): this {
    return this.#put({ type });
  }

  /** Names of the strokes' actions since the last call. */
  news(): string[] {
    return this.done.splice(0).map((stroke) => stroke.do);
  }

  get state(): string {
    return inputState(this.gesture);
  }
}

describe("a finger", () => {
  it("shows ink immediately and becomes a stroke after 250 ms", () => {
    const canvas = new Canvas().down(1, "touch", 50, 50).move(1, [52, 50]);
    expect(canvas.news()).toEqual(["preview", "preview"]);
    expect(canvas.state).toBe("drawing");
    canvas.wait(HOLD_BACK_MS - 1);
    expect(canvas.news()).toEqual([]);
    canvas.wait(1);
    expect(canvas.done).toMatchObject([{ do: "begin", samples: [{ x: 50 }, { x: 52 }] }]);
  });

  it("becomes a stroke as soon as it has moved ten pixels", () => {
    const canvas = new Canvas().down(1, "touch", 50, 50).move(1, [55, 50], [59, 50]);
    expect(canvas.news()).toEqual(["preview", "preview"]);
    canvas.move(1, [60, 50], [64, 50]);
    expect(canvas.done).toMatchObject([
      { do: "begin", samples: [{ x: 50 }, { x: 55 }, { x: 59 }, { x: 60 }, { x: 64 }] },
    ]);
    canvas.news();
    expect(canvas.move(1, [70, 50]).up(1).news()).toEqual(["extend", "end"]);
    expect(canvas.state).toBe("idle");
  });

  it("makes a dot when it taps", () => {
    const canvas = new Canvas().down(1, "touch", 50, 50).up(1);
    expect(canvas.done).toMatchObject([
      { do: "preview" },
      { do: "begin", samples: [{ x: 50, y: 50 }] },
      { do: "end" },
    ]);
  });

  it("leaves nothing when the browser cancels it early, and its stroke when it cancels it later", () => {
    expect(new Canvas().down(1, "touch", 5, 5).cancel(1).news()).toEqual(["preview", "abandon"]);
    const canvas = new Canvas().down(1, "touch", 5, 5).move(1, [50, 50]).cancel(1);
    expect(canvas.news()).toEqual(["preview", "begin", "end"]);
  });
});

describe("two fingers", () => {
  it("pinch when the second arrives in time, and leave no ink", () => {
    const canvas = new Canvas().down(1, "touch", 100, 100).down(2, "touch", 200, 100);
    expect(canvas.news()).toEqual(["preview", "abandon"]);
    expect(canvas.state).toBe("two-finger");
    canvas.move(2, [250, 120]);
    expect(canvas.done).toMatchObject([
      {
        do: "pinch",
        before: [
          { x: 100, y: 100 },
          { x: 200, y: 100 },
        ],
        after: [
          { x: 100, y: 100 },
          { x: 250, y: 120 },
        ],
      },
    ]);
  });

  it("leave no stroke of the one that stays down", () => {
    const canvas = new Canvas().down(1, "touch", 100, 100).down(2, "touch", 200, 100).up(1);
    canvas.news();
    expect(canvas.move(2, [300, 300]).up(2).news()).toEqual([]);
    expect(canvas.state).toBe("idle");
    expect(canvas.down(3, "touch", 1, 1).up(3).news()).toEqual(["preview", "begin", "end"]);
  });

  it("make only the first one's stroke when the second arrives late", () => {
    const canvas = new Canvas().down(1, "touch", 100, 100).move(1, [150, 100]);
    canvas.news();
    canvas.down(2, "touch", 200, 100).move(2, [250, 100]);
    expect(canvas.news()).toEqual([]);
    expect(canvas.move(1, [160, 100]).up(1).up(2).news()).toEqual(["extend", "end"]);
  });
});

describe("a mouse", () => {
  it("draws immediately", () => {
    const canvas = new Canvas().down(1, "mouse", 5, 5).move(1, [6, 5]).up(1);
    expect(canvas.news()).toEqual(["begin", "extend", "end"]);
  });

  it("pans while ctrl is held", () => {
    const canvas = new Canvas().down(1, "mouse", 5, 5, { pan: true });
    expect(canvas.state).toBe("pan");
    canvas.move(1, [15, 25]).move(1, [20, 25]);
    expect(canvas.done).toEqual([
      { do: "pan", dx: 10, dy: 20 },
      { do: "pan", dx: 5, dy: 0 },
    ]);
    canvas.news();
    expect(canvas.up(1).news()).toEqual([]);
    expect(canvas.state).toBe("idle");
  });
});

describe("a pen", () => {
  it("draws immediately and takes precedence over a hand that rests on the glass", () => {
    const canvas = new Canvas().down(1, "touch", 200, 250).down(2, "pen", 50, 50);
    expect(canvas.news()).toEqual(["preview", "abandon", "begin"]);
    canvas.down(3, "touch", 210, 240).move(3, [220, 240]).up(3).up(1);
    expect(canvas.news()).toEqual([]);
    expect(canvas.move(2, [60, 60]).up(2).news()).toEqual(["extend", "end"]);
  });

  it("takes back a stroke that a hand had already begun", () => {
    const canvas = new Canvas().down(1, "touch", 200, 250).move(1, [230, 250]);
    canvas.news();
    expect(canvas.down(2, "pen", 50, 50).news()).toEqual(["abandon", "begin"]);
  });

  it("is followed by a moment in which touches still count as the hand", () => {
    const canvas = new Canvas().down(2, "pen", 50, 50).up(2);
    canvas.news();
    canvas
      .wait(PEN_REST_MS - 1)
      .down(1, "touch", 9, 9)
      .up(1);
    expect(canvas.news()).toEqual([]);
    canvas.wait(1).down(1, "touch", 9, 9).up(1);
    expect(canvas.news()).toEqual(["preview", "begin", "end"]);
  });
});

describe("the side of a hand", () => {
  it("draws nothing", () => {
    const canvas = new Canvas().down(1, "touch", 9, 9, { contact: PALM_PX + 1 }).move(1, [99, 9]);
    expect(canvas.up(1).news()).toEqual([]);
  });
});

describe("a finger that touches a canvas before it is enabled", () => {
  const early = () => new Canvas().say("disable").down(1, "touch", 5, 5);

  it("draws from its current place once the canvas is enabled", () => {
    const canvas = early().move(1, [6, 6], [40, 40]).say("enable");
    expect(canvas.done[0]).toMatchObject({ do: "preview", samples: [{ x: 40, y: 40 }] });
    expect(canvas.news()).toEqual(["preview"]);
    expect(canvas.move(1, [80, 80]).move(1, [90, 90]).up(1).news()).toEqual([
      "begin",
      "extend",
      "end",
    ]);
    expect(canvas.state).toBe("idle");
  });

  it("draws nothing when it was lifted before, or when a second one joined it", () => {
    expect(early().up(1).say("enable").move(1, [80, 80]).news()).toEqual([]);
    expect(early().cancel(1).say("enable").move(1, [80, 80]).news()).toEqual([]);
    const two = early().down(2, "touch", 50, 50).say("enable");
    expect(two.move(1, [80, 80]).move(2, [90, 90]).news()).toEqual([]);
  });

  it("draws nothing when it is the side of a hand", () => {
    const palm = new Canvas().say("disable").down(1, "touch", 5, 5, { contact: PALM_PX + 1 });
    expect(palm.say("enable").news()).toEqual([]);
  });
});

describe("a disabled canvas", () => {
  it("ignores everything until it is enabled", () => {
    const canvas = new Canvas().say("disable").down(1, "mouse", 5, 5).move(1, [6, 6]).up(1);
    expect(canvas.news()).toEqual([]);
    expect(canvas.state).toBe("disabled");
    expect(canvas.say("enable").down(1, "mouse", 5, 5).news()).toEqual(["begin"]);
  });

  it("ends a stroke in progress and drops one that was only previewed", () => {
    expect(new Canvas().down(1, "mouse", 5, 5).say("disable").news()).toEqual(["begin", "end"]);
    expect(new Canvas().down(1, "touch", 5, 5).say("disable").news()).toEqual([
      "preview",
      "abandon",
    ]);
  });

  it("forgets the pen that was down", () => {
    const canvas = new Canvas().down(1, "pen", 5, 5).say("disable").say("enable");
    canvas.news();
    expect(canvas.down(2, "touch", 5, 5).up(2).news()).toEqual(["preview", "begin", "end"]);
  });
});
