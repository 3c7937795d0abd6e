import { expect, it } from "vitest";
import { QUESTIONS_PER_10_S } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { crowdOf, frameOf, SEAT, storeOf } from "../../support/section.ts";

const CAME_FROM = { device: "browser 1", since: 0 };
const NEXT = frameOf(2, { stageId: stageId(2) });

/** A section in which somebody has voted, and what it has stored. */
async function afterAVote() {
  const store = storeOf();
  const before = crowdOf(1, { store });
  await before.show(frameOf(1));
  await before.phones[0]?.come();
  await before.phones[0]?.vote("red");
  await before.clock.pass(1_000);
  return { store, before };
}

it("[SE91] [SE56] what was voted in a stage that ended while the section slept does not count in the next one", async () => {
  const store = storeOf();
  const before = crowdOf(1, { store });
  await before.show(frameOf(1));
  await before.phones[0]?.come();
  await before.phones[0]?.say("ready", { stageId: stageId(1) });
  await before.phones[0]?.vote("red");
  await before.clock.pass(1_000);
  expect(await before.section.show(frameOf(1), true)).toMatchObject({
    ready: 1,
    ballots: { bet: {} },
  });
  const after = crowdOf(1, { store });
  expect(await after.section.show(NEXT, true)).toEqual(
    expect.objectContaining({ ready: 0, ballots: {} }),
  );
});

it("[SE92] a vote on a question that was counted while the section slept does not count again", async () => {
  const { store } = await afterAVote();
  const after = crowdOf(1, { store });
  const counted = frameOf(2, { counted: { bet: 1 } });
  expect(await after.section.show(counted, true)).toEqual(expect.objectContaining({ ballots: {} }));
});

it("[SE91] a vote on an open question survives the section also after another question was counted", async () => {
  const { store, before } = await afterAVote();
  await before.phones[0]?.vote("guess: tree");
  await before.clock.pass(1_000);
  const next = frameOf(2, { counted: { guess: 1 } });
  await before.show(next);
  const after = crowdOf(1, { store });
  const { ballots = {} } = (await after.section.show(next, true)) ?? {};
  expect(Object.keys(ballots)).toEqual(["bet"]);
});

it("[SE92] a vote or an OK for another stage than the room's is refused, also where others chose the same", async () => {
  const { phones, show, section, clock } = crowdOf(2);
  const [one, two] = phones;
  await show(frameOf(1));
  for (const phone of phones) await phone.come();
  await one?.vote("red");
  await clock.pass(1_000);
  await two?.vote("red", 7);
  await two?.say("ready", { stageId: 7 });
  expect(two?.seen().filter((text) => text.includes('"stage_over"'))).toHaveLength(2);
  const sums = await section.show(frameOf(1), true);
  expect(sums).toMatchObject({ ready: 0, ballots: { bet: { voted: 1 } } });
});

it("[SE92] a vote that the room judges when its stage is over is refused", async () => {
  const { phones, show, section, clock, hold } = crowdOf(1);
  await show(frameOf(1));
  await phones[0]?.come();
  await clock.pass(1_000);
  const letGo = hold();
  await phones[0]?.vote("red");
  await clock.pass(100);
  await show(NEXT);
  phones[0]?.seen();
  letGo();
  await clock.pass(0);
  expect(phones[0]?.seen().join()).toContain('"stage_over"');
  expect(await section.show(NEXT, true)).toEqual(expect.objectContaining({ ballots: {} }));
});

it("[SE92] a vote counts although somebody wanted the same a moment earlier, in the stage before", async () => {
  const { phones, show, section, clock } = crowdOf(2);
  const [late, early] = phones;
  await show(frameOf(1));
  for (const phone of phones) await phone.come();
  await clock.pass(1_000);
  for (const phone of phones) phone.seen();
  await late?.vote("red");
  await show(NEXT);
  await early?.vote("red", 2);
  await clock.pass(1_000);
  expect(late?.seen().join()).toContain('"stage_over"');
  expect(early?.seen().join()).toContain('"ack"');
  expect(await section.show(NEXT, true)).toMatchObject({ ballots: { bet: { voted: 1 } } });
});

it("[SE56] who tapped OK and went home is not counted as ready", async () => {
  const { phones, show, section } = crowdOf(2);
  await show(frameOf(1));
  for (const phone of phones) {
    await phone.come();
    await phone.say("ready", { stageId: stageId(1) });
  }
  phones[0]?.leave();
  expect(await section.show(frameOf(1), true)).toMatchObject({ people: 1, ready: 1 });
});

it("[SE93] a reaction is reported once", async () => {
  const { phones, show, clock, told } = crowdOf(1);
  await show(frameOf(1));
  await phones[0]?.come();
  await phones[0]?.say("reaction", { reaction: "fire" });
  await phones[0]?.say("reaction", { reaction: "fire" });
  await clock.pass(1_000);
  await phones[0]?.vote("red");
  await clock.pass(1_000);
  const all = told.flatMap(({ reactions }) => reactions.fire ?? []);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(2);
});

it("[SE52] everybody is answered where more people want different things than the room is asked at once", async () => {
  const { phones, show, clock, told } = crowdOf(90);
  await show(frameOf(1));
  for (const phone of phones) await phone.come();
  await clock.pass(1_000);
  for (const phone of phones) phone.seen();
  for (const [at, phone] of phones.entries()) await phone.vote(`move ${at}`);
  await clock.pass(1_000);
  expect(Math.max(...told.map(({ asked }) => asked.length))).toBe(40);
  for (const phone of phones) expect(phone.seen().join()).toContain('"ack"');
});

it("[SE90] section 0, which gives the places, forgets nobody's place when all of its people have left", async () => {
  for (const number of [0, 1]) {
    let wiped = 0;
    const store = { ...storeOf(), wipe: async () => void (wiped += 1) };
    const { phones, show, clock } = crowdOf(1, { number, store });
    await show(frameOf(1));
    await phones[0]?.come();
    await clock.pass(1_000);
    phones[0]?.leave();
    await clock.pass(1_000);
    expect([number, wiped]).toEqual([number, number]);
  }
});

it("[SE96] a newer link for the stream's chat ends what the older one opened", async () => {
  const { section, show } = crowdOf(1);
  const until = 2_000_000;
  await show(frameOf(1, { chatLink: { id: "old", until } }));
  expect(await section.come(SEAT, CAME_FROM, "old")).toMatchObject({ roomId: "room" });
  await show(frameOf(2, { chatLink: { id: "new", until } }));
  expect(await section.come(SEAT, CAME_FROM, "old")).toEqual({ refused: "link_expired" });
  await show(frameOf(3));
  expect(await section.come(SEAT, CAME_FROM, "new")).toEqual({ refused: "link_expired" });
  expect(await section.come(SEAT, CAME_FROM)).toMatchObject({ roomId: "room" });
});

it("a phone that asks for everything again and again is disconnected", async () => {
  const { phones, show } = crowdOf(1);
  await show(frameOf(1));
  await phones[0]?.come();
  for (let count = 0; count <= QUESTIONS_PER_10_S; count++) await phones[0]?.say("resync");
  expect(phones[0]?.seen().at(-1)).toBe(JSON.stringify({ topic: "closed", code: CLOSE.tooFast }));
});

it("[SE98] behind a delay, a vote stays on its own phone as long as that shows the vote's stage", async () => {
  const { phones, show, clock } = crowdOf(1);
  const delayMs = 5_000;
  await show(frameOf(1, { delayMs }));
  await clock.pass(delayMs);
  await phones[0]?.come();
  await phones[0]?.vote("red");
  await clock.pass(1_000);
  await show(frameOf(2, { delayMs }));
  await clock.pass(1_000);
  await show(frameOf(3, { delayMs, stageId: stageId(2) }));
  phones[0]?.seen();
  await clock.pass(4_500);
  // Frame 2 is shown by now, and it is still of the vote's stage.
  const shown = phones[0]?.seen().join() ?? "";
  expect(shown).toContain('"mark","body":2');
  expect(shown).not.toContain('"chosen":"none"');
});

it("[SE98] a phone that missed a change is sent everything again", async () => {
  const { phones, show } = crowdOf(1);
  await show(frameOf(1));
  await phones[0]?.come();
  phones[0]?.seen();
  await show(frameOf(3));
  expect(phones[0]?.seen().join()).toContain('"topic":"snapshot"');
  await show(frameOf(4));
  expect(phones[0]?.seen().join()).not.toContain('"topic":"snapshot"');
});

it("[SE52] a phone's own view follows the game's: its vote does not bring back an earlier one", async () => {
  const { phones, show, clock } = crowdOf(1);
  const frame = (at: number, round: number) =>
    frameOf(at, { hand: JSON.stringify({ chosen: "none", round }) });
  await show(frame(1, 1));
  await phones[0]?.come();
  await phones[0]?.vote("red");
  await clock.pass(1_000);
  phones[0]?.seen();
  await show(frame(2, 2));
  expect(phones[0]?.seen().join()).toContain('"body":{"chosen":"red","round":2}');
});

it("[SE98] a phone's clock follows when the host ends a stream's delay, also where nothing is held back", async () => {
  const { phones, show, clock } = crowdOf(1);
  await show(frameOf(1, { delayMs: 10_000 }));
  await clock.pass(10_000);
  await phones[0]?.come();
  phones[0]?.seen();
  await show(frameOf(2));
  const [snapshot = ""] = phones[0]?.seen() ?? [];
  expect(snapshot).toContain('"topic":"snapshot"');
  expect(/"serverTime":(\d+)/u.exec(snapshot)?.[1]).toBe(String(clock.now()));
});
