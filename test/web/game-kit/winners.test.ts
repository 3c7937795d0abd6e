import { describe, expect, it } from "vitest";
import type { PodiumEntry } from "../../../src-shared/protocol/entities.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { winnersOf } from "../../../src-web/game-kit/winners.ts";

const entry = (id: number, score: number, rank: number): PodiumEntry => ({
  playerId: playerId(id),
  alias: `player ${id}`,
  avatarSrc: "",
  hexColor: "#fff",
  robot: false,
  score,
  rank,
});

describe("who won a game", () => {
  it("is whoever is first, alone or together", () => {
    const podium = [entry(1, 300, 1), entry(2, 300, 1), entry(3, 100, 3)];
    expect(winnersOf(podium).map((one) => one.playerId)).toEqual([1, 2]);
  });

  it("is nobody where nobody has a point, though all share the first place", () => {
    expect(winnersOf([entry(1, 0, 1), entry(2, 0, 1)])).toEqual([]);
    expect(winnersOf([])).toEqual([]);
  });
});
