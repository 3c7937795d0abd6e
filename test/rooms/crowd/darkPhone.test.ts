import { expect, it } from "vitest";
import { AWAY_AFTER_MS, HEARTBEAT_MS } from "../../../src-shared/catalog/limits.ts";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { crowdOf, frameOf, storeOf } from "../../support/section.ts";

/** The time until a phone that goes dark counts as away, ms. */
const DARK_MS = AWAY_AFTER_MS + HEARTBEAT_MS;

it("[SE53] a dark phone is no longer waited for, and counts again at its first sign of life", async () => {
  const { phones, show, section, clock, told } = crowdOf(3);
  const [one, two, three] = phones;
  const frame = frameOf(1);
  await show(frame);
  for (const phone of phones) await phone.come();
  await clock.pass(1_000);
  expect(told.at(-1)?.sums).toMatchObject({ people: 3 });
  three?.goDark();
  await one?.vote("red");
  await two?.vote("blue");
  await clock.pass(DARK_MS);
  // The room polls who is present when it checks the heartbeats of its own phones.
  const sums = await section.show(frame, true);
  expect(sums).toMatchObject({ people: 2, ballots: { bet: { voted: 2 } } });
  await one?.vote("blue");
  await clock.pass(1_000);
  expect(told.at(-1)?.sums).toMatchObject({ people: 2 });
  await three?.say("playerHeartbeat");
  await clock.pass(1_000);
  expect(told.at(-1)?.sums).toMatchObject({ people: 3, ballots: { bet: { voted: 2 } } });
});

it("[SE53] when all phones are dark, nobody is present, and their votes stay", async () => {
  const { phones, show, section, clock } = crowdOf(2);
  const frame = frameOf(1);
  await show(frame);
  for (const phone of phones) await phone.come();
  await phones[0]?.vote("red");
  await clock.pass(1_000);
  for (const phone of phones) phone.goDark();
  await clock.pass(DARK_MS);
  expect(await section.show(frame, true)).toMatchObject({
    people: 0,
    ballots: { bet: { voted: 0, wanted: [{ votes: 1 }] } },
  });
});

it("[SE56] an OK on the tutorial still counts after the section has been put to sleep", async () => {
  const store = storeOf();
  const before = crowdOf(4, { store });
  const frame = frameOf(1);
  await before.show(frame);
  for (const phone of before.phones) await phone.come();
  await before.phones[0]?.say("ready", { stageId: frame.stageId });
  await before.clock.pass(1_000);
  expect(before.told.at(-1)?.sums).toMatchObject({ people: 4, ready: 1 });
  const after = crowdOf(4, { store });
  await after.phones[1]?.say("ready", { stageId: frame.stageId });
  await after.clock.pass(1_000);
  expect(after.told.at(-1)?.sums).toMatchObject({ people: 4, ready: 2 });
  // The next stage starts without any of it.
  const next = frameOf(2, { stageId: stageId(2) });
  await after.show(next);
  expect(await after.section.show(next, true)).toEqual(
    expect.objectContaining({ ready: 0, ballots: {} }),
  );
  expect([...store.voices()]).toEqual([]);
});
