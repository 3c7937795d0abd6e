import type { CDPSession, Locator, Page } from "playwright-core";

/** A point on a drawing surface, as shares of its width and height. */
export type Spot = readonly [x: number, y: number];

/** A finger on a phone's screen, sent to the browser as its own touch input. */
export class Finger {
  readonly #cdp: CDPSession;
  readonly #on: Locator;

  private constructor(cdp: CDPSession, on: Locator) {
    this.#cdp = cdp;
    this.#on = on;
  }

  static async on(page: Page, element: Locator): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), element);
  }

  /** Draws a stroke: down at the first spot, along all others, up at the last. */
  async draw(...way: readonly Spot[]): Promise<void> {
    await this.drawWhile(way);
  }

  /** The same; calls `halfway` in the middle of the stroke. */
  async drawWhile(way: readonly Spot[], halfway?: () => void): Promise<void> {
    const box = await this.#on.boundingBox();
    if (!box) throw new Error("what the finger should draw on is not there");
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", spot?: Spot) =>
      this.#cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: spot
          ? [{ x: box.x + spot[0] * box.width, y: box.y + spot[1] * box.height }]
          : [],
      });
    const [first, ...rest] = way;
    if (!first) return;
    await touch("touchStart", first);
    for (const [at, spot] of rest.entries()) {
      if (at === Math.floor(rest.length / 2)) halfway?.();
      await touch("touchMove", spot);
    }
    await touch("touchEnd");
  }
}

/** A circle as a path for a finger. */
export function circle(x: number, y: number, r: number, steps = 24): Spot[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = (at / steps) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** Indexes of the inked cells of a canvas: those of a 32 by 24 grid that are more than a quarter ink. */
export async function fieldsInked(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element) => {
    const paper = element instanceof HTMLCanvasElement ? element : element.querySelector("canvas");
    const pen = paper?.getContext("2d");
    if (!paper || !pen) return [];
    const { data } = pen.getImageData(0, 0, paper.width, paper.height);
    const ink = Array.from({ length: 32 * 24 }, () => 0);
    for (let at = 0; at < data.length; at += 4) {
      const isPaper = data[at] === 0xe6 && data[at + 1] === 0xe6 && data[at + 2] === 0xea;
      if (isPaper) continue;
      const x = Math.floor((((at / 4) % paper.width) / paper.width) * 32);
      const y = Math.floor((Math.floor(at / 4 / paper.width) / paper.height) * 24);
      ink[y * 32 + x] = (ink[y * 32 + x] ?? 0) + 1;
    }
    const field = (paper.width * paper.height) / ink.length;
    return ink.flatMap((count, at) => (count > field / 4 ? [at] : []));
  });
}

/** Share of a canvas that is not plain paper. */
export async function inkOn(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    const paper = element instanceof HTMLCanvasElement ? element : element.querySelector("canvas");
    const pen = paper?.getContext("2d");
    if (!paper || !pen) return 0;
    const { data } = pen.getImageData(0, 0, paper.width, paper.height);
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isPaper = data[at] === 0xe6 && data[at + 1] === 0xe6 && data[at + 2] === 0xea;
      if (!isPaper) inked++;
    }
    return (inked * 4) / data.length;
  });
}
