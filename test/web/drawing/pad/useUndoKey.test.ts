import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { StrokeStore } from "../../../../src-web/drawing/model/strokes.ts";
import { useUndoKey } from "../../../../src-web/drawing/pad/useUndoKey.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("Ctrl and Z undo a stroke, but not behind a dialog that covers the drawing", async () => {
  let isCovered = false;
  const page = Object.assign(new EventTarget(), {
    querySelector: () => (isCovered ? {} : null),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLInputElement", FakeElement);
  const undo = vi.fn<() => boolean>();
  function Pad() {
    // SAFETY: all that the key needs.
    useUndoKey({ undo } as unknown as StrokeStore, true);
    return null;
  }
  await alive(createElement(Pad));
  const press = () =>
    page.dispatchEvent(Object.assign(new Event("keydown"), { key: "z", ctrlKey: true }));
  press();
  expect(undo).toHaveBeenCalledTimes(1);
  isCovered = true;
  press();
  expect(undo).toHaveBeenCalledTimes(1);
});
