import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FaceOff } from "../../../../src-web/games/rps-shoot/FaceOff.tsx";
import { SHOOT_MARKS, shootStep } from "../../../../src-web/games/rps-shoot/timeline.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { announcements } from "../../../../src-web/ui/feedback/announcer.ts";
import { alive, leaveAll } from "../../support/alive.ts";

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["rps-shoot"]);
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** A battle that Ada wins, when this many of its moments have passed. */
function battle(passed: number) {
  const fighter = (name: string) => ({ name, avatarSrc: "donut.webp", hexColor: "#fff", net: 0 });
  return createElement(FaceOff, {
    left: { ...fighter("ADA"), moves: ["ROCK", "ROCK", "ROCK"] },
    right: { ...fighter("BO"), moves: ["PAPER", "SCISSORS", "SCISSORS"] },
    results: ["LOSE", "WIN", "WIN"],
    full: "WIN",
    step: shootStep(passed),
  });
}

it("who wins a battle is announced with the blow that decides it, not before", async () => {
  await alive(battle(SHOOT_MARKS.length - 3));
  expect(announcements().polite).not.toContain("ADA wins!");
  await alive(battle(SHOOT_MARKS.length - 2));
  expect(announcements().polite).toContain("ADA wins!");
});
