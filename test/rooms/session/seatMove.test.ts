import { describe, expect, it } from "vitest";
import { ONE_TIME_LINK_MS } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Actor } from "../../../src-rooms/session/model/inputs.ts";
import { duelIn, phoneOf, PAPERS, programAll, ROCKS, twoAtTable } from "../../support/stories.ts";
import { replayed } from "../../support/simulation.ts";
import type { Table } from "../../support/table.ts";

const HOST: Actor = { kind: "host" };

let links = 0;

/** Requests a link that moves this seat; returns its id. */
function link(table: Table, actor: Actor, playerId: PlayerId): string {
  const { id, ...invite } = wish(table, actor, playerId);
  table.do(invite);
  return id;
}

function wish(table: Table, actor: Actor, playerId: PlayerId) {
  links += 1;
  const ticket = { id: `link ${links}`, kind: "seat", playerId, until: table.now + 1e9 } as const;
  return { type: "invite", actor, ticket, id: ticket.id } as const;
}

const open = (ticketId: string) => ({ type: "redeem", ticketId }) as const;

describe("a seat that moves to another phone", () => {
  it("[SE46] keeps its points, and a robot plays until the new phone is there", () => {
    const { table, ada, bo } = duelIn("PROGRAM", { numberOfRounds: 2 });
    programAll(table, ada, ROCKS);
    programAll(table, bo, PAPERS);
    table.until("ROUND_SUMMARY");
    const points = table.scores()[bo];
    expect(points).toBeGreaterThan(0);
    const paper = link(table, phoneOf(bo), bo);
    const { closings, playerId } = table.do(open(paper));
    expect(playerId).toBe(bo);
    expect(table.scores()[bo]).toBe(points);
    expect(closings).toEqual([{ who: bo, code: CLOSE.moved }]);
    expect(table.topic("sessionPlayersUpdated")[bo]).toMatchObject({ autopilot: true });
    expect(table.topic("websocketConnectionUpdated").players[bo]).toBe("gone");
    table.until("PROGRAM");
    programAll(table, ada, PAPERS);
    const begun = table.now;
    table.until("SHOOT");
    expect(table.now - begun).toBeLessThan(20_000);
    // Bo's new phone connects: the robot hands the seat back, and nothing is lost.
    table.connect(bo);
    expect(table.topic("sessionPlayersUpdated")[bo]).toMatchObject({ autopilot: false });
    expect(table.scores()[bo]).toBeGreaterThanOrEqual(points ?? 0);
    expect(table.state.seats[bo]?.moves).toBe(1);
    expect(replayed(table)).toEqual(table.state);
  });

  it("[T-moved] is reported to the night's reel", () => {
    const { table, bo } = duelIn("PROGRAM", { numberOfRounds: 1 });
    table.until("GAME_END");
    table.outbox.length = 0;
    table.do(open(link(table, phoneOf(bo), bo)));
    const [row] = table.outbox.filter(({ kind }) => kind === "reel");
    expect(row?.body).toMatchObject({ moves: { [bo]: 1 } });
  });

  it("[SE46] goes only to the first device that opens the link", () => {
    const { table, bo } = twoAtTable();
    const paper = link(table, phoneOf(bo), bo);
    table.do(open(paper));
    expect(table.refusal(open(paper))).toBe("link_used");
    expect(table.refusal(open("never made"))).toBe("link_used");
    expect(table.state.seats[bo]?.moves).toBe(1);
  });

  it("[SE46] is given again to the device that has it, if that received no response", () => {
    const { table, bo } = twoAtTable();
    const paper = link(table, phoneOf(bo), bo);
    const openOn = (device: string) => ({ ...open(paper), cameFrom: { device, since: table.now } });
    table.do(openOn("new phone"));
    table.connect(bo);
    const { playerId, closings } = table.do(openOn("new phone"));
    expect(playerId).toBe(bo);
    // It is the same phone: the seat does not move again, and nobody is disconnected.
    expect(closings).toEqual([]);
    expect(table.state.seats[bo]?.moves).toBe(1);
    expect(table.topic("websocketConnectionUpdated").players[bo]).toBe("here");
    expect(table.refusal(openOn("third phone"))).toBe("link_used");
    expect(table.refusal(open(paper))).toBe("link_used");
    // Once the seat has moved on to another phone, this one's link is useless.
    const next = link(table, { kind: "host" }, bo);
    table.do({ ...open(next), cameFrom: { device: "third phone", since: table.now } });
    expect(table.refusal(openOn("new phone"))).toBe("link_used");
    table.do({ type: "quit", playerId: bo });
    const from = { device: "third phone", since: table.now };
    expect(table.refusal({ ...open(next), cameFrom: from })).toBe("link_used");
  });

  it("[SE45] [SE46] has a link that works for three minutes, and only the newest", () => {
    const { table, ada, bo } = twoAtTable();
    const [first, second] = [link(table, phoneOf(bo), bo), link(table, phoneOf(bo), bo)];
    expect(table.refusal(open(first))).toBe("link_used");
    table.wait(ONE_TIME_LINK_MS);
    expect(table.refusal(open(second))).toBe("link_expired");
    expect(table.state.seats[bo]?.moves).toBeUndefined();
    // Another player's link stays valid.
    const [mine, theirs] = [link(table, phoneOf(ada), ada), link(table, phoneOf(bo), bo)];
    expect(table.do(open(mine)).playerId).toBe(ada);
    expect(table.do(open(theirs)).playerId).toBe(bo);
  });

  it("[SE45] whose link is too late is forgotten when somebody makes another", () => {
    const { table, ada, bo } = twoAtTable();
    link(table, phoneOf(ada), ada);
    table.wait(ONE_TIME_LINK_MS - 1);
    const inTime = link(table, phoneOf(bo), bo);
    expect(table.state.room.tickets).toHaveLength(2);
    table.wait(1);
    const next = link(table, HOST, bo);
    expect(table.state.room.tickets?.map(({ id }) => id)).toEqual([next]);
    expect(inTime).not.toBe(next);
  });

  it("[SE45] can be moved by the person who sits in it and by the host", () => {
    const { table, ada, bo } = twoAtTable();
    const robot = table.robot();
    const crowd = table.openCrowd(1);
    expect(table.refusal(wish(table, phoneOf(bo), ada))).toBe("not_yours");
    expect(table.refusal(wish(table, { kind: "spectator" }, ada))).toBe("not_yours");
    expect(table.refusal(wish(table, HOST, robot))).toBe("player_not_found");
    expect(table.refusal(wish(table, HOST, crowd))).toBe("player_not_found");
    expect(table.do(open(link(table, HOST, bo))).playerId).toBe(bo);
    table.host({ topic: "requestPlayerKick", body: { playerId: bo } });
    expect(table.refusal(wish(table, HOST, bo))).toBe("player_not_found");
  });

  it("[SE46] without a phone is played by a robot as soon as the link is made", () => {
    const { table, ada, bo } = duelIn("PROGRAM");
    table.disconnect(bo);
    const paper = link(table, HOST, bo);
    expect(table.topic("sessionPlayersUpdated")[bo]).toMatchObject({ autopilot: true });
    programAll(table, ada, PAPERS);
    const begun = table.now;
    table.until("SHOOT");
    expect(table.now - begun).toBeLessThan(20_000);
    expect(table.do(open(paper)).playerId).toBe(bo);
  });

  it("[SE46] in the audience has no robot to keep it warm", () => {
    const { table } = duelIn("PROGRAM");
    let watcher = table.join("Watcher", { audience: true });
    while (!table.state.seats[watcher]?.audience) {
      watcher = table.join("Watcher", { audience: true });
    }
    table.connect(watcher);
    table.disconnect(watcher);
    const paper = link(table, HOST, watcher);
    expect(table.topic("sessionPlayersUpdated")[watcher]).toMatchObject({ autopilot: false });
    table.do(open(paper));
    expect(table.topic("sessionPlayersUpdated")[watcher]).toMatchObject({ autopilot: false });
  });

  it("[SE46] does not move if the host kicks its player before the link is opened", () => {
    const { table, bo } = twoAtTable();
    const paper = link(table, phoneOf(bo), bo);
    table.host({ topic: "requestPlayerKick", body: { playerId: bo } });
    expect(table.refusal(open(paper))).toBe("player_not_found");
  });
});
