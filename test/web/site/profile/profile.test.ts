import { expect, it } from "vitest";
import { dayOf } from "../../../../src-shared/text/dates.ts";
import { tabOf } from "../../../../src-web/site/profile/tab.ts";

const TABS = [{ path: "" }, { path: "games" }, { path: "packs" }] as const;

it("finds the tab of an address, and the rest of the path", () => {
  expect(tabOf(TABS, "")).toEqual({ tab: TABS[0], rest: "" });
  expect(tabOf(TABS, "games")).toEqual({ tab: TABS[1], rest: "" });
  expect(tabOf(TABS, "games/g1")).toEqual({ tab: TABS[1], rest: "g1" });
  expect(tabOf(TABS, "packs/word/new/")).toEqual({ tab: TABS[2], rest: "word/new" });
});

it("shows the first tab for an unknown address", () => {
  expect(tabOf(TABS, "nonsense/g1")).toEqual({ tab: TABS[0], rest: "" });
  expect(tabOf([], "games").tab).toBeUndefined();
});

it("formats dates the British way, whatever the language", () => {
  expect(dayOf("2026-11-05T12:00:00.000Z")).toBe("05/11/2026");
});
