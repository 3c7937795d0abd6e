import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PAPER } from "../../../../src-shared/catalog/drawing.ts";
import { StrokeStore } from "../../../../src-web/drawing/model/strokes.ts";
import { KeyPen } from "../../../../src-web/drawing/pad/KeyPen.tsx";
import { StampLayer } from "../../../../src-web/drawing/pad/StampLayer.tsx";
import { FIRST_STAMP } from "../../../../src-web/drawing/pad/StampTools.tsx";
import { readTools } from "../../../../src-web/drawing/pad/useTools.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["drawing"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const LAYERS = {
  pen: (store: StrokeStore) =>
    createElement(KeyPen, {
      store,
      tools: readTools(null),
      enabled: true,
      onCome: () => undefined,
    }),
  stamps: (store: StrokeStore) =>
    createElement(StampLayer, {
      store,
      tools: readTools(null),
      set: FIRST_STAMP,
      onChange: () => undefined,
      enabled: true,
    }),
} as const;

/** A canvas that is drawn on with the keyboard. */
async function paper(layer: keyof typeof LAYERS) {
  const store = new StrokeStore(PAPER);
  const elements: FakeElement[] = [];
  const shown = await alive(LAYERS[layer](store), (tag) => {
    const element = new FakeElement(tag);
    elements.push(element);
    return element;
  });
  const [root] = elements;
  /** Presses a key; returns whether its default action was prevented. */
  const press = async (key: string, held: object = {}): Promise<boolean> => {
    const event = new Event("keydown", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "target", { value: root?.children[0] });
    await shown.after(() => root?.dispatchEvent(Object.assign(event, { key }, held)));
    return event.defaultPrevented;
  };
  /** The number of points in each line. */
  const lines = () => store.strokes.map(({ points }) => points.length);
  return { store, press, lines };
}

it("the next key press sets the pen down again after its line was undone", async () => {
  const { store, press, lines } = await paper("pen");
  await press(" ");
  await press("ArrowRight");
  expect(lines()).toEqual([2]);
  store.undo();
  expect(lines()).toEqual([]);
  await press("ArrowRight");
  await press(" ");
  await press("ArrowRight");
  expect(lines()).toEqual([2]);
});

it("a finger that draws at the same time keeps its line", async () => {
  const { store, press, lines } = await paper("pen");
  await press(" ");
  store.begin({ colour: 1, radius: 6 }, [{ x: 5, y: 5 }]);
  await press("ArrowRight");
  store.extend([{ x: 9, y: 9 }]);
  expect(lines()).toEqual([1, 2]);
});

it("a key that is held down sets the pen or a stamp down only once", async () => {
  const { press, lines } = await paper("pen");
  await press(" ");
  for (let again = 0; again < 3; again++) {
    expect(await press(" ", { repeat: true })).toBe(true);
  }
  await press("ArrowRight");
  await press("ArrowRight", { repeat: true });
  expect(lines()).toEqual([3]);

  const stamps = await paper("stamps");
  await stamps.press("Enter");
  expect(await stamps.press("Enter", { repeat: true })).toBe(true);
  expect(stamps.lines()).toHaveLength(1);
});

it.each(["pen", "stamps"] as const)(
  "the %s leaves the browser's own keyboard shortcuts alone",
  async (layer) => {
    const { press } = await paper(layer);
    expect(await press("ArrowLeft")).toBe(true);
    expect(await press("ArrowLeft", { altKey: true })).toBe(false);
    expect(await press("+", { ctrlKey: true })).toBe(false);
    expect(await press("-", { metaKey: true })).toBe(false);
  },
);
