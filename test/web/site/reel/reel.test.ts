import { describe, expect, it } from "vitest";
import type { Reel, ReelGame } from "../../../../src-shared/api/reel.ts";
import { SLIDE_MS, slidesOf } from "../../../../src-web/site/reel/slides.ts";

function game(gameId: string, items: number): ReelGame {
  return {
    gameId,
    gameType: "CANVAS_CLASH",
    startedAt: "2026-11-21T20:00:00.000Z",
    rounds: 2,
    podium: [],
    keepsakes: Array.from({ length: items }, (_, at) => ({
      id: `${gameId}-${at}`,
      kind: "drawing",
      playerIds: [],
      body: {},
      isYours: false,
    })),
  };
}

const kinds = (reel: Pick<Reel, "games" | "evening">) => slidesOf(reel).map(({ kind }) => kind);

describe("the slideshow of a night", () => {
  it("shows each game in order: title, what was made, podium", () => {
    expect(kinds({ games: [game("one", 2), game("two", 0)] })).toEqual([
      "opening",
      "game",
      "item",
      "item",
      "podium",
      "game",
      "podium",
      "end",
    ]);
  });

  it("ends with the champion only when an evening is over", () => {
    const line = { playerId: 1, alias: "Ada", avatarSrc: "pear.webp", hexColor: "#fff" };
    // SAFETY: ids are plain numbers in JSON.
    const standing = [
      { ...line, robot: false, points: 100, wins: 1, rank: 1 },
    ] as unknown as NonNullable<Reel["evening"]>["standing"];
    const evening = { isOver: true, standing, awards: [] };
    const games = [game("one", 0)];
    expect(kinds({ games, evening }).slice(-2)).toEqual(["champion", "end"]);
    expect(kinds({ games, evening: { ...evening, isOver: false } })).not.toContain("champion");
  });

  it("shows at most eight things per game, each for long enough to be read", () => {
    expect(kinds({ games: [game("one", 30)] }).filter((kind) => kind === "item")).toHaveLength(8);
    for (const ms of Object.values(SLIDE_MS)) expect(ms).toBeGreaterThanOrEqual(2_500);
  });

  it("is empty for a night without games", () => {
    expect(slidesOf({ games: [] })).toEqual([]);
  });
});
