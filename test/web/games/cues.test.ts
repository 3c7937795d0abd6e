import { describe, expect, it } from "vitest";
import type { SharedAnswer, SharedMatchup } from "../../../src-rooms/games/requip/types.ts";
import type { SharedReveal } from "../../../src-rooms/games/sync-think/types.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import * as canvas from "../../../src-web/games/canvas-clash/timeline.ts";
import * as requip from "../../../src-web/games/requip/timeline.ts";
import * as rps from "../../../src-web/games/rps-shoot/timeline.ts";
import * as sync from "../../../src-web/games/sync-think/timeline.ts";

const ANSWER = { promptResponseId: "1", responseText: "Soup" } as SharedAnswer;

function matchup(changes: Partial<SharedMatchup>): SharedMatchup {
  return { answer1: ANSWER, answer2: ANSWER, kind: "votes", ...changes } as SharedMatchup;
}

/** The sounds of a duel's reveal, mark by mark. */
function duel(changes: Partial<SharedMatchup>) {
  return [0, ...requip.REVEAL_MARKS.map((_, at) => at + 1)].map((passed) =>
    requip.revealCue(matchup(changes), requip.revealStep(passed)),
  );
}

describe("a duel of REQUIP", () => {
  it("has sounds for votes, authors and points", () => {
    expect(duel({})).toEqual([undefined, "votesFly", "reveal", "points", "points", "points"]);
  });

  it("has a sound for two equal answers, for a machine's answer and for one from the bank", () => {
    expect(duel({ kind: "jinx" })[2]).toBe("jinx");
    expect(duel({ answer2: { ...ANSWER, machine: true } })[4]).toBe("robotCaught");
    expect(duel({ answer2: { ...ANSWER, requipped: true } })[4]).toBe("stamp");
    expect(duel({ answer2: { ...ANSWER, machine: true, responseText: "" } })[4]).toBe("points");
  });
});

describe("a reveal of SYNC_THINK", () => {
  const word = { playerId: playerId(1), text: "sun" };

  function heard(outcome: "sync" | "struck", gains: SharedReveal["gains"]) {
    const reveal: SharedReveal = {
      groups: [{ outcome, words: [word] }],
      gains,
      fullHouse: false,
      outcome: "on",
    };
    return [0, 1, 2, 3].map((passed) => sync.revealCue(reveal, sync.revealStep(passed)));
  }

  it("begins with a drum roll and ends with points", () => {
    expect(heard("sync", { [playerId(1)]: 500 })).toEqual(["drumRoll", "reveal", "sync", "points"]);
  });

  it("strikes lone words out, and plays no points when nobody won any", () => {
    expect(heard("struck", {})).toEqual(["drumRoll", "reveal", "strike", "strike"]);
  });
});

describe("a battle of RPS_SHOOT", () => {
  it("plays a swing and a hit for each of three throws, then the gong, then the points", () => {
    const results = ["WIN", "TIE", "NONE"] as const;
    const heard = [0, ...rps.SHOOT_MARKS.map((_, at) => at + 1)].map((passed) =>
      rps.shootCue(results, rps.shootStep(passed)),
    );
    expect(heard.slice(0, 7)).toEqual([
      undefined,
      "swing",
      "punch",
      "swing",
      "clash",
      "swing",
      undefined,
    ]);
    expect(heard.slice(7)).toEqual(["gong", "gong", "points"]);
  });
});

describe("a reveal of CANVAS_CLASH", () => {
  it("has sounds from the word to the points", () => {
    expect([0, 1, 2, 3, 4].map((passed) => canvas.revealCue(canvas.revealStep(passed)))).toEqual([
      undefined,
      "stamp",
      "reveal",
      "votesFly",
      "points",
    ]);
  });
});
