import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { alive, leaveAll } from "./alive.ts";

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("components are still drawn after a test that gave up in the middle of an action", async () => {
  const page = await alive(null);
  // Such a test unmounts its page, which is an action, while the one before it still runs.
  await Promise.all([page.after(() => undefined), page.leave()]);
  const draw = vi.fn<() => null>(() => null);
  await alive(createElement(draw));
  expect(draw).toHaveBeenCalled();
});
