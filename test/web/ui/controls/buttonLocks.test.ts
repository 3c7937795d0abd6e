import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Button } from "../../../../src-web/ui/controls/Button.tsx";
import { IconButton } from "../../../../src-web/ui/controls/IconButton.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Given = Readonly<Record<string, unknown>>;

/** A button with these properties; `press` returns whether the click was let through. */
async function button(Kind: typeof Button | typeof IconButton, given: Given) {
  const made: FakeElement[] = [];
  const onClick = vi.fn();
  const props = { label: "Go", icon: null, children: "Go", onClick, ...given };
  await alive(createElement(Kind as typeof Button, props), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  const preventDefault = vi.fn();
  return (afterMs: number) => {
    vi.advanceTimersByTime(afterMs);
    const before = onClick.mock.calls.length;
    for (const one of made)
      if (one.tagName === "BUTTON") propsOf(one)["onClick"]?.({ preventDefault });
    const isThrough = onClick.mock.calls.length > before;
    expect(preventDefault.mock.calls.length > 0).toBe(!isThrough);
    preventDefault.mockClear();
    return isThrough;
  };
}

it.each([Button, IconButton])(
  "a button ignores another click for a second and a half",
  async (kind) => {
    const press = await button(kind, {});
    expect(press(0)).toBe(true);
    expect(press(1_499)).toBe(false);
    expect(press(1)).toBe(true);
  },
);

it.each([Button, IconButton])(
  "a form that was refused can be sent again after half a second",
  async (kind) => {
    const press = await button(kind, { type: "submit" });
    expect(press(0)).toBe(true);
    expect(press(499)).toBe(false);
    expect(press(1)).toBe(true);
  },
);

it.each([Button, IconButton])(
  "a button that is shown as doing nothing does nothing",
  async (kind) => {
    const press = await button(kind, { "aria-disabled": true, lockMs: 0 });
    expect(press(0)).toBe(false);
  },
);
