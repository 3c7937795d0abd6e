import { describe, expect, it } from "vitest";
import { CLOSED_SEATS_MAX, PLAYERS_A_GAME_MAX } from "../../../src-shared/catalog/limits.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { playerId, playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { Table } from "../../support/table.ts";

const FACE = PLAYER_AVATARS.at(-1)?.src ?? "";

/** A visitor with the room's code joins and quits, this many times. */
function visit(table: Table, times: number): void {
  for (let visitor = 0; visitor < times; visitor++) {
    const { playerId: id } = table.do({
      type: "join",
      alias: "Visitor",
      avatarSrc: FACE,
      audience: true,
      asHost: false,
    });
    if (id === undefined) throw new Error("no seat");
    table.do({ type: "quit", playerId: id });
  }
}

const sizeOf = ({ state }: Table) => JSON.stringify(state).length;

/** A table of two people. */
function small(): Table {
  const table = new Table();
  table.join("Ada");
  table.join("Bo");
  return table;
}

describe("a room that strangers join and leave", () => {
  it.each<[string, (table: Table) => void]>([
    ["in its lobby", () => {}],
    ["while a game runs", (table) => table.start({ includeTutorial: false })],
  ])("[T-seats] is, after 10,000 of them %s, as small as after 100", (_when, begin) => {
    const [hundred, thousands] = [small(), small()];
    begin(hundred);
    begin(thousands);
    visit(hundred, 100);
    visit(thousands, 10_000);
    // Numbers are two digits longer.
    expect(sizeOf(thousands)).toBeLessThan(1.1 * sizeOf(hundred));
    const most = 2 + CLOSED_SEATS_MAX + PLAYERS_A_GAME_MAX;
    expect(playerIdsOf(thousands.state.seats).length).toBeLessThanOrEqual(most);
    expect(playerIdsOf(thousands.state.presence.seats)).toEqual(playerIdsOf(thousands.state.seats));
  });

  it("[T-seats] gives no number out twice, and lets the newest one come back", () => {
    const table = small();
    visit(table, 200);
    const last = playerId(202);
    expect(table.state.room.nextPlayerId).toBe(203);
    expect(table.do({ type: "rejoin", playerId: last }).playerId).toBe(last);
    expect(table.refusal({ type: "rejoin", playerId: playerId(3) })).toBe("player_not_found");
  });

  it("[T-seats] forgets nobody who is in its game or on its podium, or who leads it", () => {
    const table = small();
    const cy = table.join("Cy");
    table.start({ includeTutorial: false });
    table.do({ type: "quit", playerId: cy });
    visit(table, 500);
    expect(table.state.seats[cy]?.alias).toBe("Cy");
    table.host({ topic: "requestEndGame", body: {} });
    table.host({ topic: "requestEndGame", body: {} });
    visit(table, 500);
    expect(table.state.seats[cy]?.alias).toBe("Cy");
    // Ada leads this one and quits; nobody stays to whom the rights could pass.
    const other = new Table();
    const ada = other.join("Ada");
    other.do({ type: "quit", playerId: ada });
    visit(other, 500);
    other.do({ type: "rejoin", playerId: ada });
    expect(other.topic("gameSessionUpdated").gameOwnerPlayerId).toBe(ada);
  });

  it("[T-seats] still refuses an account that was kicked, however many join after it", () => {
    const table = small();
    const eve = table.join("Eve", { userId: "eve" });
    table.host({ topic: "requestPlayerKick", body: { playerId: eve } });
    visit(table, 500);
    const again = {
      type: "join",
      alias: "Eve",
      avatarSrc: FACE,
      audience: true,
      asHost: false,
      userId: "eve",
    } as const;
    expect(table.refusal(again)).toBe("kicked");
  });

  it("[T-seats] [SE3] remembers who was kicked, and who quit, however many robots leave after them", () => {
    const table = small();
    const eve = table.join("Eve", { userId: "eve" });
    const cy = table.join("Cy");
    table.do({ type: "quit", playerId: cy });
    table.host({ topic: "requestPlayerKick", body: { playerId: eve } });
    for (let count = 0; count < 100; count++) {
      table.host({ topic: "requestPlayerKick", body: { playerId: table.robot() } });
    }
    expect(table.refusal({ type: "rejoin", playerId: eve })).toBe("kicked");
    expect(table.do({ type: "rejoin", playerId: cy }).playerId).toBe(cy);
    expect(playerIdsOf(table.state.seats).length).toBeLessThan(50);
  });

  it("[T-seats] has no more players in one game than the limit, robots and the crowd included", () => {
    const table = small();
    table.start({ includeTutorial: false });
    const add = () => table.tryAs({ kind: "host" }, { topic: "requestAddAiPlayer", body: {} });
    for (let count = 2; count < PLAYERS_A_GAME_MAX; count++) {
      const robot = table.robot();
      table.host({ topic: "requestPlayerKick", body: { playerId: robot } });
    }
    expect(table.state.game?.players.length).toBe(PLAYERS_A_GAME_MAX);
    expect(add()).toBe("error.max_players_reached");
    const crowd = { topic: "openCrowd", body: { alias: "All of us" } } as const;
    expect(table.tryAs({ kind: "host" }, crowd)).toBe("error.max_players_reached");
    expect(table.state.game?.players.length).toBe(PLAYERS_A_GAME_MAX);
  });

  it("[T-moved] reports a moved seat to the night's reel, however many join after it", () => {
    const table = small();
    const cy = table.join("Cy");
    const play = () => {
      table.start({ includeTutorial: false });
      table.host({ topic: "requestEndGame", body: {} });
      table.host({ topic: "requestEndGame", body: {} });
    };
    play();
    const ticket = { id: "cy's", kind: "seat", playerId: cy, until: table.now + 60_000 } as const;
    table.do({ type: "invite", actor: { kind: "host" }, ticket });
    table.do({ type: "redeem", ticketId: ticket.id });
    table.do({ type: "quit", playerId: cy });
    play();
    visit(table, 500);
    play();
    const told = table.outbox.flatMap((row) => (row.kind === "reel" ? [row.body] : []));
    // The phone from which Cy's seat was moved still has a token of the seat as it was.
    expect(told.at(-1)).toMatchObject({ moves: { [cy]: 1 } });
  });
});
