import { describe, expect, it } from "vitest";
import { MOST_SPARKS, sparksOf } from "../../../../src-web/screens/frame/reactionStorm.ts";

describe("a storm of reactions", () => {
  it("has one spark per reaction while there are few, and none for a single one", () => {
    expect(sparksOf(1, 0, 1)).toEqual([]);
    for (const count of [2, 7, 15]) expect(sparksOf(count, 0, 1)).toHaveLength(count);
  });

  it("shows a sample of ten thousand, and never more sparks than the screen can draw", () => {
    let flying = 0;
    for (let burst = 0; burst < 50; burst++) {
      const sparks = sparksOf(10_000, flying, burst);
      flying += sparks.length;
      expect(flying).toBeLessThanOrEqual(MOST_SPARKS);
    }
    expect(flying).toBe(MOST_SPARKS);
    expect(sparksOf(10_000, MOST_SPARKS, 1)).toEqual([]);
  });

  it("leaves room for other reactions at the same time", () => {
    const laughs = sparksOf(10_000, 0, 1).length;
    expect(sparksOf(500, laughs, 2).length).toBeGreaterThanOrEqual(10);
  });

  it("flies to both sides and stays within its bounds", () => {
    const sparks = sparksOf(10_000, 0, 9);
    expect(sparks.some(({ aside }) => aside < 0)).toBe(true);
    expect(sparks.some(({ aside }) => aside > 0)).toBe(true);
    for (const { aside, up, after } of sparks) {
      expect(Math.abs(aside)).toBeLessThanOrEqual(1);
      expect(up).toBeLessThanOrEqual(1);
      expect(after).toBeLessThan(1);
    }
    expect(new Set(sparks.map(({ aside }) => aside)).size).toBe(sparks.length);
  });
});
