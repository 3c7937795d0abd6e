import { expect, it } from "vitest";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { playerId, stageId } from "../../../src-shared/protocol/ids.ts";
import { crowdOf, frameOf, storeOf } from "../../support/section.ts";

it.each(["kicked", "closed", "noRoom"] as const)(
  "[SE51] a section that reports to a room without its crowd closes its sockets with the room's reason: %s",
  async (reason) => {
    const { phones, show, clock, end } = crowdOf(2);
    const [one] = phones;
    await show(frameOf(1));
    await one?.come();
    await one?.vote("red");
    one?.seen();
    end(CLOSE[reason]);
    await clock.pass(1_000);
    expect(one?.seen()).toEqual([JSON.stringify({ topic: "closed", code: CLOSE[reason] })]);
  },
);

it("[SE51] a crowd that is opened again in the same stage starts without the votes of the previous one", async () => {
  const { phones, show, section, clock } = crowdOf(2);
  const first = frameOf(1);
  await show(first);
  for (const phone of phones) {
    await phone.come();
    await phone.say("ready", { stageId: first.stageId });
  }
  await phones[0]?.vote("red");
  await clock.pass(1_000);
  expect(await section.show(first, true)).toMatchObject({ ready: 2, ballots: { bet: {} } });
  await section.dismiss(CLOSE.kicked);
  const seat = { ...first.seat, sessionPlayerId: playerId(4) };
  const anew = await section.show({ ...first, at: 2, seat }, true);
  expect([anew?.ready, anew?.ballots]).toEqual([0, {}]);
});

it("[SE51] what the previous crowd cheered is not passed on with the next one's cheers", async () => {
  const { phones, show, section, clock, told } = crowdOf(1);
  const first = frameOf(1);
  await show(first);
  await phones[0]?.come();
  await clock.pass(1_000);
  // The report of this reaction is still to come when the host closes the crowd.
  await phones[0]?.say("reaction", { reaction: "fire" });
  await section.dismiss(CLOSE.closed);
  await section.show({ ...first, at: 2 }, true);
  await phones[0]?.come();
  await clock.pass(1_000);
  expect(told.at(-1)?.sums.people).toBe(1);
  expect(told.at(-1)?.reactions).toEqual({});
});

it("[SE91] a vote still counts when everybody leaves its section and somebody wakes it before the stage ends", async () => {
  const store = storeOf();
  const frame = frameOf(1);
  const before = crowdOf(1, { number: 1, store });
  await before.show(frame);
  await before.phones[0]?.come();
  await before.phones[0]?.vote("red");
  await before.clock.pass(1_000);
  before.phones[0]?.leave();
  await before.clock.pass(1_000);
  expect(before.told.at(-1)?.sums).toMatchObject({ people: 0, ballots: { bet: { voted: 0 } } });
  const after = crowdOf(1, { number: 1, store });
  await after.phones[0]?.come();
  await after.clock.pass(1_000);
  expect(after.told.at(-1)?.sums).toMatchObject({
    people: 1,
    ballots: { bet: { voted: 1, wanted: [{ move: "red", votes: 1 }] } },
  });
  after.phones[0]?.leave();
  // Nothing is left once the stage is over.
  await after.show(frameOf(2, { stageId: stageId(2) }));
  await after.clock.pass(1_000);
  expect([...store.voices()]).toEqual([]);
});

it("[SE18] a section that slept informs its room when its last phone leaves", async () => {
  const { phones, clock, told } = crowdOf(1);
  phones[0]?.leave();
  await clock.pass(0);
  await clock.pass(1_000);
  expect(told.at(-1)?.sums).toMatchObject({ people: 0 });
});
