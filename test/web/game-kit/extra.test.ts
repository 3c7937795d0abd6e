import { createElement, lazy, useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Extra } from "../../../src-web/game-kit/Extra.tsx";
import { alive, leaveAll } from "../support/alive.ts";
import { eventually } from "../../support/eventually.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a part of a screen that cannot be loaded is left out, and the screen around it stays", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const gone = vi.fn<() => void>();
  const Lost = lazy(() => Promise.reject(new Error("no network")));
  function Screen() {
    useEffect(() => gone, []);
    return createElement(Extra, null, createElement(Lost));
  }
  const page = await alive(createElement(Screen));
  await eventually(async () => {
    await page.after(() => undefined);
    expect(complaint).toHaveBeenCalledWith("did not load", expect.any(Error));
  });
  expect(gone).not.toHaveBeenCalled();
});
