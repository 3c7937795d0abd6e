import { describe, expect, it } from "vitest";
import { freshFirst, randomFrom, seeded } from "../../../src-rooms/games/random.ts";

const random = () => randomFrom(seeded([1, 2, 3]));
const self = (id: string) => id;
const BANK = ["apple", "bread", "cheese", "dates", "egg", "figs"];

describe("content", () => {
  it("is fresh first, then what was seen the longest ago", () => {
    const seen = ["egg", "apple", "bread"];
    const order = freshFirst(BANK, self, seen, random());
    expect(order.slice(0, 3).toSorted()).toEqual(["cheese", "dates", "figs"]);
    expect(order.slice(3)).toEqual(["egg", "apple", "bread"]);
  });

  it("is ordered by the last time if something was seen more than once", () => {
    const seen = ["apple", "bread", "cheese", "dates", "egg", "figs", "apple"];
    const order = freshFirst(BANK, self, seen, random());
    expect(order).toEqual(["bread", "cheese", "dates", "egg", "figs", "apple"]);
  });

  it("is complete and in random order if nobody has seen any, even if content that was seen no longer exists", () => {
    expect(freshFirst(BANK, self, [], random()).toSorted()).toEqual(BANK);
    expect(freshFirst(BANK, self, ["gone", "lost"], random()).toSorted()).toEqual(BANK);
    const orders = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) =>
        freshFirst(BANK, self, [], randomFrom(seeded([seed, 2, 3]))).join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(3);
  });
});
