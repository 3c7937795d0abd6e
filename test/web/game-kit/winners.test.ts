import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { PodiumEntry } from "../../../src-shared/protocol/entities.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { bestOf, onStepsOf, useWinnerText, winnersOf } from "../../../src-web/game-kit/winners.ts";

const entry = (id: number, score: number, rank: number): PodiumEntry => ({
  playerId: playerId(id),
  alias: `player ${id}`,
  avatarSrc: "",
  hexColor: "#fff",
  robot: false,
  score,
  rank,
});

describe("the winner of a game", () => {
  it("is every player in first place", () => {
    const podium = [entry(1, 300, 1), entry(2, 300, 1), entry(3, 100, 3)];
    expect(winnersOf(podium).map((one) => one.playerId)).toEqual([1, 2]);
  });

  it("is nobody when nobody has points, although all share first place", () => {
    expect(winnersOf([entry(1, 0, 1), entry(2, 0, 1)])).toEqual([]);
    expect(winnersOf([])).toEqual([]);
  });
});

describe("the podium", () => {
  const ids = (podium: readonly PodiumEntry[]) => onStepsOf(podium).map((one) => one.playerId);

  it("shows the three best, the first in the middle", () => {
    expect(ids([1, 2, 3, 4].map((id) => entry(id, 500 - id, id)))).toEqual([2, 1, 3]);
    expect(ids([entry(1, 300, 1), entry(2, 100, 2)])).toEqual([2, 1]);
  });

  it("shows the three best of an evening in order, and all champions when more share first place", () => {
    const three = [1, 2, 3, 4].map((id) => ({ id, rank: id }));
    const hasPoints = () => true;
    expect(bestOf(three, hasPoints)).toEqual(three.slice(0, 3));
    const four = [1, 1, 1, 1, 5].map((rank, id) => ({ id, rank }));
    expect(bestOf(four, hasPoints)).toEqual(four.slice(0, 4));
  });

  it("shows everybody who shares second or third place, with the first in the middle", () => {
    const thirds = [3, 4, 5, 6].map((id) => entry(id, 100, 3));
    const last = entry(7, 50, 7);
    expect(ids([entry(1, 300, 1), entry(2, 200, 2), ...thirds, last])).toEqual([6, 4, 2, 1, 3, 5]);
    const seconds = [2, 3, 4].map((id) => entry(id, 100, 2));
    expect(ids([entry(1, 300, 1), ...seconds, entry(5, 50, 5)])).toEqual([4, 2, 1, 3]);
  });

  it("leaves out people without a point where not all of them have room beside the winner", () => {
    const without = [2, 3, 4].map((id) => entry(id, 0, 2));
    expect(ids([entry(1, 300, 1), ...without])).toEqual([1]);
    expect(ids([entry(1, 300, 1), ...without.slice(1)])).toEqual([3, 1, 4]);
  });

  it("shows everybody who shares first place, however many, with points or without", () => {
    const shared = [1, 2, 3, 4].map((id) => entry(id, 300, 1));
    expect(ids([...shared, entry(5, 100, 5)])).toEqual([1, 2, 3, 4]);
    expect(ids([1, 2, 3, 4, 5].map((id) => entry(id, 0, 1)))).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("the sentence that says who won", () => {
  beforeAll(async () => {
    await initTexts("en");
    await texts.loadNamespaces("room");
  });

  /** What every screen says and announces. */
  function said(...podium: readonly PodiumEntry[]): string {
    const Sentence = () => useWinnerText()(podium);
    return renderToStaticMarkup(createElement(Sentence));
  }
  const winners = (count: number) =>
    Array.from({ length: count }, (_, at) => entry(at + 1, 300, 1));

  it("names up to three winners and nobody else", () => {
    const last = entry(9, 100, 4);
    expect(said(...winners(1), last)).toContain("PLAYER 1");
    expect(said(...winners(3), last)).toContain("PLAYER 1, PLAYER 2, and PLAYER 3");
    expect(said(...winners(3), last)).not.toContain("PLAYER 9");
  });

  it("counts more than three, and says so when nobody has a point", () => {
    expect(said(...winners(4))).toBe("4 winners!");
    expect(said(entry(1, 0, 1), entry(2, 0, 1))).toBe("Not a single point. Nobody wins!");
  });
});
