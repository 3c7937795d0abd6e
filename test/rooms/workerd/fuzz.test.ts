import * as fc from "fast-check";
import { expect, inject, it } from "vitest";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { isErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { COMMANDS } from "../../../src-shared/protocol/commands.ts";
import { junk } from "../../support/fuzz/schemas.ts";
import { Party, type Device } from "./party.ts";

const RUNS = inject("socketRuns");

/** The codes with which a phone may be closed because of what it sent. */
const FOR_FRAMES: readonly number[] = [CLOSE.protocol, CLOSE.tooBig, CLOSE.tooFast];

const topics = Object.keys(COMMANDS).filter((topic) => topic !== "exitGame");
const frame = fc
  .record({ id: fc.uuid(), topic: fc.constantFrom(...topics, "draw", "__proto__"), body: junk })
  .map((value) => JSON.stringify(value));
const sent: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 8, arbitrary: frame },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => text.toWellFormed()) },
  { weight: 1, arbitrary: fc.constantFrom("", "ping", "{", "[]", "null", "x".repeat(20_000)) },
  {
    weight: 2,
    arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
  },
);

it("[T-frames-in] whatever a socket sends, the room responds, closes that socket or ignores it, and plays on", async () => {
  const party = await Party.open();
  const tv = await party.tv();
  const seat = await party.seat("Ada", 0);
  const bo = await party.phone(await party.seat("Bo", 1));
  await tv.say("gameSettings", { settings: { includeTutorial: false } });
  let phone: Device = await party.phone(seat);
  let closed = 0;
  await fc.assert(
    fc.asyncProperty(sent, async (what) => {
      phone.socket.send(what);
      // The response to this follows everything that came of the frame.
      const answer = await phone.say("requestTimer", {}, crypto.randomUUID());
      for (const reply of phone.replies.values()) {
        if (reply.topic === "refused") expect(isErrorCode(reply.body.code)).toBe(true);
      }
      if (answer !== "ack") {
        expect(FOR_FRAMES).toContain(phone.closedWith);
        closed += 1;
        phone = await party.phone(seat);
      } else if (phone.replies.size > 60) {
        // A new socket keeps the test within the rate limit for a person.
        phone.socket.close(1000);
        phone = await party.phone(seat);
      }
      expect(phone.closedWith).toBeUndefined();
    }),
    { numRuns: RUNS, seed: inject("fuzzSeed"), endOnFailure: true },
  );
  expect(closed).toBeGreaterThan(0);
  expect(bo.closedWith).toBeUndefined();
  expect(await bo.say("reaction", { reaction: "wow" })).toBe("ack");
}, 1_800_000);
