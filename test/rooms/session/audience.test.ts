import { describe, expect, it } from "vitest";
import { AUDIENCE_MAX } from "../../../src-shared/catalog/limits.ts";
import { ROBOT_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { face, joining, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

const names = (count: number) => Array.from({ length: count }, (_, at) => `Player ${at + 1}`);

/** A room for ten in which every seat is taken. */
function fullTable(): { table: Table; seats: PlayerId[] } {
  const table = new Table();
  return { table, seats: names(10).map((name) => table.join(name)) };
}

/** Colour and badge of every seat outside the audience. */
function looks(table: Table): string[] {
  return Object.values(table.topic("sessionPlayersUpdated"))
    .filter(({ audience }) => !audience)
    .map(({ hexColor, badge }) => `${hexColor} ${badge}`);
}

function isAudience(table: Table, id: PlayerId): boolean | undefined {
  return table.topic("sessionPlayersUpdated")[id]?.audience;
}

describe("the look of a seat", () => {
  it("[SE1] has a colour and a badge that nobody else has, robots included", () => {
    const { table } = fullTable();
    expect(new Set(looks(table)).size).toBe(10);
  });

  it("[SE1] stays unlike the others' when a new player sits down and an earlier one comes back", () => {
    const { table, ada } = twoAtTable();
    table.do({ type: "quit", playerId: ada });
    table.join("Cy");
    table.do({ type: "rejoin", playerId: ada });
    expect(new Set(looks(table)).size).toBe(3);
  });

  it("[SE1] is unlike the others' for a watcher who moves up from the audience", () => {
    const { table, seats } = fullTable();
    for (let watcher = 0; watcher < 8; watcher++) table.join("Watcher", { audience: true });
    for (const id of seats.slice(3)) table.do({ type: "quit", playerId: id });
    expect(looks(table)).toHaveLength(10);
    expect(new Set(looks(table)).size).toBe(10);
  });
});

describe("a full room", () => {
  it("[SE2] refuses the eleventh player, unless they agree to watch", () => {
    const { table } = fullTable();
    expect(table.refusal(joining("Late", face(11)))).toBe("error.max_players_reached");
    const late = table.join("Late", { audience: true });
    expect(isAudience(table, late)).toBe(true);
    expect(table.topic("usedAvatars")).toHaveLength(10);
  });

  it("[SE2] lets its audience react and bet, but not fight", () => {
    const { table } = fullTable();
    const late = table.join("Late", { audience: true });
    table.start({ includeTutorial: false });
    table.until("BET");
    table.player(late, { topic: "reaction", body: { reaction: "clap" } });
    expect(table.events.at(-1)).toEqual({
      topic: "reaction",
      body: { playerId: late, reaction: "clap" },
    });
    expect(table.move(late, { type: "bet", call: "WIN" })).toBe("ok");
    expect(table.topic("playersUpdated")[late]).toBeUndefined();
  });

  it("[SE2] gives a free seat to the person who has watched longest", () => {
    const { table, seats } = fullTable();
    const [first, second] = [
      table.join("First", { audience: true }),
      table.join("Second", { audience: true }),
    ];
    table.do({ type: "quit", playerId: seats[4] ?? first });
    expect([isAudience(table, first), isAudience(table, second)]).toEqual([false, true]);
  });

  it("[SE2] moves a watcher up in mid-game, who fights from the next round on", () => {
    const { table, seats } = fullTable();
    const late = table.join("Late", { audience: true });
    table.start({ includeTutorial: false });
    table.until("PROGRAM");
    table.host({ topic: "requestPlayerKick", body: { playerId: seats[9] ?? late } });
    expect(table.topic("playersUpdated")[late]?.score).toBe(0);
    table.until("ROUND_SUMMARY");
    table.until("PROGRAM");
    expect(table.topic("stage").waitingFor[late]).toBe(true);
  });

  it("[SE2] moves a watcher with a taken face up once they pick a free one", () => {
    const { table, seats } = fullTable();
    const { playerId: twin } = table.do(joining("Twin", face(0), { audience: true }));
    if (twin === undefined) throw new Error("no seat");
    table.do({ type: "quit", playerId: seats[9] ?? twin });
    expect(isAudience(table, twin)).toBe(true);
    table.do({ type: "updateSeat", playerId: twin, avatarSrc: face(20) });
    expect(isAudience(table, twin)).toBe(false);
  });

  it("[SE2] has room for a hundred watchers and no more", () => {
    const { table } = fullTable();
    const watch = joining("Watcher", face(0), { audience: true });
    for (let watcher = 0; watcher < AUDIENCE_MAX; watcher++) table.do(watch);
    expect(table.refusal(watch)).toBe("error.max_players_reached");
  });

  it("[SE2] makes the players who sat down last watch when a game with fewer seats is chosen", () => {
    const table = new Table({ gameType: "SNAPTION" });
    const people = names(12).map((name) => table.join(name));
    table.robot();
    table.host({ topic: "requestNewGameType", body: { gameType: "RPS_SHOOT" } });
    expect(people.map((id) => isAudience(table, id))).toEqual([
      ...Array.from({ length: 10 }, () => false),
      true,
      true,
    ]);
    table.start();
    expect(Object.keys(table.topic("playersUpdated"))).toHaveLength(10);
  });
});

describe("robots", () => {
  it("[SE5] sit down with robot faces, each its own, until there are no more seats", () => {
    const table = new Table();
    for (let seat = 0; seat < 10; seat++) table.robot();
    const seats = Object.values(table.topic("sessionPlayersUpdated"));
    expect(new Set(seats.map(({ avatarSrc }) => avatarSrc)).size).toBe(10);
    const faces = ROBOT_AVATARS.map(({ src }) => src);
    for (const { avatarSrc, robot } of seats) {
      expect(robot).toBe(true);
      expect(faces).toContain(avatarSrc);
    }
    const more = { topic: "requestAddAiPlayer", body: {} } as const;
    expect(table.tryAs({ kind: "host" }, more)).toBe("error.max_players_reached");
  });

  it("[SE5] play a whole game among themselves, always done before the deadline", () => {
    const table = new Table();
    for (let seat = 0; seat < 5; seat++) table.robot();
    table.start({ includeTutorial: false, numberOfRounds: 2 });
    while (table.stage !== "GAME_END") {
      const before = table.state.clock.stage;
      table.tick();
      const { stage } = table.state.clock;
      if (before.kind === "input" && stage.stageId !== before.stageId) {
        expect(table.now, before.name).toBeLessThan(before.fullEndsAt ?? 0);
      }
    }
    expect(table.topic("gameEnd").podium).toHaveLength(5);
  });
});
