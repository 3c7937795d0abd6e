import { describe, expect, it } from "vitest";
import { sumSections } from "../../../src-rooms/crowd/sumSections.ts";
import { mostWanted, SectionTally } from "../../../src-rooms/crowd/sectionTally.ts";
import { isSettled } from "../../../src-rooms/session/model/tally.ts";
import type { Ballot } from "../../../src-rooms/games/game.ts";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { crowdOf, frameOf } from "../../support/section.ts";

const STAGE = stageId(5);

function sectionOf(...choices: readonly (readonly [member: number, move: string])[]) {
  const tally = new SectionTally();
  tally.follow(STAGE, {});
  const vote = (member: number, move: string, question: Ballot = { on: "bet" }) =>
    tally.vote(member, JSON.stringify(move), { move, question });
  for (const [member, move] of choices) vote(member, move);
  const here = new Set(choices.map(([member]) => member));
  const told = () => ({ people: here.size, stageId: STAGE, ready: 0, ballots: tally.sums(here) });
  return { tally, vote, here, told };
}

const votesOf = (ballots: ReturnType<typeof sumSections>["ballots"], on = "bet") =>
  ballots[on]?.wanted.map(({ move, votes }) => [move, votes]);

describe("the votes of a section", () => {
  it("[SE91] are one per person, the last one", () => {
    const { vote, told } = sectionOf([1, "a"], [2, "a"]);
    vote(1, "b");
    vote(1, "b");
    expect(told().ballots["bet"]).toMatchObject({
      voted: 2,
      wanted: [
        { move: "a", votes: 1 },
        { move: "b", votes: 1 },
      ],
    });
  });

  it("[SE53] do not take a half-made choice for a vote, and say that it is half-made", () => {
    const { vote, here, told } = sectionOf();
    const on = "program 1";
    for (const member of [1, 2]) here.add(member);
    vote(1, "half", { on, unfinished: true });
    expect(told().ballots[on]).toMatchObject({
      voted: 0,
      wanted: [{ move: "half", unfinished: true }],
    });
    vote(2, "whole", { on });
    expect(told().ballots[on]?.voted).toBe(1);
    expect(told().ballots[on]?.wanted.map(({ unfinished }) => unfinished)).toEqual([
      true,
      undefined,
    ]);
  });

  it("[SE53] keep the choices that most want, in the order in which they were wanted", () => {
    const wanted = [1, 3, 1, 2, 3].map((votes, at) => ({ move: `choice ${at}`, votes }));
    expect(mostWanted(wanted, 3).map(({ move }) => move)).toEqual([
      "choice 1",
      "choice 3",
      "choice 4",
    ]);
    expect(mostWanted(wanted, 5)).toEqual(wanted);
  });

  it("[SE91] include the vote of a person who left, whom nobody waits for", () => {
    const { here, told } = sectionOf([1, "a"], [2, "b"]);
    here.delete(2);
    expect(told().ballots["bet"]).toMatchObject({ voted: 1, wanted: [{ votes: 1 }, { votes: 1 }] });
  });

  it("[SE92] are deleted with their stage, and with the question that was counted", () => {
    const { tally, vote, told } = sectionOf([1, "a"]);
    vote(1, "word", { on: "guess", text: "word" });
    tally.follow(STAGE, { guess: 1 });
    expect(Object.keys(told().ballots)).toEqual(["bet"]);
    tally.follow(stageId(6), {});
    expect(tally.sums(new Set([1]))).toEqual({});
    expect(tally.of(1)).toEqual([]);
  });

  it("[SE52] are checked by the room again when somebody repeats a move after its question was counted", async () => {
    const { phones, show, clock, told } = crowdOf(2);
    const asked = () => told.flatMap((telling) => telling.asked).map(({ move }) => move);
    await show(frameOf(1));
    for (const phone of phones) await phone.come();
    await phones[0]?.vote("red");
    await clock.pass(1_000);
    // The room need not check a move that somebody in the section has already chosen.
    await phones[1]?.vote("red");
    await clock.pass(1_000);
    expect(asked()).toEqual(["red"]);
    await show(frameOf(2, { counted: { bet: 1 } }));
    await phones[1]?.vote("red");
    await clock.pass(1_000);
    expect(asked()).toEqual(["red", "red"]);
  });

  it("[SE24] are refused while moves are over in the room, also for what others had chosen before", async () => {
    const { phones, show, clock, told } = crowdOf(2);
    await show(frameOf(1));
    for (const phone of phones) await phone.come();
    await phones[0]?.vote("red");
    await clock.pass(1_000);
    for (const code of ["stage_over", "game_paused"] as const) {
      await show(frameOf(code === "stage_over" ? 2 : 3, { movesOver: code }));
      phones[1]?.seen();
      await phones[1]?.vote("red");
      expect(phones[1]?.seen().join()).toContain(`"refused"`);
    }
    await clock.pass(1_000);
    expect(told.at(-1)?.sums.ballots["bet"]).toMatchObject({ voted: 1 });
  });

  it("[SE91] are reported as the most wanted ones if there are very many, with everybody counted", () => {
    const { vote, told, here } = sectionOf();
    for (let member = 0; member < 300; member++) {
      here.add(member);
      vote(member, member % 3 === 0 ? "all of us" : `mine ${member}`);
    }
    const { voted, wanted } = told().ballots["bet"] ?? {};
    expect(voted).toBe(300);
    expect(wanted?.length).toBe(40);
    expect(wanted?.[0]).toMatchObject({ move: "all of us", votes: 100 });
  });
});

describe("the sums of all sections", () => {
  it("[SE92] add up, and are the same however often they are reported", () => {
    const one = sectionOf([1, "a"], [2, "b"]);
    const two = sectionOf([3, "b"], [4, "b"]);
    const sums = new Map([[0, one.told()]]);
    sums.set(1, two.told());
    const now = { stageId: STAGE, counted: {} };
    const all = sumSections(sums, now);
    sums.set(1, two.told());
    sums.set(0, one.told());
    expect(sumSections(sums, now)).toEqual(all);
    expect(all).toMatchObject({ sections: 2, people: 4 });
    expect(all.ballots["bet"]?.voted).toBe(4);
    expect(votesOf(all.ballots)).toEqual([
      ["a", 1],
      ["b", 3],
    ]);
  });

  it("[SE92] leave out late reports for another stage, or for a question that was counted since", () => {
    const sums = new Map([[0, sectionOf([1, "a"]).told()]]);
    expect(sumSections(sums, { stageId: stageId(6), counted: {} }).ballots).toEqual({});
    expect(sumSections(sums, { stageId: STAGE, counted: { bet: 1 } }).ballots).toEqual({});
    expect(sumSections(sums, { stageId: STAGE, counted: { bet: 1 } }).people).toBe(1);
  });

  it("[SE90] reach every section, in whichever order they reported", () => {
    const sums = new Map([
      [2, sectionOf([1, "a"]).told()],
      [0, sectionOf([2, "a"]).told()],
    ]);
    expect(sumSections(sums, { stageId: STAGE, counted: {} }).sections).toBe(3);
  });
});

describe("a question of the whole crowd", () => {
  const wanted = (votes: number, text?: string) => [{ move: "a", votes, ...(text && { text }) }];

  it("[SE53] is not decided by votes of people who have all gone dark", () => {
    expect(isSettled({ voted: 0, wanted: wanted(3) }, 0)).toBe(false);
    expect(isSettled({ voted: 2, wanted: wanted(3) }, 3)).toBe(false);
    expect(isSettled({ voted: 3, wanted: wanted(3) }, 3)).toBe(true);
  });

  it("[SE54] is open before its time is up while only half of it want the same proposal", () => {
    expect(isSettled({ voted: 4, wanted: wanted(2, "tree") }, 4)).toBe(false);
    expect(isSettled({ voted: 4, wanted: wanted(3, "tree") }, 4)).toBe(true);
  });
});
