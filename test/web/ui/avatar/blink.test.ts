import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { avatarOf, PLAYER_AVATARS, ROBOT_AVATARS } from "../../../../src-shared/catalog/avatars.ts";
import { blinkDelayMs, BLINK_EVERY_MS, BLINK_MS } from "../../../../src-web/ui/avatar/blink.ts";

describe("blinking", () => {
  it("never happens for two of a room's sixteen characters at once", () => {
    const begins = Array.from({ length: 16 }, (_, seat) => -blinkDelayMs(seat)).toSorted(
      (a, b) => a - b,
    );
    const pauses = begins.map(
      (at, index) => (begins[index + 1] ?? (begins[0] ?? 0) + BLINK_EVERY_MS) - at,
    );
    expect(Math.min(...pauses)).toBeGreaterThan(BLINK_MS);
  });

  it("does not run along the row like a wave", () => {
    for (let seat = 0; seat < 15; seat++) {
      const apart = Math.abs(blinkDelayMs(seat) - blinkDelayMs(seat + 1));
      expect(Math.min(apart, BLINK_EVERY_MS - apart)).toBeGreaterThan(BLINK_EVERY_MS / 4);
    }
  });
});

describe("characters", () => {
  it.each([...PLAYER_AVATARS, ...ROBOT_AVATARS])("$name can blink and cheer", ({ src }) => {
    const stem = src.replace(/\.webp$/, "");
    expect(existsSync(`src-web/assets/avatars/${src}`)).toBe(true);
    expect(existsSync(`src-web/assets/moods/${stem}-blink.webp`)).toBe(true);
    expect(existsSync(`src-web/assets/moods/${stem}-cheer.webp`)).toBe(true);
  });

  it("include 32 for players, 5 robots and 5 old robots", () => {
    const robots = (kind: string) => ROBOT_AVATARS.filter((one) => one.kind === kind).length;
    expect([PLAYER_AVATARS.length, robots("robot"), robots("oldRobot")]).toEqual([32, 5, 5]);
    expect(avatarOf("unknown.webp")?.kind).toBe("unknown");
  });
});
