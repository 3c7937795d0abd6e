import { afterEach, expect, test, vi } from "vitest";
import { holdUpdates, activateUpdate } from "../../../../src-web/platform/pwa/updates.ts";
import { reloadOnOldChunks } from "../../../../src-web/app/layout/oldChunks.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const AWAY = () => Promise.reject(new TypeError("Failed to fetch"));
const THERE = async () => new Response();

function page(storage: object) {
  const window = new EventTarget();
  const reload = vi.fn();
  const fetch = vi.fn(THERE);
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", { href: "https://hubbub.example/join/ABCDE", reload });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", fetch);
  reloadOnOldChunks();
  /** Dispatches the event; returns how often the page has been reloaded so far. */
  const after = async (event: "vite:preloadError" | "online") => {
    window.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve));
    return reload.mock.calls.length;
  };
  return { fetch, after, window, reload };
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("a page reloads when a deploy has removed one of its chunks, at most once a minute", async () => {
  const { after } = page(memory());
  expect(await after("vite:preloadError")).toBe(1);
  // If the server is down, the failure is shown instead of reloading forever.
  expect(await after("vite:preloadError")).toBe(1);
});

test("a page without a network does not reload until the network is back", async () => {
  const { fetch, after } = page(memory());
  fetch.mockImplementation(AWAY);
  expect(await after("vite:preloadError")).toBe(0);
  expect(await after("online")).toBe(0);
  fetch.mockImplementation(THERE);
  expect(await after("online")).toBe(1);
  expect(await after("online")).toBe(1);
});

test("a page also reloads when its browser never noticed that the network was gone", async () => {
  vi.useFakeTimers();
  const { fetch, window, reload } = page(memory());
  fetch.mockImplementation(AWAY);
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  fetch.mockImplementation(THERE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("a room that is still shown reloads only between two stages", async () => {
  const leave = holdUpdates();
  const { reload, after } = page(memory());
  expect(await after("vite:preloadError")).toBe(0);
  activateUpdate();
  expect(reload).toHaveBeenCalledOnce();
  leave();
});

test("a page without storage shows the failure instead of reloading forever", async () => {
  const refuse = () => {
    throw new Error("denied");
  };
  const { after } = page({ getItem: refuse, setItem: refuse });
  expect(await after("vite:preloadError")).toBe(0);
});
