import { describe, expect, it } from "vitest";
import type { AnyGame } from "../../../src-rooms/games/game.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { needsUpgrade } from "../../../src-rooms/session/upgrade.ts";
import { Table } from "../../support/table.ts";

/** RPS_SHOOT as in a later build. */
function later(changes: Partial<AnyGame>): { RPS_SHOOT: AnyGame } {
  const { RPS_SHOOT } = GAMES;
  if (!RPS_SHOOT) throw new Error("no such game");
  return { RPS_SHOOT: { ...RPS_SHOOT, version: 2, ...changes } };
}

/** Two people in the middle of a game, in a room that then wakes with another build. */
function renewed(
  games: { RPS_SHOOT: AnyGame },
  plan: (table: Table) => void = () => {},
  play: (table: Table) => void = () => {},
): Table {
  const before = new Table();
  before.join("Ada");
  before.join("Bo");
  plan(before);
  before.start();
  play(before);
  const after = new Table({ games: { ...GAMES, ...games } });
  after.state = before.state;
  after.now = before.now;
  expect(needsUpgrade(after.state, games)).toBe(true);
  after.do({ type: "upgrade" });
  return after;
}

describe("a new build", () => {
  it("[SE70] continues a game whose state it can convert", () => {
    const seen: unknown[] = [];
    const table = renewed(
      later({
        migrate: (state, version) => {
          seen.push(version);
          return state;
        },
      }),
    );
    expect(seen).toEqual([1]);
    expect(table.state.game?.version).toBe(2);
    expect(needsUpgrade(table.state, table.games)).toBe(false);
    expect(table.state.clock.stage.name).not.toBe("LOBBY");
    expect(table.state.room.interrupted).toBeUndefined();
  });

  it.each([
    ["without a way", later({})],
    [
      "when the way fails",
      later({
        migrate: () => {
          throw new Error("another shape");
        },
      }),
    ],
  ])(
    "[SE70] ends a game it cannot convert, %s, and keeps seats and the choice of game",
    (_why, games) => {
      const table = renewed(games);
      const { room, game, seats, clock } = table.state;
      expect(game).toBeNull();
      expect(clock.stage.name).toBe("LOBBY");
      expect(Object.values(seats).map(({ alias }) => alias)).toEqual(["Ada", "Bo"]);
      expect(room.chosen?.gameType).toBe("RPS_SHOOT");
      expect(table.topic("gameSessionUpdated").interrupted).toBe(true);
      table.start();
      expect(table.state.game?.version).toBe(2);
      expect(table.topic("gameSessionUpdated").interrupted).toBeUndefined();
    },
  );

  it("[SE70] removes no game from the evening: the one it ended is the next again", () => {
    const entries = [
      { gameType: "RPS_SHOOT", length: 2 },
      { gameType: "SYNC_THINK", length: 3 },
    ] as const;
    const table = renewed(later({}), (before) => {
      before.host({ topic: "playlist", body: { entries: [...entries], handsFree: false } });
    });
    expect(table.topic("evening")?.next).toEqual(entries);
    table.start();
    expect(table.state.game?.settings.numberOfRounds).toBe(2);
    expect(table.topic("evening")?.next).toEqual(entries.slice(1));
  });

  it("[SE70] leaves the podium of a finished game, which already counted, for the standing", () => {
    const entries = [
      { gameType: "RPS_SHOOT", length: 1 },
      { gameType: "SYNC_THINK", length: 3 },
    ] as const;
    const table = renewed(
      later({}),
      (before) => {
        before.host({ topic: "playlist", body: { entries: [...entries], handsFree: false } });
      },
      (before) => before.until("GAME_END"),
    );
    expect(table.stage).toBe("STANDING");
    expect(table.topic("gameSessionUpdated")).toMatchObject({ gameType: "SYNC_THINK" });
    expect(table.topic("gameSessionUpdated").interrupted).toBeUndefined();
    expect(table.topic("evening")).toMatchObject({ next: entries.slice(1), played: [{}] });
  });

  it("[SE70] leaves a game in the present shape alone", () => {
    const table = new Table();
    table.join("Ada");
    table.join("Bo");
    table.start();
    const before = table.state;
    table.do({ type: "upgrade" });
    expect(table.state).toEqual(before);
    expect(needsUpgrade(before, GAMES)).toBe(false);
  });
});
