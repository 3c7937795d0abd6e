import { describe, expect, it } from "vitest";
import { CROWD_MAX, SECTION_SIZE } from "../../../src-shared/catalog/limits.ts";
import { PlaceAllocator, type TakenPlace } from "../../../src-rooms/crowd/placeAllocator.ts";

function placeAllocatorOf(people: readonly number[] = [0], now: () => number = () => 0) {
  const places = new Map<string, TakenPlace>();
  const allocator = new PlaceAllocator(
    {
      placeOf: (device) => places.get(device),
      keepPlace: (device, taken) => void places.set(device, taken),
      given: () => places.size,
    },
    now,
  );
  allocator.counted(people);
  return allocator;
}

describe("the allocator of a crowd", () => {
  it("[T-one] [SE51] recognises a device, in however many tabs and as however many guests", () => {
    const allocator = placeAllocatorOf();
    const eve = allocator.place("eve's");
    expect(eve).toEqual({ member: 1, section: 0 });
    expect(Array.from({ length: 50 }, () => allocator.place("eve's"))).toEqual(Array(50).fill(eve));
    expect(allocator.place("bo's")?.member).toBe(2);
  });

  it("[SE90] fills one section after the other, and takes ten thousand", () => {
    const allocator = placeAllocatorOf();
    const taken = Array.from({ length: CROWD_MAX }, (_, at) => allocator.place(`phone ${at}`));
    expect(taken[SECTION_SIZE - 1]?.section).toBe(0);
    expect(taken[SECTION_SIZE]?.section).toBe(1);
    expect(taken.at(-1)?.section).toBe(CROWD_MAX / SECTION_SIZE - 1);
    expect(new Set(taken.map((one) => one?.member)).size).toBe(CROWD_MAX);
    expect(allocator.place("one too many")).toBeUndefined();
    // A phone that has a place gets the same one again.
    expect(allocator.place("phone 7")).toEqual(taken[7]);
  });

  it("[SE90] gives the places of people who left to others", () => {
    const allocator = placeAllocatorOf([SECTION_SIZE, SECTION_SIZE]);
    expect(allocator.place("late")?.section).toBe(2);
    allocator.counted([SECTION_SIZE, 12, 1]);
    expect(allocator.place("later")?.section).toBe(1);
  });

  it("[SE90] counts the phones it has just sent to a section, even before the room has counted them", () => {
    let now = 0;
    const allocator = placeAllocatorOf([0], () => now);
    const sections = Array.from({ length: 3 * SECTION_SIZE }, (_, at) => {
      now += 5;
      // The room sends all sections something four times a second; phones it has directed to a section are
      // still on their way.
      if (at % 50 === 0) allocator.counted([Math.floor(at / 3)]);
      return allocator.place(`phone ${at}`)?.section;
    });
    const sentTo = (section: number) => sections.filter((one) => one === section).length;
    expect([0, 1, 2].map(sentTo)).toEqual([SECTION_SIZE, SECTION_SIZE, SECTION_SIZE]);
    // Places of phones that never arrived are given out again.
    now += 60_000;
    allocator.counted([300, SECTION_SIZE, SECTION_SIZE]);
    expect(allocator.place("late")?.section).toBe(0);
  });
});
