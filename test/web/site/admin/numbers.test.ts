import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Numbers as Told } from "../../../../src-shared/api/adminSite.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { lastDays, sharesOf, stepsOf, totalOf } from "../../../../src-web/site/admin/dayNumbers.ts";
import Numbers from "../../../../src-web/site/admin/Numbers.tsx";

const DAYS = { from: "2026-02-01", to: "2026-03-02" };
const TOLD: Told = {
  ...DAYS,
  counts: [
    { day: "2026-02-01", name: "game_created", of: "HOST", count: 3 },
    { day: "2026-02-01", name: "game_created", of: "HOST_AND_PLAY", count: 2 },
    { day: "2026-02-28", name: "game_started", of: "REQUIP", count: 1 },
    { day: "2026-02-28", name: "game_started", of: "SNAPTION", count: 1234 },
    { day: "2026-03-02", name: "game_created", of: "HOST", count: 4 },
    { day: "2026-03-02", name: "game_language", of: "dk", count: 7 },
    { day: "2026-03-02", name: "dropped_out", of: "REQUIP TUTORIAL", count: 2 },
  ],
};

/** The page on 2 March 2026, once the server has sent these numbers. */
function pageWith(told: Told): string {
  const client = new QueryClient();
  client.setQueryData(["numbers", told.from, told.to], told);
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(Numbers)),
  );
}

/** The cells of each row in the table after this heading. */
function rowsAfter(html: string, heading: string): string[][] {
  const [, rest = ""] = html.split(`>${heading}</h2>`);
  const [table = ""] = rest.split("</table>");
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gu)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gu)].map(([, cell = ""]) =>
      cell.replaceAll(/<[^>]*>/gu, ""),
    ),
  );
}

describe("the numbers of a period", () => {
  it("are those of the days up to today, even across the end of February", () => {
    expect(lastDays(1, Date.UTC(2026, 2, 2, 23, 59))).toEqual({
      from: "2026-03-02",
      to: "2026-03-02",
    });
    expect(lastDays(30, Date.UTC(2026, 2, 2))).toEqual({ from: "2026-02-01", to: "2026-03-02" });
  });

  it("include every day, and add up the parts of a number", () => {
    const { days, rows } = stepsOf(TOLD, ["game_created", "signed_up"]);
    expect(days).toHaveLength(30);
    expect([days[0], days[28], days[29]]).toEqual(["2026-02-01", "2026-03-01", "2026-03-02"]);
    expect([rows[0]?.counts[0], rows[0]?.counts[28], rows[0]?.counts[29]]).toEqual([5, 0, 4]);
    expect(rows[1]?.counts.every((count) => count === 0)).toBe(true);
    expect(totalOf(TOLD, "game_created")).toBe(9);
  });

  it("are grouped into weeks when there are many days, counted back from the last one", () => {
    const told = { ...TOLD, from: "2025-03-01" };
    const { length, days, rows } = stepsOf(told, ["game_created"]);
    expect(length).toBe(7);
    // 367 days: 52 weeks and the rest.
    expect(days.slice(0, 2)).toEqual(["2025-03-01", "2025-03-04"]);
    expect(days.slice(-5)).toEqual([
      "2026-01-27",
      "2026-02-03",
      "2026-02-10",
      "2026-02-17",
      "2026-02-24",
    ]);
    expect(rows[0]?.counts.slice(-5)).toEqual([5, 0, 0, 0, 4]);
    expect(rows[0]?.counts.reduce((sum, count) => sum + count)).toBe(9);
  });

  it("are split into parts with the largest first", () => {
    expect(sharesOf(TOLD, "game_created")).toEqual([
      { of: "HOST", count: 7 },
      { of: "HOST_AND_PLAY", count: 2 },
    ]);
    expect(sharesOf(TOLD, "signed_up")).toEqual([]);
  });
});

describe("the page of numbers", () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12), toFake: ["Date"] });
    await initTexts("en");
    await texts.loadNamespaces(["admin", "games", "profile"]);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("has a table for every chart, newest day first", () => {
    expect(rowsAfter(pageWith(TOLD), "Rooms and games")).toEqual([
      ["Day", "Rooms opened", "Games started", "Games ended"],
      ["02/03/2026", "4", "0", "0"],
      ["28/02/2026", "0", "1,235", "0"],
      ["01/02/2026", "5", "0", "0"],
    ]);
  });

  it("describes every chart in words", () => {
    expect(pageWith(TOLD)).toContain(
      `role="img" aria-label="Rooms and games. Rooms opened: 9. Games started: 1,235. Games ended: 0"`,
    );
  });

  it("names games, languages and the stages at which players left", () => {
    const html = pageWith(TOLD);
    expect(rowsAfter(html, "Games by type").slice(1)).toEqual([
      ["Snaption", "1,234"],
      ["Requip", "1"],
    ]);
    expect(rowsAfter(html, "Games by language").slice(1)).toEqual([["Dansk", "7"]]);
    expect(rowsAfter(html, "Who left before the end, by stage").slice(1)).toEqual([
      ["Requip · TUTORIAL", "2"],
    ]);
    expect(rowsAfter(html, "Everything that is counted")).toHaveLength(20);
  });

  it("says so when one chart, or all of them, have no data", () => {
    expect(pageWith(TOLD)).toContain("None in this period.");
    const html = pageWith({ ...DAYS, counts: [] });
    expect(html).toContain("Nothing was counted in this period.");
    expect(html).not.toContain("<table");
  });
});
