import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { CountedInput } from "../../../src-web/game-kit/CountedInput.tsx";
import { alive, FakeElement, leaveAll, propsOf } from "../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A box for a caption. Returns a function that presses Enter in it, and whether that sends the caption. */
async function caption() {
  let box: FakeElement | undefined;
  const props = { text: "katana", onText: () => undefined, most: 60, leftText: String, tall: true };
  await alive(createElement(CountedInput, props), (tag) => {
    const element = new FakeElement(tag);
    if (tag === "textarea") box = element;
    return element;
  });
  return (native: { readonly isComposing: boolean; readonly keyCode: number }): boolean => {
    const requestSubmit = vi.fn<() => void>();
    const event = {
      key: "Enter",
      nativeEvent: native,
      currentTarget: { form: { requestSubmit } },
      preventDefault: () => undefined,
    };
    if (box) propsOf(box)["onKeyDown"]?.(event);
    return requestSubmit.mock.calls.length > 0;
  };
}

it("Enter sends a caption, but not while it only confirms a character that is being composed", async () => {
  const enter = await caption();
  expect(enter({ isComposing: false, keyCode: 13 })).toBe(true);
  expect(enter({ isComposing: true, keyCode: 229 })).toBe(false);
  // Safari ends the composition before it reports the key.
  expect(enter({ isComposing: false, keyCode: 229 })).toBe(false);
});
