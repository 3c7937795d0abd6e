import { describe, expect, it } from "vitest";
import { KICKED_WAY_MS } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { CallerOrigin, Input } from "../../../src-rooms/session/model/inputs.ts";
import { kickedMarks } from "../../../src-rooms/session/people/devices.ts";
import { crowdOf, frameOf } from "../../support/section.ts";
import { Table } from "../../support/table.ts";

const HOME = "home, some phone";
const LONG_AGO = 0;
const LAST_FACE = PLAYER_AVATARS.at(-1)?.src ?? "";

const joining = (table: Table, cameFrom: CallerOrigin, more: object = {}): Input => {
  const taken = new Set(Object.values(table.state.seats).map(({ avatarSrc }) => avatarSrc));
  const avatarSrc = PLAYER_AVATARS.find(({ src }) => !taken.has(src))?.src ?? LAST_FACE;
  return {
    type: "join",
    alias: "Eve",
    avatarSrc,
    audience: true,
    asHost: false,
    cameFrom,
    ...more,
  };
};

const kick = (table: Table, playerId: PlayerId) =>
  table.host({ topic: "requestPlayerKick", body: { playerId } });

/** Ada plays; Eve joined and was kicked a minute later. */
function afterKick() {
  const table = new Table();
  table.join("Ada");
  const eve = table.join("Eve", {
    userId: "guest one",
    cameFrom: { device: "eve's", since: table.now - 1_000, way: HOME },
  });
  table.wait(60_000);
  kick(table, eve);
  return table;
}

describe("a player who was kicked", () => {
  it("[T-kick] cannot come back as another guest on the same device, all evening long", () => {
    const table = afterKick();
    table.wait(5 * KICKED_WAY_MS);
    const again = { device: "eve's", since: LONG_AGO, way: "another network" };
    expect(table.refusal(joining(table, again, { userId: "guest two" }))).toBe("kicked");
  });

  it("[T-kick] cannot come back immediately in a private window, by the same network and kind of browser", () => {
    const table = afterKick();
    table.wait(1_000);
    const fresh = { device: "new", since: table.now, way: HOME };
    expect(table.refusal(joining(table, fresh))).toBe("kicked");
    table.wait(KICKED_WAY_MS);
    expect(table.do(joining(table, { ...fresh, since: table.now })).playerId).toBeDefined();
  });

  it("[T-kick] cannot come back to an older seat that they had given up", () => {
    const table = new Table();
    table.join("Ada");
    const cameFrom = { device: "eve's", since: LONG_AGO };
    const first = table.join("Eve", { cameFrom });
    const { playerId: second } = table.do(joining(table, cameFrom));
    if (second === undefined) throw new Error("no second seat");
    kick(table, second);
    expect(table.refusal({ type: "rejoin", playerId: first })).toBe("kicked");
  });

  it("[T-kick] cannot take a seat by a friend's link, which the friend may open on a device of their own", () => {
    const table = afterKick();
    const bo = table.join("Bo", { cameFrom: { device: "bo's", since: LONG_AGO } });
    table.do({
      type: "invite",
      actor: { kind: "player", playerId: bo },
      ticket: { id: "t", kind: "seat", playerId: bo, until: table.now + 60_000 },
    });
    const opened = (cameFrom: CallerOrigin): Input => ({ type: "redeem", ticketId: "t", cameFrom });
    expect(table.refusal(opened({ device: "eve's", since: LONG_AGO }))).toBe("kicked");
    // Bo's own tablet, which the room does not know, comes the same way; it is let in because Bo invited it.
    const tablet = { device: "bo's tablet", since: table.now, way: HOME };
    expect(table.do(opened(tablet)).playerId).toBe(bo);
  });

  it("[T-kick] cannot join the crowd", async () => {
    const table = afterKick();
    const { section, show } = crowdOf(0);
    const frame = frameOf(1, { kicked: kickedMarks(table.state) });
    await show(frame);
    const come = (device: string) =>
      section.come(frame.seat.sessionPlayerId, { device, since: LONG_AGO });
    expect(await come("eve's")).toEqual({ refused: "kicked" });
    expect(await come("bo's")).toMatchObject({ member: 1 });
  });

  it("[T-kick] keeps nobody else out who was at the door before, or comes by another way", () => {
    const table = afterKick();
    const before = { device: "bo's", since: table.now - 60_000, way: HOME };
    expect(table.do(joining(table, before)).playerId).toBeDefined();
    const other = { device: "cleo's", since: table.now, way: "home, another phone" };
    expect(table.do(joining(table, other)).playerId).toBeDefined();
  });

  it("[T-kick] keeps nobody out of a class that comes with the same tablets by one address", () => {
    const table = new Table();
    const tablet = (number: number) => ({
      device: `tablet ${number}`,
      since: table.now,
      way: HOME,
    });
    const seats = Array.from({ length: 8 }, (_, at) =>
      table.join(`Pupil ${at}`, { cameFrom: tablet(at) }),
    );
    table.wait(60_000);
    for (const seat of seats.slice(3, 4)) kick(table, seat);
    table.wait(1_000);
    for (let late = 8; late < 32; late++) {
      expect(table.do(joining(table, tablet(late))).playerId).toBeDefined();
    }
    expect(table.refusal(joining(table, { ...tablet(3), since: LONG_AGO }))).toBe("kicked");
  });
});

describe("one phone", () => {
  it("[T-one] has one seat: a player who takes a second one gives up the first", () => {
    const table = new Table();
    const cameFrom = { device: "ada's", since: LONG_AGO };
    const first = table.join("Ada", { cameFrom });
    table.join("Bo", { cameFrom: { device: "bo's", since: LONG_AGO } });
    const outcome = table.do(joining(table, cameFrom));
    expect(table.state.seats[first]?.status).toBe("quit");
    expect(outcome.closings).toContainEqual({ who: first, code: CLOSE.moved });
    expect(
      Object.values(table.state.seats).filter(({ status }) => status === "seated").length,
    ).toBe(2);
  });

  it("[T-one] that goes back to an earlier seat gives up the one it has taken since", () => {
    const table = new Table();
    const cameFrom = { device: "ada's", since: LONG_AGO };
    const first = table.join("Ada", { cameFrom });
    const { playerId: second } = table.do(joining(table, cameFrom));
    if (second === undefined) throw new Error("no second seat");
    const { playerId, closings } = table.do({ type: "rejoin", playerId: first });
    expect(playerId).toBe(first);
    expect(closings).toContainEqual({ who: second, code: CLOSE.moved });
    expect(table.state.seats[first]?.status).toBe("seated");
    expect(table.state.seats[second]?.status).toBe("quit");
  });

  it("[T-one] keeps its seat if a second one is refused", () => {
    const table = new Table();
    const cameFrom = { device: "ada's", since: LONG_AGO };
    const first = table.join("Ada", { cameFrom });
    expect(table.refusal(joining(table, cameFrom, { alias: "" }))).toBe("alias_required");
    expect(table.state.seats[first]?.status).toBe("seated");
  });

  it("[T-one] that receives a seat by link gives up its own, and the old phone is free", () => {
    const table = new Table();
    const [tablet, phone] = [
      { device: "tablet", since: LONG_AGO },
      { device: "phone", since: LONG_AGO },
    ];
    const ada = table.join("Ada", { cameFrom: phone });
    const second = table.join("Ada too", { cameFrom: tablet });
    table.do({
      type: "invite",
      actor: { kind: "player", playerId: ada },
      ticket: { id: "t", kind: "seat", playerId: ada, until: table.now + 60_000 },
    });
    table.do({ type: "redeem", ticketId: "t", cameFrom: tablet });
    expect(table.state.seats[second]?.status).toBe("quit");
    const { playerId } = table.do(joining(table, phone));
    expect(playerId).not.toBe(ada);
    expect(table.state.seats[ada]).toMatchObject({ status: "seated", device: "tablet" });
  });
});
