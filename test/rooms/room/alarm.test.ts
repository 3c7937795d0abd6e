import { describe, expect, it } from "vitest";
import { needsArming, wakesAt } from "../../../src-rooms/room/alarm.ts";
import { duelIn, twoAtTable } from "../../support/stories.ts";

describe("the alarm of a room", () => {
  it("is set when there is none, brought forward, and cancelled when nothing is due", () => {
    expect(needsArming(undefined, 5_000)).toBe(true);
    expect(needsArming(5_000, 4_999)).toBe(true);
    expect(needsArming(5_000, undefined)).toBe(true);
  });

  it("is not paid for again if it fires in time anyway", () => {
    expect(needsArming(undefined, undefined)).toBe(false);
    expect(needsArming(5_000, 5_000)).toBe(false);
    expect(needsArming(5_000, 60_000)).toBe(false);
  });

  it("fires at the nearest deadline, and not for heartbeats that cannot show anything yet", () => {
    const { table } = duelIn("PROGRAM");
    const { startedAt } = table.topic("timer");
    const warning = startedAt + 15_000;
    const heartbeats = table.state.presence.checkAt ?? Infinity;
    expect(heartbeats).toBeLessThan(warning);
    expect(wakesAt(table.state, 0)).toBe(heartbeats);
    expect(wakesAt(table.state, heartbeats + 1)).toBe(heartbeats + 1);
    expect(wakesAt(table.state, warning + 60_000)).toBe(warning);
  });

  it("is not needed in a quiet lobby", () => {
    expect(wakesAt(twoAtTable().table.state, 0)).toBeUndefined();
  });
});
