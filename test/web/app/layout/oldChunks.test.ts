import { afterEach, expect, test, vi } from "vitest";
import { reloadOnOldChunks } from "../../../../src-web/app/layout/oldChunks.ts";

afterEach(() => vi.unstubAllGlobals());

function page(storage: object) {
  const window = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", storage);
  reloadOnOldChunks();
  return () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    window.dispatchEvent(event);
    return { reloads: reload.mock.calls.length, isHandled: event.defaultPrevented };
  };
}

test("a chunk that a deploy took away reloads the page, once a minute at most", () => {
  const kept = new Map<string, string>();
  const fail = page({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(fail()).toEqual({ reloads: 1, isHandled: true });
  // The server is down: the failure is shown instead of loading for ever.
  expect(fail()).toEqual({ reloads: 1, isHandled: false });
});

test("a page that may remember nothing shows the failure instead of reloading for ever", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  const fail = page({ getItem: refuse, setItem: refuse });
  expect(fail()).toEqual({ reloads: 0, isHandled: false });
});
