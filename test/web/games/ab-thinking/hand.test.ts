import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardId } from "../../../../src-rooms/games/ab-thinking/types.ts";
import { Hand } from "../../../../src-web/games/ab-thinking/Hand.tsx";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { alive, FakeElement, leaveAll, propsOf } from "../../support/alive.ts";

const TURN_MS = 2_000;

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["ab-thinking", "abcards", "common"]);
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  await leaveAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A player's hand of two cards, none of which is chosen. */
async function hand() {
  const made: FakeElement[] = [];
  // SAFETY: the ids of two cards of the deck.
  const cards = (["whale-castle", "key-tree"] as CardId[]).map((cardId) => ({
    cardId,
    imageUrl: `${cardId}.webp`,
  }));
  let selected: CardId | undefined;
  const shown = () =>
    createElement(Hand, {
      cards,
      label: "Your cards",
      selected,
      onSelect: (cardId) => (selected = cardId),
    });
  const screen = await alive(shown(), (tag) => {
    const element = new FakeElement(tag);
    made.push(element);
    return element;
  });
  /** The button with the card in front: the newest, if it was replaced. */
  const front = () => {
    const found = made.filter((one) => String(propsOf(one)["aria-label"]).startsWith("Look"));
    const button = found.at(-1);
    if (!button) throw new Error("there is no card in front");
    return button;
  };
  return {
    front,
    label: () => String(propsOf(front())["aria-label"]),
    turn: () => screen.after(() => void vi.advanceTimersByTime(TURN_MS)),
    fan: () => made.find((one) => String(propsOf(one)["className"]).includes("hand")),
    after: screen.after,
  };
}

it("the card in front is the same button whichever card it shows, so that it keeps the focus", async () => {
  const mine = await hand();
  const button = mine.front();
  const first = mine.label();
  await mine.turn();
  expect(mine.label()).not.toBe(first);
  expect(mine.front()).toBe(button);
});

it.each(["onFocus", "onPointerDown"])(
  "a hand that somebody reaches for stands still (%s)",
  async (reach) => {
    const mine = await hand();
    const first = mine.label();
    await mine.after(() => {
      const fan = mine.fan();
      if (fan) propsOf(fan)[reach]?.();
    });
    await mine.turn();
    expect(mine.label()).toBe(first);
  },
);
