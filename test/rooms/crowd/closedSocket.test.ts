import { expect, it } from "vitest";
import { COMMANDS_PER_10_S } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { crowdOf, frameOf } from "../../support/section.ts";

it("[SE51] a person who keeps sending on a closed socket has no vote and does not count as present", async () => {
  const { phones, show, section, clock } = crowdOf(2);
  const [flooding, other] = phones;
  const frame = frameOf(1);
  await show(frame);
  for (const phone of phones) await phone.come();
  for (let count = 0; count <= COMMANDS_PER_10_S; count++) await flooding?.say("playerHeartbeat");
  expect(flooding?.seen().at(-1)).toBe(JSON.stringify({ topic: "closed", code: CLOSE.tooFast }));
  await clock.pass(20_000);
  await flooding?.say("resync");
  await flooding?.say("ready", { stageId: frame.stageId });
  await flooding?.vote("red");
  await other?.vote("blue");
  await clock.pass(1_000);
  expect(await section.show(frame, true)).toMatchObject({
    people: 1,
    ready: 0,
    ballots: { bet: { voted: 1, wanted: [{ move: "blue" }] } },
  });
  expect(flooding?.seen()).toEqual([]);
});

it("[SE51] a person from a crowd that is over does not join the next one through the same socket", async () => {
  const { phones, show, section, clock } = crowdOf(1);
  const [one] = phones;
  const first = frameOf(1);
  await show(first);
  await one?.come();
  await section.dismiss(CLOSE.kicked);
  one?.seen();
  const seat = { ...first.seat, sessionPlayerId: playerId(4) };
  const next = frameOf(2, { seat });
  await show(next);
  await one?.vote("red");
  await clock.pass(1_000);
  expect(await section.show(next, true)).toEqual(
    expect.objectContaining({ people: 0, ballots: {} }),
  );
  expect(one?.seen()).toEqual([]);
});

it("[SE3] a player who is kicked is removed from the crowd as well, whichever tab they use there", async () => {
  const { phones, show, section, clock } = crowdOf(2, { number: 1 });
  const [eve, bo] = phones;
  await show(frameOf(1));
  for (const phone of phones) await phone.come();
  for (const phone of phones) phone.seen();
  const kicked = [{ device: "browser 1", kickedAt: clock.now() }, { userId: "an account" }];
  const frame = frameOf(2, { kicked });
  await show(frame);
  const out = JSON.stringify({ topic: "closed", code: CLOSE.kicked });
  expect(eve?.seen()).toEqual([out]);
  expect(bo?.seen()).not.toContain(out);
  await eve?.come();
  expect(eve?.seen()).toEqual([out]);
  await eve?.vote("red");
  await clock.pass(1_000);
  expect(await section.show(frame, true)).toEqual(
    expect.objectContaining({ people: 1, ballots: {} }),
  );
});
