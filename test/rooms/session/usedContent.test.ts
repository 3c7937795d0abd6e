import { describe, expect, it } from "vitest";
import { freshFirst, randomFrom, seeded } from "../../../src-rooms/games/random.ts";
import { evenings, GAMES_WITH_CONTENT } from "../../support/evenings.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";

/** What the same eight people are shown on their first evenings. */
function firstEvenings(gameType: (typeof GAMES_WITH_CONTENT)[number], count: number) {
  const all: (readonly string[])[] = [];
  for (const shown of evenings({ gameType, seed: 4 })) {
    all.push(shown);
    if (all.length === count) return all;
  }
  return all;
}

describe("regulars who play one game every Friday", () => {
  const bigBanks = GAMES_WITH_CONTENT.filter((gameType) => gameType !== "AB_THINKING");

  it.each(bigBanks)("[SE80] see nothing of %s twice on their first three evenings", (gameType) => {
    const shown = firstEvenings(gameType, 3).flat();
    expect(shown.length).toBeGreaterThan(3);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it("[SE80] are dealt every card of AB_THINKING before the first one comes again", () => {
    const [first = [], second = []] = firstEvenings("AB_THINKING", 2);
    const again = second.filter((card) => first.includes(card));
    const fresh = second.filter((card) => !first.includes(card));
    expect(new Set(first).size).toBe(first.length);
    expect(fresh.length).toBeGreaterThan(0);
    // Cards from the beginning of the evening come first, as they were seen the longest ago.
    expect(again.every((card) => first.indexOf(card) < again.length)).toBe(true);
  });
});

describe("regulars who have seen everything", () => {
  it("[SE80] see what they saw the longest ago first", () => {
    const random = randomFrom(seeded([1, 2, 3]));
    const all = ["moon", "lift", "sofa", "soup", "toast"];
    const order = (seen: readonly string[]) => freshFirst(all, (id) => id, seen, random);
    expect(order(["soup", "moon"]).slice(-2)).toEqual(["soup", "moon"]);
    expect(order(["soup", "moon"]).slice(0, 3).toSorted()).toEqual(["lift", "sofa", "toast"]);
    // Soup was seen again, so it is the last choice now.
    expect(order(["soup", "toast", "moon", "lift", "sofa", "soup"])).toEqual([
      "toast",
      "moon",
      "lift",
      "sofa",
      "soup",
    ]);
  });

  it("[SE80] are shown in EXPERIMENTS, evening by evening, what they saw the longest ago", () => {
    const shown = firstEvenings("EXPERIMENTS", 60);
    const firstAgain = shown.findIndex((ids, at) =>
      ids.some((id) => shown.slice(0, at).flat().includes(id)),
    );
    expect(firstAgain).toBeGreaterThan(40);
    // From there on everything repeats in its original order.
    const after = shown.slice(firstAgain + 1).flat();
    const before = shown.flat();
    const places = after.map((id) => before.indexOf(id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe("two games of one type in one room", () => {
  it.each(["CANVAS_CLASH", "SYNC_THINK", "REQUIP"] as const)(
    "[SE80] show only what the room has not seen in %s",
    (gameType) => {
      const table = new Table({ gameType });
      for (let seat = 0; seat < 4; seat++) table.robot();
      const shown = () =>
        table.outbox.flatMap((row) => (row.kind === "gameEnded" ? (row.body.shown ?? []) : []));
      for (let game = 0; game < 2; game++) {
        table.start({ includeTutorial: false });
        table.until("GAME_END", 3_000);
        table.until("LOBBY", 50);
      }
      expect(shown().length).toBeGreaterThan(2);
      expect(new Set(shown()).size).toBe(shown().length);
      expect(shown().filter((id) => id.startsWith("said:"))).toEqual([]);
      expect(replayed(table)).toEqual(table.state);
    },
  );
});
