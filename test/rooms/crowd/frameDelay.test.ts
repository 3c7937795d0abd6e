import { describe, expect, it } from "vitest";
import * as z from "zod";
import { FrameDelay } from "../../../src-rooms/crowd/frameDelay.ts";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { clockOf, crowdOf, frameOf } from "../../support/section.ts";

const saidSchema = z.looseObject({ topic: z.string() });

/** A section with one phone, in a room that accepts every move. */
function sectionWith() {
  const { clock, section, show, phones, told } = crowdOf(1);
  const [phone] = phones;
  if (!phone) throw new Error("nobody is there");
  const { come, seen } = phone;
  const vote = (stage: number, move: string) => phone.vote(move, stage);
  return { clock, section, show, come, vote, seen, told };
}

const marks = (texts: readonly string[]) =>
  texts.flatMap((text) => /"mark"(?:,"body")?:(\d+)/u.exec(text)?.[1] ?? []);

/** Frames that are held back, under a clock that only the test moves; tells which were shown, and which anew. */
function heldBack() {
  let now = 0;
  const tasks: { at: number; task: () => void }[] = [];
  const shown: number[] = [];
  const anew: number[] = [];
  const held = new FrameDelay({
    now: () => now,
    later: (ms, task) => void tasks.push({ at: now + ms, task }),
    show: ({ at }, isAnew) => {
      shown.push(at);
      if (isAnew) anew.push(at);
    },
  });
  const pass = (ms: number) => {
    now += ms;
    for (const { task } of tasks.filter(({ at }) => at <= now)) task();
  };
  return { held, pass, shown, anew };
}

const LATE = { delayMs: 10_000 };
/** A frame of two million characters: three of them fit. */
const big = (at: number) => frameOf(at, { ...LATE, whole: "x".repeat(1_999_000) });

describe("a crowd that watches a stream", () => {
  it("[SE98] sees every change with the stream's delay, in order", async () => {
    const { clock, show, come, seen } = sectionWith();
    await show(frameOf(1, { delayMs: 10_000, hand: undefined as never }));
    await come();
    seen();
    await show(frameOf(2, { delayMs: 10_000 }));
    await clock.pass(4_000);
    await show(frameOf(3, { delayMs: 10_000 }));
    await clock.pass(5_999);
    expect(seen()).toEqual([]);
    await clock.pass(1);
    expect(marks(seen())).toEqual(["2"]);
    await clock.pass(4_000);
    expect(marks(seen())).toEqual(["3"]);
  });

  it("[SE98] has a clock with the same delay", async () => {
    const { clock, show, come, seen, vote } = sectionWith();
    await show(frameOf(1, { delayMs: 20_000 }));
    await clock.pass(20_000);
    await come();
    const [snapshot = ""] = seen();
    const { body } = z
      .object({ body: z.object({ serverTime: z.number() }) })
      .parse(JSON.parse(snapshot));
    expect(body.serverTime).toBe(clock.now() - 20_000);
    await vote(1, "rock");
    await clock.pass(600);
    const ack = seen().find((text) => text.includes('"ack"')) ?? "";
    expect(/"serverTime":(\d+)/u.exec(ack)?.[1]).toBe(String(clock.now() - 600 + 60 - 20_000));
  });

  it("[SE98] gets a new snapshot immediately when the host ends the delay", async () => {
    const { clock, show, come, seen } = sectionWith();
    await show(frameOf(1, { delayMs: 30_000 }));
    await clock.pass(30_000);
    await come();
    await show(frameOf(2, { delayMs: 30_000 }));
    await show(frameOf(3, { delayMs: 30_000 }));
    seen();
    await show(frameOf(4));
    const said = seen().map((text) => saidSchema.parse(JSON.parse(text)).topic);
    expect(said).toEqual(["snapshot"]);
    await clock.pass(60_000);
    // Frames that were held back are not shown later.
    expect(marks(seen())).toEqual([]);
  });

  it("[SE96] sees nothing from before the stream began, because that contains the code", async () => {
    const { show, come, seen } = sectionWith();
    await show(frameOf(1, { isCovered: false, whole: '{"code":"ABCDE"}' }));
    // Viewers who were watching then have already read it.
    seen();
    await show(frameOf(2, { delayMs: 10_000 }));
    await come();
    expect(seen().join("\n")).not.toContain("ABCDE");
  });

  it("[SE98] receives nothing before it is due, so that it does not see the game before the stream does", async () => {
    const { clock, show, come, seen } = sectionWith();
    await show(frameOf(1, { delayMs: 10_000 }));
    await come();
    expect(seen()).toEqual([]);
    await clock.pass(10_000);
    expect(seen().map((text) => saidSchema.parse(JSON.parse(text)).topic)).toEqual(["snapshot"]);
  });

  it("[SE99] votes in the stage that it sees, as long as the room is in it, and keeps seeing its choice", async () => {
    const { clock, show, come, seen, vote, told } = sectionWith();
    await show(frameOf(1, { delayMs: 5_000 }));
    await clock.pass(5_000);
    await come();
    await vote(1, "rock");
    await clock.pass(600);
    expect(seen().some((text) => text.includes('"chosen":"rock"'))).toBe(true);
    expect(told.at(-1)?.sums.ballots["bet"]?.wanted).toMatchObject([{ move: "rock", votes: 1 }]);
    await show(frameOf(2, { delayMs: 5_000, stageId: stageId(2) }));
    // The room is already in the next stage, so the vote is too late; the phone does not show that stage
    // before the stream does.
    await vote(1, "paper");
    await clock.pass(600);
    const late = seen();
    expect(late.some((text) => text.includes('"stage_over"'))).toBe(true);
    expect(late.some((text) => text.includes('"chosen":"none"'))).toBe(false);
    await clock.pass(5_000);
    expect(seen().some((text) => text.includes('"chosen":"none"'))).toBe(true);
  });

  it("[SE98] leaves out the oldest changes when there is no room to hold back all of them", async () => {
    const clock = clockOf();
    const shown: number[] = [];
    const back = new FrameDelay({
      now: clock.now,
      later: clock.later,
      show: (frame) => void shown.push(frame.at),
    });
    for (let at = 1; at <= 1_000; at++) back.take(frameOf(at, { delayMs: 30_000 }));
    await clock.pass(30_000);
    expect(shown).toHaveLength(240);
    expect(shown.at(-1)).toBe(1_000);
    const long = "x".repeat(4_000_000);
    for (let at = 1_001; at <= 1_003; at++) back.take(frameOf(at, { delayMs: 5_000, whole: long }));
    await clock.pass(5_000);
    expect(shown.slice(240)).toEqual([1_003]);
  });

  it("[SE98] is never shown the oldest of more than 240 frames that are held back", () => {
    const { held, pass, shown } = heldBack();
    for (let at = 1; at <= 242; at++) held.take(frameOf(at, LATE));
    pass(9_999);
    expect(shown).toEqual([]);
    pass(1);
    expect(shown).toHaveLength(240);
    expect([shown[0], shown.at(-1)]).toEqual([3, 242]);
  });

  it("[SE98] is never shown the oldest frames where those held back are too big, but always the newest", () => {
    const { held, pass, shown } = heldBack();
    for (let at = 1; at <= 4; at++) held.take(big(at));
    pass(10_000);
    expect(shown).toEqual([2, 3, 4]);
    // What was shown is no longer held back, and leaves its space to others.
    for (let at = 5; at <= 7; at++) held.take(big(at));
    pass(10_000);
    expect(shown).toEqual([2, 3, 4, 5, 6, 7]);
    held.take(frameOf(8, { ...LATE, whole: "x".repeat(7_000_000) }));
    pass(10_000);
    expect(shown.at(-1)).toBe(8);
  });

  it("[SE98] has the whole space again after the host ended the delay or the seat was closed", () => {
    const { held, pass, shown } = heldBack();
    for (let at = 1; at <= 3; at++) held.take(big(at));
    held.take(frameOf(4));
    expect(shown).toEqual([4]);
    for (let at = 5; at <= 7; at++) held.take(big(at));
    held.clear();
    expect(held.shown).toBeUndefined();
    for (let at = 8; at <= 10; at++) held.take(big(at));
    pass(10_000);
    expect(shown).toEqual([4, 8, 9, 10]);
  });

  it("[SE98] sees the lobby after a game as late as the game, and its clock anew only when the delay changes", () => {
    const { held, pass, shown, anew } = heldBack();
    held.take(frameOf(1, LATE));
    pass(10_000);
    held.take(frameOf(2, { ...LATE, hand: undefined as never }));
    expect(shown).toEqual([1]);
    pass(10_000);
    expect(shown).toEqual([1, 2]);
    expect(anew).toEqual([]);
    held.take(frameOf(3));
    expect(anew).toEqual([3]);
  });
});
