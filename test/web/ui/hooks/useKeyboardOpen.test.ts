import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useKeyboardOpen } from "../../../../src-web/ui/hooks/useKeyboardOpen.ts";
import { alive, leaveAll } from "../../support/alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A phone's page: whether the keyboard is open, and a function that changes the visual viewport. */
async function phone() {
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
  return { types: () => isOpen, becomes };
}

it("zooming in does not make an open keyboard count as closed", async () => {
  const { types, becomes } = await phone();
  expect(types()).toBe(false);
  await becomes(390, 460);
  expect(types()).toBe(true);
  // A pinch zoom; browsers report slightly uneven numbers.
  await becomes(195.3, 230.4, 1.997);
  expect(types()).toBe(true);
  await becomes(390, 460);
  expect(types()).toBe(true);
  await becomes(390, 800);
  expect(types()).toBe(false);
  await becomes(130, 266.7, 3);
  expect(types()).toBe(false);
  // Turning the phone starts a new measurement.
  await becomes(800, 390);
  expect(types()).toBe(false);
});

it("turning the phone does not make an open keyboard count as closed", async () => {
  const { types, becomes } = await phone();
  await becomes(390, 460);
  expect(types()).toBe(true);
  await becomes(800, 150);
  expect(types()).toBe(true);
  // In landscape the browser's own bars take some of the height, too.
  await becomes(800, 320);
  expect(types()).toBe(false);
  await becomes(800, 150);
  expect(types()).toBe(true);
  await becomes(390, 460);
  expect(types()).toBe(true);
  await becomes(390, 660);
  expect(types()).toBe(false);
  await becomes(800, 320);
  expect(types()).toBe(false);
});

it("a laptop's window that becomes lower and then narrower does not count as having a keyboard open", async () => {
  const { types, becomes } = await phone();
  await becomes(1200, 900);
  await becomes(1200, 600);
  for (const width of [1190, 1150, 1000]) await becomes(width, 600);
  expect(types()).toBe(false);
});
