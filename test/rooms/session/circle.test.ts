import { describe, expect, it } from "vitest";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { replayed } from "../../support/simulation.ts";
import { Table } from "../../support/table.ts";
import { toyGame } from "../../support/toy-game/rules.ts";

const GAMES = { SYNC_THINK: toyGame };

/** A game that has been played to its podium. */
function podium() {
  const table = new Table({ gameType: "SYNC_THINK", games: GAMES });
  const seats = [table.join("Ada"), table.join("Ben"), table.join("Cleo")] as const;
  table.host({ topic: "startGame", body: {} });
  for (let count = 0; table.stage !== "GAME_END" && count < 200; count++) table.tick();
  return { table, seats };
}

const joins = (playerId: PlayerId, userId: string, circleId = "friday", gone?: string) =>
  ({ type: "circle", playerId, circleId, userId, ...(gone !== undefined && { gone }) }) as const;

const told = (table: Table) => table.outbox.filter(({ kind }) => kind === "seatOwner");

describe("a circle of friends", () => {
  it("[SE94] is chosen by the first player who joins one, and every screen is told which", () => {
    const { table, seats } = podium();
    expect(table.topic("circle")).toBeUndefined();
    table.do(joins(seats[0], "ada"));
    expect(table.topic("circle")).toEqual({ circleId: "friday" });
    expect(table.refusal(joins(seats[1], "ben", "another"))).toBe("circle_taken");
    table.do(joins(seats[1], "ben"));
    // The circle has been deleted since, so another may take its place.
    table.do(joins(seats[2], "cleo", "another", "friday"));
    expect(table.topic("circle")).toEqual({ circleId: "another" });
  });

  it("[SE94] is for people who played, not for latecomers or robots", () => {
    const { table } = podium();
    const late = table.join("Dan");
    expect(table.refusal(joins(late, "dan"))).toBe("not_yours");
    const { playerId: robot } = table.host({ topic: "requestAddAiPlayer", body: {} });
    if (robot === undefined) throw new Error("no robot");
    expect(table.refusal(joins(robot, "robo"))).toBe("player_not_found");
    expect(table.topic("circle")).toBeUndefined();
  });

  it("[SE95] gives a seat without an account its owner, once", () => {
    const { table, seats } = podium();
    table.do(joins(seats[0], "ada"));
    table.do(joins(seats[0], "somebody else"));
    const { roomId } = table.state.room;
    expect(told(table).map(({ body }) => body)).toEqual([
      { roomId, playerId: seats[0], userId: "ada" },
    ]);
    expect(replayed(table)).toEqual(table.state);
  });
});
