import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PAPER } from "../../../../src-shared/catalog/drawing.ts";
import { StrokeStore } from "../../../../src-web/drawing/model/strokes.ts";
import { InkCanvas } from "../../../../src-web/drawing/pad/InkCanvas.tsx";
import { readTools } from "../../../../src-web/drawing/pad/useTools.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

/** The parts of a canvas and its frame that input needs; nothing is drawn. */
class Sheet extends FakeElement {
  readonly clientWidth = 400;
  readonly clientHeight = 400;
  getContext(): null {
    return null;
  }
  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }
  setPointerCapture(): void {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("document", { createElement: () => new Sheet("canvas") });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An event of the mouse's button or movement. */
function mouse(type: string, clientX: number, held: object = {}): Event {
  const plain = { pointerId: 1, pointerType: "mouse", button: 0, width: 1, height: 1 };
  const where = { clientX, clientY: 100, pressure: 0.5, ctrlKey: false };
  return Object.assign(new Event(type), plain, where, held);
}

it("a painter who moves the paper without zooming is offered the whole paper again", async () => {
  const sheets: Sheet[] = [];
  const offered = vi.fn<(isOffered: boolean) => void>();
  const canvas = createElement(InkCanvas, {
    store: new StrokeStore(PAPER),
    tools: readTools(null),
    label: "Paint here",
    enabled: true,
    onZoom: offered,
  });
  const shown = await alive(canvas, (tag) => {
    const sheet = new Sheet(tag);
    sheets.push(sheet);
    return sheet;
  });
  const frame = sheets[0]?.children[0] as Sheet;
  await shown.after(() => vi.advanceTimersByTime(200));
  expect(offered).toHaveBeenLastCalledWith(false);
  await shown.after(() => {
    frame.dispatchEvent(mouse("pointerdown", 100, { ctrlKey: true }));
    frame.dispatchEvent(mouse("pointermove", 350));
    frame.dispatchEvent(mouse("pointerup", 350));
  });
  expect(offered).toHaveBeenLastCalledWith(true);
  await shown.after(() => {
    frame.dispatchEvent(mouse("pointerdown", 350, { ctrlKey: true }));
    frame.dispatchEvent(mouse("pointermove", 100));
    frame.dispatchEvent(mouse("pointerup", 100));
  });
  expect(offered).toHaveBeenLastCalledWith(false);
});
