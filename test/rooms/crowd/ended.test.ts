import { expect, it } from "vitest";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
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
