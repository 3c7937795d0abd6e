import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import type { RpsPrivate } from "../../../src-rooms/games/rps-shoot/types.ts";
import { AWAY_AFTER_MS } from "../../../src-shared/catalog/limits.ts";
import { clock } from "./clock.ts";
import { Party, type Device } from "./party.ts";

const HOST = { kind: "host" } as const;
const PAPERS = ["PAPER", "PAPER", "PAPER"];
const ROCKS = ["ROCK", "ROCK", "ROCK"];

/** Ada and a crowd play RPS_SHOOT and are in PROGRAM, which ends only when all of them are done. */
async function show(people: number) {
  const party = await Party.open();
  const tv = await party.tv();
  const ada = await party.phone(await party.seat("Ada"));
  const room = await party.stub();
  await room.command(HOST, { topic: "openCrowd", body: { alias: "The crowd" } });
  const players = (await party.look())?.topics.sessionPlayersUpdated ?? {};
  const seat = playerIdsOf(players).find((id) => players[id]?.crowd);
  if (seat === undefined) throw new Error("no crowd");
  const members: Device[] = [];
  for (let at = 0; at < people; at++) members.push(await party.member(seat, `phone ${at}`));
  await tv.until(() => tv.topics.websocketConnectionUpdated?.crowd === people);
  const settings = { timerMode: "off", includeTutorial: false } as const;
  await room.command(HOST, { topic: "gameSettings", body: { settings } });
  await room.command(HOST, { topic: "startGame", body: {} });
  const { stageId } = (await party.look())?.topics.stage ?? {};
  if (stageId === undefined) throw new Error("no stage");
  await room.command(HOST, { topic: "requestNextStage", body: { stageId } });
  const all = [tv, ...members];
  for (const one of all) await one.until(() => one.topics.stage?.name === "PROGRAM");
  return { party, tv, ada, seat, members };
}

const programsOf = (device: Device) => (device.topics.hand as RpsPrivate | undefined)?.programs;

const firstOf = (device: Device) => Object.keys(programsOf(device) ?? {}).map(Number)[0] ?? 0;
const wantedBy = (device: Device) => programsOf(device)?.[firstOf(device)]?.moves;
const votedAt = (device: Device) => Object.values(device.topics.crowd?.ballots ?? {})[0]?.voted;

/** A member of the crowd votes for these hands in the first battle. */
const want = (device: Device, moves: readonly string[]) =>
  device.move({ type: "program", battle: firstOf(device), moves });

describe("a crowd in sections of its own", () => {
  it("[PR1] [PR2] takes its people's tokens for phones only, and only for this protocol", async () => {
    const { party, seat, members } = await show(1);
    const claims = { role: "player", sessionPlayerId: seat, member: 1, section: 0 } as const;
    const token = await party.token(claims);
    for (const purpose of ["host", "remote", "spectator"] as const) {
      const screen = await party.connect(purpose, token);
      expect(await screen.closed(), purpose).toBe(CLOSE.token);
    }
    const old = await party.connect("player", token, { v: "0" });
    expect(await old.closed()).toBe(CLOSE.tooOld);
    expect(members[0]?.closedWith).toBeUndefined();
  });

  it("[SE53] does not wait for dark phones: the people who are awake decide a question", async () => {
    const { party, tv, members } = await show(3);
    const [one, two] = members;
    if (!one || !two) throw new Error("nobody came");
    // Nobody sends heartbeats here; a phone that sends something is awake.
    clock.pass(AWAY_AFTER_MS);
    expect(await want(one, PAPERS)).toBe("ack");
    expect(await want(two, PAPERS)).toBe("ack");
    await party.pass(0);
    await tv.until(() => tv.topics.websocketConnectionUpdated?.crowd === 2);
    await one.until(() => wantedBy(one)?.[0] === "PAPER" && votedAt(one) === undefined);
    // All of them are dark, so the seat is empty and the game does not wait for it.
    await party.pass(AWAY_AFTER_MS);
    await tv.until(() => tv.topics.websocketConnectionUpdated?.crowd === 0);
  });

  it("[PR51] keeps the phone that is in use when an earlier attempt of its page arrives late", async () => {
    const { party, seat } = await show(1);
    const by = (page: string, nth: number) => ({ _pk: page, nth: String(nth) });
    const here = await party.member(seat, "a tab", by("tab", 2));
    const late = await party.member(seat, "a tab", by("tab", 1));
    expect([here.closedWith, late.closedWith]).toEqual([undefined, CLOSE.late]);
    // The same after the section has slept: a socket keeps its attachment.
    await evictDurableObject(party.section(0));
    const later = await party.member(seat, "a tab", by("tab", 1));
    expect([here.closedWith, later.closedWith]).toEqual([undefined, CLOSE.late]);
    const other = await party.member(seat, "a tab", by("another tab", 1));
    await here.until(() => here.closedWith);
    expect([here.closedWith, other.closedWith]).toEqual([CLOSE.replaced, undefined]);
  });

  it("[SE52] [SE53] sees the game, votes, sees its choice, and plays what most people want", async () => {
    const { members, seat, party } = await show(3);
    const [one, two, three] = members;
    if (!one || !two || !three) throw new Error("nobody came");
    expect(await want(one, PAPERS)).toBe("ack");
    await one.until(() => wantedBy(one)?.[0] === "PAPER");
    expect(wantedBy(two)).toEqual(["NOTHING", "NOTHING", "NOTHING"]);
    // A member's second vote replaces the first.
    expect(await want(two, ROCKS)).toBe("ack");
    expect(await want(two, PAPERS)).toBe("ack");
    await three.until(() => votedAt(three) === 2);
    expect(await three.move({ type: "juggle" })).toBe("invalid_move");
    expect(await want(three, ROCKS)).toBe("ack");
    await three.until(() => wantedBy(three)?.[0] === "PAPER");
    const hand = (await party.lookAs(seat))?.topics.hand as RpsPrivate;
    expect(hand.programs[firstOf(three)]?.moves).toEqual(PAPERS);
    expect(await three.say("startGame", {})).toBe("not_host");
  });

  it("[SE91] keeps its votes when a section or the room is killed", async () => {
    const { party, members } = await show(3);
    const [one, two, three] = members;
    if (!one || !two || !three) throw new Error("nobody came");
    expect(await want(one, PAPERS)).toBe("ack");
    await evictDurableObject(party.section(0));
    expect(await want(two, PAPERS)).toBe("ack");
    await two.until(() => votedAt(two) === 2);
    await party.evict();
    expect(await want(three, ROCKS)).toBe("ack");
    await three.until(() => wantedBy(three)?.[0] === "PAPER");
    expect((await party.look())?.topics.websocketConnectionUpdated?.crowd).toBe(3);
  });

  it("[SE18] counts as empty in its room when its phones leave a section that slept", async () => {
    const { party, tv, members } = await show(2);
    const room = await party.stub();
    // In a lobby the room checks no heartbeats, so it only knows what a section reports.
    for (const _ of ["game", "podium"])
      await room.command(HOST, { topic: "requestEndGame", body: {} });
    for (const member of members) await member.until(() => member.topics.stage?.name === "LOBBY");
    await evictDurableObject(party.section(0));
    for (const { socket } of members) socket.close();
    await tv.until(() => tv.topics.websocketConnectionUpdated?.crowd === 0);
  });

  it("[SE93] laughs together: the TV is told how many people did", async () => {
    const { tv, members } = await show(2);
    for (const member of members)
      expect(await member.say("reaction", { reaction: "laugh" })).toBe("ack");
    const laughs = () =>
      tv.frames.flatMap((frame) => {
        const parts = frame.topic === "batch" ? frame.body : [frame];
        return parts.map((part) => (part.topic === "reaction" ? (part.body.count ?? 1) : 0));
      });
    await tv.until(() => laughs().reduce((sum, count) => sum + count, 0) === 2);
  });

  it("[SE51] has one vote a person, and leaves nothing behind when it is closed", async () => {
    const { party, seat, members } = await show(2);
    const [one, two] = members;
    if (!one || !two) throw new Error("nobody came");
    const again = await party.member(seat, "phone 0");
    expect(await one.closed()).toBe(CLOSE.replaced);
    const room = await party.stub();
    await room.command(HOST, { topic: "requestPlayerKick", body: { playerId: seat } });
    expect(await again.closed()).toBe(CLOSE.kicked);
    expect(await two.closed()).toBe(CLOSE.kicked);
    const tables = await runInDurableObject(party.section(0), (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'place'").toArray(),
    );
    expect(tables).toEqual([]);
    expect(await party.section(0).come(seat, { device: "late", since: 0 })).toEqual({
      refused: "crowd_closed",
    });
  });
});
