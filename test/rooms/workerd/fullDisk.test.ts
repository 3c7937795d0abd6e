import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { JournalFile } from "../../../src-rooms/session/model/inputs.ts";
import { Party, type Device } from "./party.ts";

/** Makes the room's database reject journal rows, as a full disk would, or accept them again. */
async function fill(party: Party, isFull: boolean): Promise<void> {
  await runInDurableObject(party.object(), (_room, { storage }) => {
    storage.sql.exec(
      isFull
        ? `CREATE TRIGGER full_disk AFTER INSERT ON journal
            BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`
        : `DROP TRIGGER full_disk`,
    );
  });
}

async function journalOf(party: Party): Promise<JournalFile> {
  const stub = await party.stub();
  const answer = await stub.exportJournal("operator");
  if (!answer.ok) throw new Error(answer.code);
  // SAFETY: the room exported it.
  return JSON.parse(answer.value) as JournalFile;
}

async function game(): Promise<{ party: Party; tv: Device; phone: Device }> {
  const party = await Party.open();
  const tv = await party.tv();
  const phone = await party.phone(await party.seat("Ada", 0));
  await party.phone(await party.seat("Bo", 1));
  await tv.say("gameSettings", { settings: { includeTutorial: false, numberOfRounds: 1 } });
  await tv.say("startGame", {});
  await phone.stage("ROUND_INTRO");
  return { party, tv, phone };
}

describe("a room whose disk is full", () => {
  it("[PR31] refuses an input that it cannot store, sends nothing of it, and accepts it once there is space again", async () => {
    const { party, tv, phone } = await game();
    const stageId = tv.topics.stage?.stageId ?? 0;
    await fill(party, true);
    const heard = phone.frames.length;
    expect(await tv.say("requestNextStage", { stageId }, "next")).toBe("error.server_unavailable");
    expect(tv.topics.stage?.stageId).toBe(stageId);
    expect(phone.frames.length).toBe(heard);
    await fill(party, false);
    expect(await tv.say("requestNextStage", { stageId }, "next")).toBe("ack");
    await phone.until(() => phone.topics.stage?.stageId !== stageId);
    // Repeated as after a lost response: acknowledged, and not executed again.
    expect(await tv.say("requestNextStage", { stageId }, "next")).toBe("ack");
    await tv.say("requestEndGame", {});
    await tv.stage("GAME_END");
    await tv.say("requestEndGame", {});
    await tv.stage("LOBBY");
    const { inputs } = await journalOf(party);
    expect(inputs.filter(({ id }) => id === "next")).toHaveLength(1);
  });

  it("[PR31] continues with what was due as soon as it can store again", async () => {
    const { party, tv } = await game();
    await fill(party, true);
    await party.pass(4_001);
    expect(tv.topics.stage?.name).toBe("ROUND_INTRO");
    await fill(party, false);
    expect(await party.pass(2_000), "an alarm was set to try again").toBe(true);
    await tv.stage("PROGRAM");
  });

  it("[PR31] notices afterwards a phone that connected meanwhile", async () => {
    const { party, tv } = await game();
    const seat = await party.seat("Cy", 2);
    await fill(party, true);
    await party.phone(seat);
    await fill(party, false);
    await party.pass(2_000);
    await tv.until(
      () => tv.topics.websocketConnectionUpdated?.players[seat.sessionPlayerId] === "here",
    );
  });
});
