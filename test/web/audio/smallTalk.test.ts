import { describe, expect, it } from "vitest";
import type { VoiceCue } from "../../../src-web/audio/files.ts";
import {
  leaderOf,
  maySay,
  nowLed,
  smallTalk,
  type SmallTalkFacts,
} from "../../../src-web/audio/smallTalk.ts";

/** A table with Ann, Bob and a robot who have these scores. */
function sight(stage: string, [ann, bob, robot] = [0, 0, 0], isLastRound = false): SmallTalkFacts {
  const table = [
    { id: "ann", robot: false, score: ann ?? 0 },
    { id: "bob", robot: false, score: bob ?? 0 },
    { id: "robot", robot: true, score: robot ?? 0 },
  ];
  return { stage, people: 2, isLastRound, table };
}

describe("the robot's small talk", () => {
  const reveal = sight("REVEAL");

  it("is about each person who joins, except the first, who is welcomed", () => {
    const lobby = sight("LOBBY");
    expect(smallTalk({ ...lobby, people: 0 }, { ...lobby, people: 1 }, undefined)).toBeUndefined();
    expect(smallTalk(lobby, { ...lobby, people: 3 }, undefined)).toBe("joins");
    expect(smallTalk({ ...lobby, people: 3 }, lobby, undefined)).toBeUndefined();
    expect(smallTalk(undefined, lobby, undefined)).toBeUndefined();
  });

  it("is about a new leader, but not about one who led before", () => {
    const summary = sight("ROUND_SUMMARY", [300, 200, 250]);
    expect(leaderOf(summary)).toBe("ann");
    expect(smallTalk(reveal, summary, "bob")).toBe("newLeader");
    expect(smallTalk(reveal, summary, "ann")).toBeUndefined();
    // After the first round nobody can have been overtaken.
    expect(smallTalk(reveal, summary, undefined)).toBeUndefined();
    const shared = sight("ROUND_SUMMARY", [300, 300, 301 - 1]);
    expect(smallTalk(reveal, shared, "bob")).toBeUndefined();
  });

  it.each([
    ["the same game once more", ["GAME_END", "TUTORIAL", "ROUND_INTRO"]],
    ["an evening's next game", ["GAME_END", "STANDING", "ROUND_INTRO"]],
  ])("does not call anybody overtaken in the first round of %s", (_, between) => {
    const played = (first: readonly number[], then: readonly number[]) => [
      sight("LOBBY"),
      sight("ROUND_SUMMARY", first as [number, number, number]),
      ...between.map((stage) => sight(stage)),
      sight("ROUND_SUMMARY", then as [number, number, number]),
    ];
    const told = (sights: readonly SmallTalkFacts[]) => {
      let led: string | undefined;
      return sights.flatMap((now, at) => {
        const line = smallTalk(sights[at - 1], now, led);
        led = nowLed(led, sights[at - 1], now);
        return line ?? [];
      });
    };
    expect(told(played([300, 200, 250], [200, 300, 250]))).toEqual([]);
    // In the middle of a game there is such a line.
    const rounds = [sight("LOBBY"), sight("ROUND_SUMMARY", [300, 200, 250]), sight("REVEAL")];
    expect(told([...rounds, sight("ROUND_SUMMARY", [300, 400, 350])])).toEqual(["newLeader"]);
  });

  it("is about robots in first and last place", () => {
    expect(smallTalk(reveal, sight("ROUND_SUMMARY", [100, 200, 300]), "ann")).toBe("robotLeads");
    expect(smallTalk(reveal, sight("ROUND_SUMMARY", [300, 200, 100]), "ann")).toBe("robotLast");
    expect(smallTalk(reveal, sight("ROUND_SUMMARY", [0, 0, 0]), undefined)).toBeUndefined();
  });

  it("announces the last of several rounds", () => {
    const intro = sight("ROUND_INTRO", [1, 2, 3], true);
    expect(smallTalk(sight("ROUND_SUMMARY"), intro, "ann")).toBe("lastRound");
    expect(smallTalk(sight("ROUND_SUMMARY"), sight("ROUND_INTRO"), "ann")).toBeUndefined();
  });

  it.each(["GAME_END", "STANDING", "EVENING_END"])("never talks over a winner, in %s", (stage) => {
    const end = { ...sight(stage, [100, 200, 300]), people: 5 };
    expect(smallTalk(reveal, end, "ann")).toBeUndefined();
  });
});

describe("how often the robot speaks", () => {
  const at = (said: Partial<Record<VoiceCue, number>>) =>
    // SAFETY: the keys of such an object are cues.
    new Map(Object.entries(said) as [VoiceCue, number][]);

  it("keeps silent for twenty seconds before small talk, whatever it said last", () => {
    expect(maySay("joins", 0, at({}))).toBe(true);
    expect(maySay("joins", 19_000, at({ go: 0 }))).toBe(false);
    expect(maySay("joins", 20_000, at({ go: 0 }))).toBe(true);
  });

  it("talks about the same thing at most every two minutes", () => {
    expect(maySay("robotLast", 60_000, at({ robotLast: 0 }))).toBe(false);
    expect(maySay("newLeader", 60_000, at({ robotLast: 0 }))).toBe(true);
    expect(maySay("robotLast", 120_000, at({ robotLast: 0 }))).toBe(true);
  });

  it("never holds back a line that belongs to the game", () => {
    expect(maySay("hurry", 1_000, at({ joins: 0, hurry: 500 }))).toBe(true);
    expect(maySay("wellDone", 1_000, at({ lastOne: 0 }))).toBe(true);
  });
});
