import { describe, expect, it } from "vitest";
import { dealIn } from "../../../../src-rooms/games/ab-thinking/deal.ts";
import type { AbState } from "../../../../src-rooms/games/ab-thinking/types.ts";
import { randomFrom } from "../../../../src-rooms/games/random.ts";
import { AbTable } from "../../../support/ab/table.ts";

/** Deals to the first of four players, who has `hand` and has held `held`, while the others have full hands. */
function dealt(
  hand: readonly string[],
  held: readonly string[],
  piles: Pick<AbState, "deck" | "aside">,
) {
  const { table, players } = AbTable.with(4);
  const [ada] = players;
  const { game } = table;
  const seat = ada === undefined ? undefined : game.seats[ada];
  if (ada === undefined || !seat) throw new Error("nobody is dealt to");
  const seats = { ...game.seats, [ada]: { ...seat, hand, held } };
  const {
    deck,
    aside,
    seats: after,
  } = dealIn({ ...game, ...piles, seats }, randomFrom([1, 2, 3, 4]));
  return { hand: after[ada]?.hand, fresh: after[ada]?.fresh, deck, aside };
}

const FIVE = ["a", "b", "c", "d", "e"];

describe("a card that is dealt", () => {
  it("[AB2] is the next one of the deck that the player has never held", () => {
    const next = dealt(FIVE, [...FIVE, "x"], { deck: ["x", "y", "z"], aside: ["w"] });
    expect(next).toEqual({ hand: [...FIVE, "y"], fresh: 1, deck: ["x", "z"], aside: ["w"] });
  });

  it("[AB2] is one of those put aside before the player holds the same card again", () => {
    const next = dealt(FIVE, [...FIVE, "x"], { deck: ["x"], aside: ["w"] });
    expect(next).toEqual({ hand: [...FIVE, "w"], fresh: 1, deck: ["x"], aside: [] });
  });

  it("[AB2] is one that the player has held before if there is no other", () => {
    const next = dealt(FIVE, [...FIVE, "x"], { deck: ["x"], aside: [] });
    expect(next).toEqual({ hand: [...FIVE, "x"], fresh: 1, deck: [], aside: [] });
    const again = dealt(FIVE, [...FIVE, "x"], { deck: [], aside: ["x"] });
    expect(again).toEqual({ hand: [...FIVE, "x"], fresh: 1, deck: [], aside: [] });
  });

  it("[AB1] [AB2] is missing only when no card is left at all", () => {
    const none = dealt(FIVE, FIVE, { deck: [], aside: [] });
    expect(none).toEqual({ hand: FIVE, fresh: 0, deck: [], aside: [] });
  });
});
