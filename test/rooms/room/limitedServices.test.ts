import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limited, OUT_WITHIN_MS } from "../../../src-rooms/room/limitedServices.ts";
import type { RoomServices } from "../../../src-rooms/room/platform.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const HANGING: RoomServices = {
  now: () => 0,
  build: () => "",
  games: () => ({}),
  secrets: () => [],
  deliver: never,
  loadPacks: never,
  loadPaidUntil: never,
  loadExisting: never,
  loadSeen: never,
  robotLine: never,
};

it.each<[string, (services: RoomServices) => Promise<unknown>]>([
  ["deliver", (services) => services.deliver([])],
  ["loadPacks", (services) => services.loadPacks([], "host")],
  ["loadPaidUntil", (services) => services.loadPaidUntil("host")],
  ["loadExisting", (services) => services.loadExisting("REQUIP", "en")],
  ["loadSeen", (services) => services.loadSeen("REQUIP", ["ann"])],
  ["robotLine", (services) => services.robotLine("a hat", "en", 40)],
])("[PR20] no room waits for %s longer than the common limit", async (_name, call) => {
  const outcome = vi.fn();
  void call(limited(HANGING)).catch(outcome);
  await vi.advanceTimersByTimeAsync(OUT_WITHIN_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});

it("a response that arrives in time is passed on, and leaves no timer behind", async () => {
  const services = limited({ ...HANGING, loadPaidUntil: async () => 7 });
  expect(await services.loadPaidUntil("host")).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});
