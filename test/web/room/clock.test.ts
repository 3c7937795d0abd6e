import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoomClock } from "../../../src-web/room/clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
});
afterEach(() => vi.useRealTimers());

/** A clock that is a minute ahead, as measured with a round trip of 20 ms: it is wrong by 10 ms at most. */
function clock() {
  const room = new RoomClock();
  const measure = (ahead: number, roundTrip: number) => {
    const now = performance.timeOrigin + performance.now();
    room.measured(now + ahead, now - roundTrip / 2, now + roundTrip / 2);
  };
  measure(60_000, 20);
  const ahead = () => Math.round(room.now() - (performance.timeOrigin + performance.now()));
  return { room, measure, ahead };
}

it.each([
  // The slower measurement is wrong by 150 ms at most: both can be right if they are 160 ms apart.
  [60_159, 60_000],
  [59_841, 60_000],
  // A jump of the device's own clock, forwards and backwards.
  [60_165, 60_165],
  [59_835, 59_835],
])(
  "[PR12] a slower measurement of %i counts only if the best one cannot be right: %i",
  (now, is) => {
    const { measure, ahead } = clock();
    measure(now, 300);
    expect(ahead()).toBe(is);
  },
);

it("[PR12] a faster measurement always counts", () => {
  const { measure, ahead } = clock();
  measure(60_005, 10);
  expect(ahead()).toBe(60_005);
});

it("[PR12] a new connection starts with a measurement of its own, however slow", () => {
  const { room, measure, ahead } = clock();
  room.restart();
  measure(60_100, 300);
  expect(ahead()).toBe(60_100);
});

it("[PR12] the first measurement after an unrequested snapshot counts, however slow", () => {
  const { room, measure, ahead } = clock();
  room.set(performance.timeOrigin + performance.now() + 40_000);
  expect(ahead()).toBe(40_000);
  measure(40_100, 300);
  expect(ahead()).toBe(40_100);
});
