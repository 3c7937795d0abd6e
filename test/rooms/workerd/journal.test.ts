import { describe, expect, it } from "vitest";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import type { JournalFile } from "../../../src-rooms/session/model/inputs.ts";
import { apply, isRefusal } from "../../../src-rooms/session/session.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import { clock } from "./clock.ts";
import { Party } from "./party.ts";

/** Four phones and a television before a game of AB_THINKING. */
async function table() {
  const party = await Party.open("AB_THINKING");
  const tv = await party.tv();
  const stub = await party.stub();
  const seats = [];
  for (const at of [0, 1, 2, 3]) {
    const seat = await stub.joinRoom({
      alias: `Player ${at}`,
      avatarSrc: PLAYER_AVATARS[at]?.src ?? "",
      audience: false,
      userId: `account-of-${at}`,
    });
    if (!seat.ok) throw new Error(seat.code);
    seats.push(seat.value);
    await party.phone(seat.value);
  }
  return { party, tv, stub, seats };
}

function read(answer: { ok: true; value: string } | { ok: false; code: string }): JournalFile {
  if (!answer.ok) throw new Error(answer.code);
  // SAFETY: the room exported it.
  return JSON.parse(answer.value) as JournalFile;
}

describe("a person who wants to predict the next game", () => {
  it("[T-chance] learns nothing about it from everything the room knew before it began", async () => {
    const { tv, stub } = await table();
    // The most that can be known: the operator's own copy, including the random state.
    const { state: known } = read(await stub.exportJournal("operator"));
    expect(await tv.say("startGame", {})).toBe("ack");
    await tv.say("requestEndGame", {});
    await tv.say("requestEndGame", {});
    const { baseline, inputs, state } = read(await stub.exportJournal("operator"));
    expect(baseline.random).toEqual(known.random);

    let guessed: RoomState | undefined;
    let played: RoomState = baseline;
    for (const { at, input } of inputs) {
      const before = played;
      const outcome = apply(before, input, { now: at, games: GAMES });
      if (isRefusal(outcome)) throw new Error(outcome.refused);
      played = outcome.state;
      if (input.chance === undefined) continue;
      const { chance: _chance, ...public_ } = input;
      const guess = apply(before, public_, { now: clock.now(), games: GAMES });
      if (isRefusal(guess)) throw new Error(guess.refused);
      guessed = guess.state;
      expect(guessed.game?.state).not.toEqual(played.game?.state);
    }
    expect(guessed).toBeDefined();
    // The journal contains the entropy, so a replay ends in the room's state.
    expect(JSON.parse(JSON.stringify(played))).toEqual(state);
  });

  it("[T-chance] gets a host's copy without chance and without anybody's account", async () => {
    const { tv, stub } = await table();
    await tv.say("startGame", {});
    await tv.say("requestEndGame", {});
    await tv.say("requestEndGame", {});
    const copy = await stub.exportJournal({ kind: "host" });
    const { inputs } = read(copy);
    expect(inputs.map(({ input }) => input.type)).toContain("command");
    const text = copy.ok ? copy.value : "";
    for (const secret of ['"random"', '"chance"', '"itemKey"', "account-of-", '"hostUserId"']) {
      expect(text).not.toContain(secret);
    }
  });

  it("[T-chance] gets a host's copy without anybody's device, even after a seat was moved by a link", async () => {
    const { stub, seats } = await table();
    const playerId = seats[0]?.sessionPlayerId;
    if (playerId === undefined) throw new Error("nobody came");
    const link = await stub.invite({ kind: "host" }, { kind: "seat", playerId });
    if (!link.ok) throw new Error(link.code);
    const { kind, ticket = "" } = link.value;
    const cameFrom = { device: "hash-of-the-device", way: "hash-of-the-way", since: 1 };
    expect(await stub.redeem({ kind, ticket, playerId, cameFrom })).toMatchObject({ ok: true });
    const copy = await stub.exportJournal({ kind: "host" });
    expect(read(copy).inputs.map(({ input }) => input.type)).toContain("redeem");
    expect(copy.ok ? copy.value : "").not.toContain("hash-of-");
  });

  it("[T-chance] cannot get the journal from the first seat or a remote, although they lead a television's room", async () => {
    const { stub, seats } = await table();
    const [first] = seats;
    if (!first) throw new Error("nobody came");
    const actor = { kind: "player", playerId: first.sessionPlayerId } as const;
    expect(await stub.exportJournal(actor)).toEqual({ ok: false, code: "not_host" });
    expect(await stub.exportJournal({ kind: "remote", remoteId: 1 })).toEqual({
      ok: false,
      code: "not_host",
    });
  });
});
