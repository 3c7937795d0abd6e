import { describe, expect, it } from "vitest";
import type { Keepsake } from "../../../../src-shared/protocol/entities.ts";
import { playerId } from "../../../../src-shared/protocol/ids.ts";
import { isShown } from "../../../../src-worker/features/profile/reel/leftOut.ts";

const [ANN, BEN] = [playerId(1), playerId(2)];
const made = (body: unknown, playerIds = [ANN]): Keepsake => ({
  id: "1",
  kind: "duel",
  playerIds,
  body,
});

describe("a keepsake", () => {
  it("that several people made is hidden if one of them wants to be left out", () => {
    expect(isShown([BEN], made({}, [ANN, BEN]))).toBe(false);
    expect(isShown([BEN], made({}, [ANN]))).toBe(true);
  });

  it("is hidden if one of many names in it is that of somebody who wants to be left out", () => {
    const answers = [
      { alias: "Ann", playerId: ANN },
      { alias: "Ben", playerId: BEN },
    ];
    expect(isShown([BEN], made({ rounds: [{ answers }] }))).toBe(false);
    expect(isShown([playerId(7), BEN], made({ answers }))).toBe(false);
    expect(isShown([playerId(7)], made({ answers }))).toBe(true);
  });

  it("is shown though it has a number that is also the seat of somebody who is left out", () => {
    expect(isShown([BEN], made({ votes: BEN, playerId: ANN, word: null }))).toBe(true);
  });
});
