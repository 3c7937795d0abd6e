import { expect, it } from "vitest";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { crowdOf, frameOf } from "../../support/section.ts";

it.each(["kicked", "closed", "noRoom"] as const)(
  "[SE51] whoever tells a room that ended its crowd goes with the room's reason: %s",
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

it("[SE51] a crowd that is opened anew in the same stage knows nothing of what the one before wanted", async () => {
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
