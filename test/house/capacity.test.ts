import { describe, expect, it } from "vitest";
import { CROWD_MAX, SECTION_SIZE } from "../../src-shared/catalog/limits.ts";
import { crowd, queue, statementsPerSecond } from "../../bench/lib/capacity.ts";

/**
 * The assumptions of docs/scaling.md: a game takes five minutes, and the game and its players cause seventeen
 * statements.
 */
const GAME = { minutes: 5, statements: 17 };
/** Duration of a short indexed write in D1, s. */
const SERVICE_S = 0.002;
const MILLION = 1_000_000;

describe("a million players at once", () => {
  const perSecond = statementsPerSecond(MILLION, GAME);

  it("are too many for one database, which falls further and further behind", () => {
    expect(perSecond).toBeCloseTo(7_083, 0);
    const one = queue({ perSecond, serviceS: SERVICE_S, shards: 1, forS: 10 });
    expect(one.busy).toBeGreaterThan(1);
    expect(one.behindS).toBeGreaterThan(10);
  });

  it("can be served by twenty-four databases, with each user's data in one of them", () => {
    const many = queue({ perSecond, serviceS: SERVICE_S, shards: 24, forS: 10 });
    expect(many.busy).toBeLessThan(0.75);
    expect(many.waitP99).toBeLessThan(0.02);
    expect(many.behindS).toBeLessThan(0.05);
  });

  it("are too many, but forty thousand can be served by one database", () => {
    const fewer = statementsPerSecond(40_000, GAME);
    const one = queue({ perSecond: fewer, serviceS: SERVICE_S, shards: 1, forS: 60 });
    expect(one.busy).toBeLessThan(0.6);
    expect(one.waitP99).toBeLessThan(0.02);
  });
});

describe("a crowd that watches one room", () => {
  it("overloads the room's object when everybody is connected to it, but not with objects in between", () => {
    const stream = { watchers: 20_000, framesPerSecond: 5 };
    expect(crowd(stream).busy).toBeGreaterThan(1);
    const fanned = crowd({ ...stream, watchers: CROWD_MAX, each: SECTION_SIZE });
    expect(fanned.busy).toBeLessThan(0.1);
    expect(fanned.levels).toBe(2);
    // Two levels, the room and its sections, serve at most SECTION_SIZE² watchers.
    expect(crowd({ ...stream, watchers: SECTION_SIZE ** 2, each: SECTION_SIZE }).levels).toBe(2);
    expect(crowd({ ...stream, watchers: MILLION, each: SECTION_SIZE }).levels).toBe(3);
  });

  it("needs no objects in between for a party", () => {
    expect(crowd({ watchers: 32, framesPerSecond: 25 }).busy).toBeLessThan(0.05);
  });
});
