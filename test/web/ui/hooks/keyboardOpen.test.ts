import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useKeyboardOpen } from "../../../../src-web/ui/hooks/useKeyboardOpen.ts";
import { alive, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("whoever looks closer while they type still types", async () => {
  const visualViewport = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
  vi.stubGlobal("window", { visualViewport });
  let isOpen: boolean | undefined;
  function Task() {
    isOpen = useKeyboardOpen();
    return null;
  }
  const task = await alive(createElement(Task));
  const becomes = (width: number, height: number, scale = 1) =>
    task.after(() => {
      Object.assign(visualViewport, { width, height, scale });
      visualViewport.dispatchEvent(new Event("resize"));
    });
  expect(isOpen).toBe(false);
  await becomes(390, 460);
  expect(isOpen).toBe(true);
  // Two fingers apart, as numbers of browsers are: not quite even.
  await becomes(195.3, 230.4, 1.997);
  expect(isOpen).toBe(true);
  await becomes(390, 460);
  expect(isOpen).toBe(true);
  await becomes(390, 800);
  expect(isOpen).toBe(false);
  await becomes(130, 266.7, 3);
  expect(isOpen).toBe(false);
  // Another measurement begins where the phone is turned.
  await becomes(800, 390);
  expect(isOpen).toBe(false);
});
